// A pane of ink-green on the felt: highlighted, accent, solid.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    property bool highlighted
    property bool solid
    property color accent: Theme.gold

    color: solid ? Theme.panelSolid : Theme.panel
    radius: Theme.radiusPanel
    border.width: highlighted ? Math.max(2, Theme.px(2)) : 1
    border.color: highlighted ? accent : Theme.hairline
}
