// The name you go by at the table: name; chosen(name), empty for the word "you".
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property string name

    signal chosen(string name)

    spacing: Theme.space2

    GameText {
        text: qsTr("Your name")
        serif: true
        color: Theme.chromeAccent
        Accessible.ignored: true
    }

    Rectangle {
        width: parent.width
        height: Theme.control
        radius: Theme.radiusSmall
        color: Theme.chromeRaised
        border.width: field.activeFocus ? Math.max(2, Theme.px(2)) : 1
        border.color: field.activeFocus ? Theme.chromeAccent : Theme.chromeLine

        TextInput {
            id: field

            anchors.fill: parent
            anchors.leftMargin: Theme.space3
            anchors.rightMargin: Theme.space3
            verticalAlignment: TextInput.AlignVCenter
            activeFocusOnTab: true
            clip: true
            text: root.name
            maximumLength: 24
            color: Theme.chromeText
            selectionColor: Theme.chromeAccent
            selectByMouse: true
            font.family: Theme.sans
            font.pixelSize: Theme.textBody
            onEditingFinished: root.chosen(text.trim())

            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("Your name")
        }
    }
}
