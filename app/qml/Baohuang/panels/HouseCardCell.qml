// How many of one card are taken out: card, number (−1: no such card), spoken, focused; more(), fewer().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string card
    required property int number
    required property string spoken
    required property bool focused

    signal more
    signal fewer

    implicitHeight: visible ? Theme.control : 0
    opacity: number < 0 ? 0 : 1
    enabled: number >= 0

    Accessible.role: Accessible.SpinBox
    Accessible.name: spoken
    Accessible.ignored: number < 0
    Accessible.onIncreaseAction: root.more()
    Accessible.onDecreaseAction: root.fewer()
    Accessible.onPressAction: root.more()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.px(3)
        anchors.bottomMargin: Theme.px(3)
        radius: Theme.radiusSmall
        color: root.number > 0 ? Theme.chromeAccent : hover.hovered ? Theme.chromeHover : Theme.chromeRaised
        border.width: 1
        border.color: root.number > 0 ? Theme.chromeAccent : Theme.chromeControl

        FocusRing {
            anchors.margins: -Theme.px(3)
            shown: root.focused
            onPaper: !Theme.dark
        }
    }

    GameText {
        anchors.centerIn: parent
        text: root.number > 0 ? root.card + "  −" + root.number : root.card
        color: root.number > 0 ? Theme.chromeOnAccent : Theme.chromeText
        font.bold: root.number > 0
        Accessible.ignored: true
    }

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.more()
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.fewer()
    }
}
