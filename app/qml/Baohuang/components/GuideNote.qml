// An explanation of what is new, at the top of the table: text, maximumWidth; understood().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    required property string text
    property real maximumWidth: Theme.px(520)

    signal understood

    solid: true
    visible: text !== ""
    implicitWidth: maximumWidth
    implicitHeight: Math.max(label.implicitHeight, button.implicitHeight) + Theme.px(14)
    border.color: Theme.jade

    Accessible.role: Accessible.Note
    Accessible.name: text

    GameText {
        id: label

        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        width: button.x - x - Theme.space3
        text: root.text
        color: Theme.jadeSoft
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    // What lies under it is not touched through it.
    TapHandler {
        acceptedButtons: Qt.AllButtons
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }

    PillButton {
        id: button

        objectName: "guide_understood"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(7)
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Got it")
        onClicked: root.understood()
    }
}
