// A name to be typed: label, name, longest, text (as it stands); chosen(name).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    property string label: qsTr("Your name")
    required property string name
    readonly property alias text: field.text
    property int longest: 24

    signal chosen(string name)

    spacing: Theme.space2

    GameText {
        text: root.label
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
        border.color: field.activeFocus ? Theme.chromeAccent : Theme.chromeControl

        TextInput {
            id: field

            anchors.fill: parent
            anchors.leftMargin: Theme.space3
            anchors.rightMargin: Theme.space3
            verticalAlignment: TextInput.AlignVCenter
            activeFocusOnTab: true
            clip: true
            text: root.name
            maximumLength: root.longest
            color: Theme.chromeText
            selectionColor: Theme.chromeAccent
            selectByMouse: true
            font.family: Theme.sans
            font.pixelSize: Theme.textBody
            onEditingFinished: root.chosen(text.trim())

            Accessible.role: Accessible.EditableText
            Accessible.name: root.label
        }
    }
}
