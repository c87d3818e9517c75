// How large texts or cards are, in per cent of their size at 1280×720: text, percent of what the window gives; chosen(percent).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

ValueSlider {
    id: root

    required property int percent
    readonly property real usual: rounded(100 * Theme.scale)

    signal chosen(int percent)

    // To the steps of the scale.
    function rounded(size: real): real {
        return root.stepSize * Math.round(size / root.stepSize);
    }

    stepSize: 5
    from: rounded(100 * Theme.smallestFactor * Theme.scale)
    to: root.stepSize * Math.floor(100 * Theme.largestFactor * Theme.scale / root.stepSize + 0.01)
    value: rounded(100 * Theme.factor(root.percent) * Theme.scale)
    atRelease: true
    valueText: root.shown === root.usual ? qsTr("%1% (default)").arg(root.shown) : root.shown >= root.to ? qsTr("%1% (most for this window)").arg(root.shown) : root.shown + "%"
    onMoved: value => root.chosen(Math.round(value / Theme.scale))
}
