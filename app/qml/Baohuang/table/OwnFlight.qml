// Your play on its way: each card flies from where it stood in the hand to its place in your slot.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property SlotItem slot
    property list<var> leaving // {rank, suit, mark, special, x, y, width, height, turn, compact}
    property list<var> flying
    property real progress

    // A card has left the hand; x and y in this item's coordinates.
    function take(card: HandCard, x: real, y: real): void {
        leaving.unshift({
            rank: card.rank,
            suit: card.suit,
            mark: card.mark,
            special: card.special,
            x: x,
            y: y,
            width: card.width,
            height: card.height,
            turn: card.rotation,
            compact: card.geometry.fan
        });
        Qt.callLater(root.fly);
    }

    // Only a play flies: other cards that go have no place in the slot.
    function fly(): void {
        const cards = Array.from(leaving);
        leaving = [];
        if (cards.length === 0 || !slot || slot.gone !== "" || slot.cards.length !== cards.length || flight.duration === 0)
            return;
        slot.finish();
        flying = cards;
        flight.restart();
    }

    function finish(): void {
        flight.complete();
    }

    NumberAnimation {
        id: flight

        target: root
        property: "progress"
        from: 0
        to: 1
        duration: Theme.fly
        easing.type: Easing.OutCubic
        onRunningChanged: {
            root.slot.awaited = running;
            if (!running)
                root.flying = [];
        }
    }

    Repeater {
        model: root.flying

        Card {
            required property var modelData
            required property int index
            readonly property real startX: modelData.x
            readonly property real startY: modelData.y
            readonly property real startWidth: modelData.width
            readonly property real startHeight: modelData.height
            readonly property real startTurn: modelData.turn
            readonly property real endX: root.slot.x + (root.slot.width - root.slot.rowWidth) / 2 + index * root.slot.step

            rank: modelData.rank
            suit: modelData.suit
            mark: modelData.mark
            special: modelData.special
            compact: modelData.compact
            drawn: Qt.size(startWidth, startHeight)
            width: startWidth + (root.slot.cardWidth - startWidth) * root.progress
            height: width * startHeight / startWidth
            rotation: startTurn * (1 - root.progress)
            x: startX + (endX - startX) * root.progress
            y: startY + (root.slot.y + root.slot.rowTop - startY) * root.progress
        }
    }
}
