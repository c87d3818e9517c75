// One card: rank, suit, mark, special, selected, faceUp, compact, dimmed, narrow, drawn (size of its picture); one picture, more only where a state needs it.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Image {
    id: root

    required property string rank // "3" … "10" "J" "Q" "K" "A" "2" "s" "B"
    required property string suit // "S" "H" "C" "D", empty for a joker
    property string mark // "" "sceptre" "sword" "called"
    property bool special
    property bool selected
    property bool faceUp: true
    property bool compact
    property bool dimmed
    property bool narrow // only its left side shows; what marks it stands there
    property size drawn: Qt.size(compact ? Theme.compactWidth : Theme.cardWidth, compact ? Theme.compactHeight : Theme.cardHeight)
    readonly property string size: compact ? "compact" : "card"
    readonly property real unit: width / (compact ? 46 : 72)

    width: compact ? Theme.compactWidth : Theme.cardWidth
    height: compact ? Theme.compactHeight : Theme.cardHeight
    sourceSize: drawn
    source: Theme.art + root.picture() + ".svg"

    function picture(): string {
        if (!root.faceUp)
            return root.size + "-back";
        if (root.special)
            return root.size + "-special";
        const deck = Theme.fourColour && (root.suit === "D" || root.suit === "C") ? "4" : "";
        return root.size + "-" + root.rank + root.suit + deck;
    }

    Loader {
        active: root.mark !== "" && root.faceUp && !root.special
        anchors.fill: parent
        sourceComponent: Image {
            sourceSize: root.sourceSize
            source: Theme.art + "mark-" + (root.narrow && !root.compact ? "row" : root.size) + "-" + root.mark + ".svg"
        }
    }

    Loader {
        active: root.special && root.faceUp
        sourceComponent: SpecialIndex {
            rank: root.rank
            suit: root.suit
            compact: root.compact
            narrow: root.narrow
            unit: root.unit
        }
    }

    Loader {
        active: root.selected
        anchors.fill: parent
        sourceComponent: Rectangle {
            color: "transparent"
            radius: 6 * root.unit
            border.width: Math.max(2, Math.round(2.4 * root.unit))
            border.color: Theme.gold
        }
    }

    Loader {
        active: root.dimmed
        anchors.fill: parent
        sourceComponent: Rectangle {
            color: Theme.cardShade
            radius: 6 * root.unit
        }
    }
}
