// One card: rank, suit, mark, special, selected, faceUp, compact, dimmed.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string rank // "3" … "10" "J" "Q" "K" "A" "2" "s" "B"
    required property string suit // "S" "H" "C" "D", empty for a joker
    property string mark // "" "sceptre" "sword" "called"
    property bool special
    property bool selected
    property bool faceUp: true
    property bool compact
    property bool dimmed

    implicitWidth: compact ? Theme.compactWidth : Theme.cardWidth
    implicitHeight: compact ? Theme.compactHeight : Theme.cardHeight

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: root.faceUp ? (root.selected ? Theme.paperRaised : Theme.paper) : Theme.cinnabar
        border.width: root.selected ? 2 : 1
        border.color: root.selected ? Theme.gold : Theme.edge
    }

    Text {
        visible: root.faceUp
        x: Theme.px(6)
        height: Theme.cardStrip
        text: (root.special ? "特" : "") + (root.rank === "B" ? "大王" : root.rank === "s" ? "小王" : root.rank)
        font.family: Theme.sans
        font.bold: true
        font.pixelSize: Theme.px(19)
        color: root.rank === "B" ? Theme.cinnabar : Theme.suitColour(root.suit)
    }
}
