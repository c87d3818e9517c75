// The first screen: language, name, variant, and whether to be taught or to play.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property FirstRunViewModel firstRun
    required property SettingsViewModel settings
    property string variant: settings.variant

    function begin(teach: bool): void {
        root.firstRun.begin(field.text, root.variant, teach);
    }

    visible: firstRun.shown
    focus: visible

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Welcome to Baohuang")

    Rectangle {
        anchors.fill: parent
        color: Theme.feltDark
    }

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.px(1200))
        height: Math.min(parent.height - Theme.px(30), Theme.px(680))
        radius: Theme.radiusSheet
        color: Theme.chrome
        border.width: 1
        border.color: Theme.chromeLine

        Column {
            id: start

            x: Theme.space6
            y: Theme.space5
            width: Theme.px(320)
            spacing: Theme.space4

            GameText {
                width: parent.width
                text: qsTr("Welcome to Baohuang")
                serif: true
                color: Theme.chromeText
                font.pixelSize: Theme.textLarge
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }

            GameText {
                width: parent.width
                text: qsTr("You and four computer players, four packs of cards: an Emperor, a Guard whom nobody knows, and three who want to bring them down.")
                color: Theme.chromeTextSoft
                wrapMode: Text.Wrap
            }

            ChoicePills {
                objectName: "first_language"
                width: parent.width
                label: qsTr("Language")
                options: [qsTr("System"), "中文", "English"]
                current: ["system", "zh", "en"].indexOf(root.settings.language)
                onChosen: index => root.settings.language = ["system", "zh", "en"][index]
            }

            NameField {
                id: field

                objectName: "first_name"
                width: parent.width
                name: root.settings.name
                placeholder: qsTr("“You” if left empty")
            }

            PillButton {
                objectName: "first_teach"
                width: parent.width
                jade: true
                onPaper: !Theme.dark
                text: qsTr("Teach me")
                onClicked: root.begin(true)
            }

            GameText {
                width: parent.width
                text: qsTr("“Teach me” explains everything the first time it comes up, in a real deal.")
                color: Theme.chromeTextSoft
                font.pixelSize: Theme.textSmall
                wrapMode: Text.Wrap
            }

            PillButton {
                objectName: "first_play"
                width: parent.width
                primary: true
                focus: true
                text: qsTr("Play")
                keyText: "⏎"
                onClicked: root.begin(false)
            }

            GameText {
                width: parent.width
                text: qsTr("Every region has its own rules. Qingdao is a good start; you can change it in the settings at any time.")
                color: Theme.chromeTextSoft
                font.pixelSize: Theme.textSmall
                wrapMode: Text.Wrap
            }
        }

        Flickable {
            objectName: "first_page"
            anchors.left: start.right
            anchors.leftMargin: Theme.space6
            anchors.right: parent.right
            anchors.rightMargin: Theme.space6
            y: Theme.space5
            height: parent.height - 2 * y
            clip: contentHeight > height
            contentWidth: width
            contentHeight: list.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height

            VariantList {
                id: list

                objectName: "first_variant"
                width: parent.width
                label: qsTr("Region")
                ids: root.settings.variantIds
                names: root.settings.variantNames
                notes: root.settings.variantAbouts
                current: root.variant
                onChosen: id => root.variant = id
            }
        }
    }
}
