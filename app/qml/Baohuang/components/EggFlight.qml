// Gold eggs that roll from the rows of those who pay to the rows of those who win: rows, step (from row to row), elapsed (milliseconds).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property list<var> rows // {eggs}: signed, "" where none moved
    required property real step
    required property real elapsed // since the first ones left
    readonly property int each: 3 // eggs shown for one who pays
    readonly property int length: Theme.slow + Theme.longStep * (each - 1)
    readonly property list<var> payers: root.places("−")
    readonly property list<var> winners: root.places("+")

    visible: elapsed > 0 && elapsed < length

    function places(sign: string): list<var> { // an empty list<int> would come out as [0]
        return rows.map((row, at) => (row.eggs ?? "").startsWith(sign) ? at : -1).filter(at => at >= 0);
    }

    Repeater {
        model: root.visible && root.winners.length > 0 ? root.payers.length * root.each : 0

        Sign {
            required property int index
            readonly property real share: Theme.share(root.elapsed, Theme.longStep * (index % root.each), Theme.slow)
            readonly property real eased: Theme.easeInOut(share)
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
