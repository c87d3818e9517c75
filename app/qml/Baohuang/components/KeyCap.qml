// The key of a button, on a small cap: text, faint.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    required property string text
    property bool faint

    implicitWidth: Math.max(Theme.px(20), label.implicitWidth + Theme.px(9))
    implicitHeight: Theme.px(20)
    radius: Theme.px(4)
    color: "#38000000"
    border.width: 1
    border.color: "#1cffffff"

    GameText {
        id: label

        anchors.centerIn: parent
        text: root.text
        color: root.faint ? Theme.feltTextFaint : Theme.feltText
        font.pixelSize: Math.min(Theme.textTiny, Theme.px(14))
        Accessible.ignored: true
    }
}
