// The ring round a control that has the keyboard, of two colours, so that it is seen on any ground: shown, onPaper.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    required property bool shown
    property bool onPaper

    anchors.fill: parent
    anchors.margins: -Theme.px(4)
    radius: height / 2
    color: "transparent"
    border.width: Math.max(2, Theme.px(2))
    border.color: onPaper ? Theme.jadeDeep : Theme.focus
    visible: shown

    Rectangle {
        readonly property real line: Math.max(1, Theme.px(1.5))

        anchors.fill: parent
        anchors.margins: -line
        radius: root.radius + line
        color: "transparent"
        border.width: line
        border.color: root.onPaper ? Theme.focus : Theme.ink
    }
}
