// The ring round a control that has the keyboard: shown, onPaper.
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
}
