// A name to be typed: label, name, longest, placeholder, text (as it stands); chosen(name).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    property string label: qsTr("Your name")
    required property string name
    readonly property alias text: field.text
    property int longest: 24
    property string placeholder // while nothing is typed

    signal chosen(string name)

    spacing: Theme.space2

    Item {
        width: parent.width
        height: heading.height

        GameText {
            id: heading

            text: root.label
            serif: true
            color: Theme.chromeAccent
            Accessible.ignored: true
        }

        GameText {
            visible: field.length >= root.longest
            anchors.right: parent.right
            anchors.baseline: heading.baseline
            text: qsTr("At most %1 characters").arg(root.longest)
            color: Theme.chromeTextSoft
            font.pixelSize: Theme.textSmall
        }
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
            Accessible.description: root.placeholder

            GameText {
                visible: field.length === 0 && field.preeditText === ""
                width: parent.width
                anchors.verticalCenter: parent.verticalCenter
                text: root.placeholder
                color: Theme.chromeTextSoft
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
