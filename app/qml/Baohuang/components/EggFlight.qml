// Gold eggs that roll from the rows of those who pay to the rows of those who win: rows, step (from row to row), progress (0 to 1).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property list<var> rows // {eggs}: signed, "" where none moved
    required property real step
    required property real progress
    readonly property int each: 3 // eggs shown for one who pays
    readonly property list<int> payers: root.places("−")
    readonly property list<int> winners: root.places("+")

    visible: progress > 0 && progress < 1

    function places(sign: string): list<int> {
        return rows.map((row, at) => (row.eggs ?? "").startsWith(sign) ? at : -1).filter(at => at >= 0);
    }

    Repeater {
        model: root.visible && root.winners.length > 0 ? root.payers.length * root.each : 0

        Sign {
            required property int index
            readonly property real start: index % root.each * 0.18
            readonly property real share: Math.max(0, Math.min(1, (root.progress - start) / 0.6))
            readonly property real eased: share * share * (3 - 2 * share)
            readonly property real from: root.payers[Math.floor(index / root.each)] ?? 0
            readonly property real to: root.winners[index % root.winners.length] ?? 0

            visible: share > 0 && share < 1
            sign: "egg"
            size: Theme.px(20)
            colour: Theme.gold
            x: Theme.px(24) * Math.sin(Math.PI * share)
            y: (from + (to - from) * eased) * root.step
            rotation: 360 * eased * (to > from ? 1 : -1)
        }
    }
}
