// A message of one sentence that can be dismissed: text, tone, rule, shown, closeText, maximumWidth; dismissed().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    required property string text
    property string tone // "" "warning"
    property string rule // the number of the rule it follows from, in small print behind it
    property bool shown: text !== ""
    property string closeText: qsTr("Dismiss")
    property real maximumWidth: Theme.px(620)
    property string said // stays while it fades
    readonly property color accent: tone === "warning" ? Theme.cinnabar : Theme.jadeDeep

    signal dismissed

    onTextChanged: if (text !== "")
        said = text

    visible: opacity > 0
    opacity: shown ? 1 : 0
    implicitWidth: Theme.px(20) + label.width + number.room + closeButton.width + Theme.px(6)
    implicitHeight: Math.max(Theme.control, label.height + Theme.px(20))
    radius: Theme.px(12)
    color: Theme.paperRaised
    border.width: 1
    border.color: Theme.edge

    Accessible.role: Accessible.AlertMessage
    Accessible.name: rule === "" ? text : text + " " + rule

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.fast
        }
    }

    Rectangle {
        x: Theme.px(7)
        y: Theme.px(9)
        width: Theme.px(4)
        height: parent.height - 2 * y
        radius: width / 2
        color: root.accent
    }

    GameText {
        id: label

        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.maximumWidth - Theme.px(20) - number.room - closeButton.width)
        text: root.said
        color: Theme.ink
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    GameText {
        id: number

        readonly property real room: visible ? width + Theme.space3 : 0

        visible: text !== ""
        anchors.left: label.right
        anchors.leftMargin: Theme.space3
        y: label.y + label.height - height - Theme.px(1)
        text: root.rule
        color: Theme.inkSoft
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }

    CloseButton {
        id: closeButton

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.closeText
        colour: Theme.inkSoft
        onClicked: root.dismissed()
    }

    // What lies under it is not touched through it.
    TapHandler {
        acceptedButtons: Qt.AllButtons
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.dismissed()
    }
}
