// A window with one sentence and a button, for what is wrong before there is a table: sentence.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Window {
    id: root

    required property string sentence

    width: 560
    height: Math.max(190, words.implicitHeight + button.implicitHeight + 3 * Theme.space5)
    minimumWidth: 360
    minimumHeight: 160
    visible: true
    title: qsTr("Baohuang")
    color: Theme.feltDark

    GameText {
        id: words

        objectName: "notice"
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.space5
        text: root.sentence
        font.pixelSize: Theme.textButton
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    PillButton {
        id: button

        objectName: "notice_close"
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottomMargin: Theme.space5
        primary: true
        focus: true
        text: qsTr("Close")
        onClicked: root.close()
    }

    Shortcut {
        sequences: ["Esc", "Ctrl+Q"]
        onActivated: root.close()
    }
}
