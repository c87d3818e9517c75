// A role by shape, sign and word: role "emperor" "guard" "commoner", text.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    required property string role
    required property string text

    implicitWidth: label.implicitWidth + Theme.px(36)
    implicitHeight: Theme.px(28)
    radius: height / 2
    color: Theme.panelSolid
    border.color: Theme.gold

    Text {
        id: label

        anchors.centerIn: parent
        text: root.text
        color: Theme.goldSoft
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.textSmall
    }
}
