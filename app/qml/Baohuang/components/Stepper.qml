// One of a few words; its left half leads to the one before, its right half to the one after: label, words, current; chosen(index).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property string label // accessible name
    required property list<string> words
    required property int current

    signal chosen(int index)

    // The ends lie side by side.
    function step(by: int): void {
        const next = (root.current + by + root.words.length) % root.words.length;
        if (root.enabled && next !== root.current)
            root.chosen(next);
    }

    implicitWidth: Theme.px(144)
    implicitHeight: Theme.control
    activeFocusOnTab: enabled

    Accessible.role: Accessible.SpinBox
    Accessible.name: label + ", " + (words[current] ?? "")
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.step(1)
    Accessible.onDecreaseAction: root.step(-1)

    Keys.onLeftPressed: root.step(-1)
    Keys.onRightPressed: root.step(1)
    Keys.onSpacePressed: root.step(1)
    Keys.onReturnPressed: root.step(1)
    Keys.onEnterPressed: root.step(1)

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.px(4)
        anchors.bottomMargin: Theme.px(4)
        radius: height / 2
        color: hover.hovered ? Theme.chromeHover : Theme.chromeRaised
        border.width: 1
        border.color: Theme.chromeControl

        FocusRing {
            anchors.margins: -Theme.px(3)
            shown: root.activeFocus
            onPaper: !Theme.dark
        }
    }

    GameText {
        id: back

        objectName: "step_back"
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(36)
        text: "◀"
        color: Theme.chromeAccent
        font.pixelSize: Theme.textBody
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    GameText {
        anchors.left: back.right
        anchors.right: forth.left
        anchors.verticalCenter: parent.verticalCenter
        text: root.words[root.current] ?? ""
        color: Theme.chromeText
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(10)
        Accessible.ignored: true
    }

    GameText {
        id: forth

        objectName: "step_forth"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: back.width
        text: "▶"
        color: Theme.chromeAccent
        font.pixelSize: Theme.textBody
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: eventPoint => root.step(eventPoint.position.x < root.width / 2 ? -1 : 1)
    }
}
