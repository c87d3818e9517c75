// Every key at a glance, over the table.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FloatingPanel {
    id: root

    required property KeysViewModel keys

    signal changeWanted

    name: heading.text
    closesOnClick: true
    implicitWidth: Theme.px(470) * 2 + Theme.space6 + Theme.space5 * 2
    implicitHeight: buttons.height + columns.height + Theme.space3 + Theme.space4 * 2

    GameText {
        id: heading

        x: Theme.space5
        anchors.verticalCenter: buttons.verticalCenter
        text: qsTr("Keys")
        serif: true
        color: Theme.goldSoft
        font.pixelSize: Theme.textTitle
        Accessible.ignored: true
    }

    Row {
        id: columns

        x: Theme.space5
        anchors.top: buttons.bottom
        anchors.topMargin: Theme.space3
        spacing: Theme.space6

        CheatColumn {
            width: Theme.px(470)
            rows: root.keys.left
        }

        CheatColumn {
            width: Theme.px(470)
            rows: root.keys.right
        }
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.space5
        y: Theme.space4
        spacing: Theme.space3

        PillButton {
            objectName: "keys_change"
            text: qsTr("Change keys")
            onClicked: root.changeWanted()
        }

        PillButton {
            objectName: "keys_close"
            focus: true
            text: qsTr("Back to the table")
            keyText: root.keys.clearCap
            onClicked: root.dismissed()
        }
    }
}
