// Says that the chosen rules wait for the next match, and begins it: text, no height without one; newMatchWanted().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string text

    signal newMatchWanted

    visible: text !== ""
    height: visible ? Math.max(words.height, button.height) + 2 * Theme.space2 : 0

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.chromeLine
    }

    GameText {
        id: words

        anchors.left: parent.left
        anchors.right: button.left
        anchors.rightMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        color: Theme.chromeText
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
    }

    PillButton {
        id: button

        objectName: "settings_begin"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("New match")
        primary: true
        onClicked: root.newMatchWanted()
    }
}
