// The place in front of a seat for its last play: cards, best, bestText, faded, passText, alignment, maximumWidth.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    property list<var> cards // {rank, suit, mark, special}
    property bool best
    property string bestText
    property bool faded
    property string passText
    property int alignment: Qt.AlignHCenter
    property real maximumWidth: Theme.px(260)
    readonly property real step: cards.length > 1 ? Math.min(Theme.px(28), (maximumWidth - Theme.compactWidth) / (cards.length - 1)) : 0
    readonly property real rowWidth: cards.length > 0 ? step * (cards.length - 1) + Theme.compactWidth : 0

    implicitWidth: maximumWidth
    implicitHeight: Theme.compactHeight

    Repeater {
        model: root.cards

        Card {
            required property var modelData
            required property int index

            rank: modelData.rank
            suit: modelData.suit
            mark: modelData.mark ?? ""
            special: modelData.special ?? false
            compact: true
            x: index * root.step
        }
    }
}
