// Cards that change hands before the throne, tribute and bought 3s, on their way from seat to seat once the deal is out.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property TableGeometry geometry
    required property int each // cards of a seat, dealt before
    required property list<var> moved // {from, to, cards, swapped}, the seats by their place at the table
    readonly property bool moving: flight.running
    readonly property int length: moved.length > 0 ? Theme.slow + Theme.longStep * (moved.length - 1) : 0 // one is still on its way when the next one leaves
    property real elapsed // milliseconds since the first one left

    visible: moving

    function fly(): void {
        if (Theme.slow > 0 && moved.length > 0)
            flight.restart();
    }

    function finish(): void {
        flight.complete();
    }

    SequentialAnimation {
        id: flight

        PropertyAction {
            target: root
            property: "elapsed"
            value: 0
        }

        PauseAnimation {
            duration: Theme.deal + Theme.dealStep * root.each
        }

        NumberAnimation {
            target: root
            property: "elapsed"
            to: root.length
            duration: root.length
        }
    }

    Repeater {
        model: root.moving ? root.moved : []

        Item {
            id: gift

            required property var modelData
            required property int index
            readonly property real share: Theme.share(root.elapsed, Theme.longStep * index, Theme.slow)
            readonly property real eased: Theme.easeInOut(share)
            readonly property list<var> cards: modelData.cards ?? []
            readonly property int giver: modelData.from ?? 0
            readonly property int taker: modelData.to ?? 0

            visible: share > 0 && share < 1

            Card {
                rank: gift.cards[0]?.rank ?? "2"
                suit: gift.cards[0]?.suit ?? "S"
                mark: gift.cards[0]?.mark ?? ""
                faceUp: gift.cards.length > 0
                compact: true
                x: root.geometry.between(gift.giver, gift.taker, gift.eased).x - width / 2
                y: root.geometry.between(gift.giver, gift.taker, gift.eased).y - height / 2
            }

            Card {
                visible: gift.cards.length > 1
                rank: gift.cards[1]?.rank ?? "2"
                suit: gift.cards[1]?.suit ?? "S"
                mark: gift.cards[1]?.mark ?? ""
                compact: true
                x: root.geometry.between(gift.taker, gift.giver, gift.eased).x + width / 2
                y: root.geometry.between(gift.taker, gift.giver, gift.eased).y - height / 2
            }
        }
    }
}
