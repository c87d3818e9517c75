// The card counter: what the other hands still hold by rank, and who has laid and let pass what.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Drawer {
    id: root

    required property GameViewModel game
    required property SettingsViewModel settings
    readonly property list<string> ids: ["off", "ranks", "shown"]
    readonly property bool whole: settings.counter === "shown"

    title: qsTr("Card counter")
    closeFirst: true
    implicitWidth: Math.round(Theme.px(342) * Theme.textFactor) + 2 * Theme.space5

    ChoicePills {
        id: modes

        objectName: "counter_modes"
        width: parent.width
        label: root.title
        options: [qsTr("Off"), qsTr("Still out"), qsTr("Also who showed what")]
        current: root.ids.indexOf(root.settings.counter)
        onChosen: index => root.settings.counter = root.ids[index]
    }

    Flickable {
        id: page

        objectName: "counter_page"
        anchors.top: modes.bottom
        anchors.topMargin: Theme.space3
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentWidth: width
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        visible: root.settings.counter !== "off"

        Column {
            id: column

            width: page.width
            spacing: Theme.px(1)

            GameText {
                width: parent.width
                text: qsTr("Still in the other four hands, out of all in the deck:")
                color: Theme.chromeTextSoft
                font.pixelSize: Theme.textSmall
                wrapMode: Text.Wrap
                bottomPadding: Theme.space1
            }

            Row {
                visible: root.whole
                leftPadding: Math.round(Theme.px(160) * Theme.textFactor)
                height: Theme.px(22)

                Repeater {
                    model: root.game.seats

                    GameText {
                        required property string avatarText
                        required property string name

                        width: Math.round(Theme.px(34) * Theme.textFactor)
                        horizontalAlignment: Text.AlignHCenter
                        text: avatarText
                        serif: true
                        color: Theme.chromeTextSoft
                        font.pixelSize: Theme.textSmall
                        Accessible.name: name
                    }
                }
            }

            Repeater {
                model: root.game.counter

                CounterLine {
                    width: column.width
                    whole: root.whole
                }
            }

            GameText {
                visible: root.whole
                width: parent.width
                topPadding: Theme.space2
                text: qsTr("Lowest play each seat has let pass; a pass proves nothing:")
                color: Theme.chromeTextSoft
                font.pixelSize: Theme.textSmall
                wrapMode: Text.Wrap
            }

            Repeater {
                model: root.game.letPass

                GameText {
                    required property string name
                    required property string plays

                    width: column.width
                    text: qsTr("%1: %2").arg(name).arg(plays)
                    color: Theme.chromeText
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.Wrap
                }
            }
        }
    }

    ScrollMark {
        of: page
    }
}
