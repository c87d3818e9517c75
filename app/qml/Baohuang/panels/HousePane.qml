// House rules: a variant copied, its fields changed, the file named, kept, chosen and shared.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Drawer {
    id: root

    required property HouseViewModel house

    title: qsTr("House rules")
    closeFirst: true
    implicitWidth: Theme.px(640)
    onOpenChanged: {
        if (open)
            house.open();
    }

    Column {
        id: head

        width: parent.width
        spacing: Theme.space3

        GameText {
            width: parent.width
            text: qsTr("A copy of %1; a gold bar marks what differs from it.").arg(root.house.parentName)
            color: Theme.chromeTextSoft
            font.pixelSize: Theme.textSmall
            wrapMode: Text.Wrap
        }

        NameField {
            objectName: "house_name"
            width: parent.width
            label: qsTr("Name of these rules")
            longest: root.house.longestName
            name: root.house.name
            onChosen: name => root.house.rename(name)
        }

        Flow {
            width: parent.width
            spacing: Theme.space2

            PillButton {
                objectName: "house_save"
                text: qsTr("Save and choose")
                primary: true
                enabled: root.house.sound
                onClicked: root.house.save()
            }

            PillButton {
                objectName: "house_import"
                text: qsTr("Open a file")
                onPaper: true
                onClicked: files.ask(false)
            }

            PillButton {
                objectName: "house_export"
                text: qsTr("Share")
                onPaper: true
                enabled: root.house.sound
                onClicked: files.ask(true)
            }

            PillButton {
                objectName: "house_remove"
                visible: root.house.kept
                text: qsTr("Delete")
                onPaper: true
                onClicked: root.house.remove()
            }
        }

        GameText {
            objectName: "house_told"
            width: parent.width
            visible: text !== ""
            text: root.house.told
            color: Theme.chromeAccent
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }

        Column {
            objectName: "house_faults"
            width: parent.width
            visible: !root.house.sound

            Repeater {
                model: root.house.faults

                GameText {
                    required property string modelData

                    width: parent.width
                    text: modelData
                    color: Theme.chromeFault
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.AlertMessage
                }
            }
        }
    }

    ScrollPage {
        objectName: "house_fields"
        anchors.top: head.bottom
        anchors.topMargin: Theme.space3
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: Theme.space2

        Repeater {
            model: root.open ? root.house.fields : null

            HouseField {
                width: parent?.width ?? 0
                house: root.house
            }
        }
    }

    // The dialogs of the desktop are loaded only when they are wanted.
    Loader {
        id: files

        function ask(writing: bool): void {
            setSource("HouseFiles.qml", {
                house: root.house,
                writing: writing
            });
        }

        Connections {
            target: files.item
            ignoreUnknownSignals: true

            function onDone(): void {
                files.source = "";
            }
        }
    }
}
