// How much of a page is in sight and which part: of. It stands beside the page, and is nothing to press.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    required property Flickable of
    readonly property real part: of.visibleArea.heightRatio

    visible: of.visible && part > 0 && part < 0.999
    x: of.x + of.width + Theme.px(9)
    y: Math.round(of.y + of.visibleArea.yPosition * of.height)
    width: Theme.px(4)
    height: Math.round(part * of.height)
    radius: width / 2
    color: Theme.chromeControl
    opacity: Theme.highContrast ? 1 : 0.7

    Accessible.ignored: true
}
