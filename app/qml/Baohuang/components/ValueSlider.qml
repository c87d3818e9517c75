// A value on a scale, with its label: text, valueText, from, to, stepSize, value, atRelease; moved(value).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property string text
    property string valueText
    property real from: 0
    property real to: 1
    property real stepSize: 0.1
    property real value
    property bool atRelease // a drag is told when it ends, for what moves the slider itself
    property real dragged // where the knob is meanwhile
    readonly property real shown: touch.pressed && atRelease ? dragged : value
    readonly property real share: to > from ? Math.max(0, Math.min(1, (shown - from) / (to - from))) : 0

    signal moved(real value)

    function stepped(wanted: real): real {
        const near = root.from + Math.round((wanted - root.from) / root.stepSize) * root.stepSize;
        return Math.max(root.from, Math.min(root.to, near));
    }

    function offer(wanted: real): void {
        const held = stepped(wanted);
        if (root.enabled && Math.abs(held - root.value) > root.stepSize / 1000)
            root.moved(held);
    }

    implicitWidth: Theme.px(320)
    implicitHeight: heading.height + Theme.control
    activeFocusOnTab: enabled
    opacity: enabled ? 1 : 0.5

    Accessible.role: Accessible.Slider
    Accessible.name: text
    Accessible.description: valueText
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.offer(root.value + root.stepSize)
    Accessible.onDecreaseAction: root.offer(root.value - root.stepSize)

    Keys.onLeftPressed: root.offer(root.value - root.stepSize)
    Keys.onRightPressed: root.offer(root.value + root.stepSize)
    Keys.onDownPressed: root.offer(root.value - root.stepSize)
    Keys.onUpPressed: root.offer(root.value + root.stepSize)

    GameText {
        id: heading

        anchors.left: parent.left
        anchors.right: reading.left
        anchors.rightMargin: Theme.space3
        text: root.text
        color: Theme.chromeText
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    GameText {
        id: reading

        anchors.right: parent.right
        text: root.valueText
        color: Theme.chromeTextSoft
        Accessible.ignored: true
    }

    Item {
        id: field

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Theme.control

        Rectangle {
            id: groove

            x: knob.width / 2
            width: parent.width - knob.width
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.px(6)
            radius: height / 2
            color: Theme.chromeControl
        }

        Rectangle {
            x: groove.x
            width: groove.width * root.share
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.px(6)
            radius: height / 2
            color: Theme.chromeAccent
        }

        Rectangle {
            id: knob

            x: groove.width * root.share
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(24)
            height: width
            radius: width / 2
            color: Theme.paperRaised
            border.width: Math.max(2, Theme.px(2))
            border.color: Theme.chromeAccent

            FocusRing {
                shown: root.activeFocus
                onPaper: !Theme.dark
            }
        }

        MouseArea {
            id: touch

            function pull(x: real): void {
                const wanted = root.from + (x - groove.x) / groove.width * (root.to - root.from);
                root.dragged = root.stepped(wanted);
                if (!root.atRelease)
                    root.offer(wanted);
            }

            anchors.fill: parent
            cursorShape: Qt.PointingHandCursor
            preventStealing: true
            onPressed: mouse => {
                root.forceActiveFocus(Qt.MouseFocusReason);
                pull(mouse.x);
            }
            onPositionChanged: mouse => pull(mouse.x)
            onReleased: {
                if (root.atRelease)
                    root.offer(root.dragged);
            }
            // Only where it was touched before: a pane that scrolls under the pointer changes nothing.
            onWheel: wheel => {
                wheel.accepted = root.activeFocus;
                if (root.activeFocus)
                    root.offer(root.value + (wheel.angleDelta.y > 0 ? root.stepSize : -root.stepSize));
            }
        }
    }
}
