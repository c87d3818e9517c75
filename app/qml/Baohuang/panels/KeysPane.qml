// Every key, to be changed: press a line, then the key that it shall have.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Drawer {
    id: root

    required property KeysViewModel keys

    title: qsTr("Keys")
    closeFirst: true
    implicitWidth: Theme.px(520)
    onOpenChanged: root.keys.cancel()

    Column {
        id: head

        width: parent.width
        spacing: Theme.space3

        // One place for two texts, so that the list stays where it is.
        Item {
            width: parent.width
            height: Math.max(usual.implicitHeight, Theme.textBody * 2.8)

            GameText {
                id: usual

                width: parent.width
                visible: root.keys.told === ""
                text: qsTr("Click a line, then press its new key. A gold bar marks a key you have changed.")
                color: Theme.chromeTextSoft
                font.pixelSize: Theme.textSmall
                wrapMode: Text.Wrap
            }

            GameText {
                objectName: "keys_told"
                anchors.fill: parent
                text: root.keys.told
                color: Theme.chromeAccent
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
        }

        PillButton {
            objectName: "keys_reset"
            text: qsTr("Reset all keys")
            onPaper: true
            enabled: !root.keys.usual
            onClicked: root.keys.reset()
        }
    }

    ScrollPage {
        objectName: "keys_list"
        anchors.top: head.bottom
        anchors.topMargin: Theme.space2
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom

        Repeater {
            model: root.open ? root.keys.rows : null

            KeyLine {
                width: parent?.width ?? 0
                keys: root.keys
            }
        }
    }
}
