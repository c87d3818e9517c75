// Your hand in columns: clicks, drags and flicks become choices; cards rise from the back and close up.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property GameViewModel game
    readonly property real lift: Theme.px(16)
    readonly property real footer: Theme.px(26)
    readonly property real floor: height - footer
    property bool dealing: entrance.running
    property bool ready

    signal skipped
    signal cardLeft(card: HandCard)

    // The size of cards: the player's own, or what lets the tallest column show every index.
    function factor(tallest: int): real {
        const need = Theme.px(100) + Theme.px(16) * Math.max(0, tallest - 1);
        return Math.min(Theme.cardFactor, (floor - lift / 2) / need);
    }

    function columnX(column: int, columns: int, cardWidth: real): real {
        const natural = cardWidth + Theme.px(6.5);
        const pitch = columns > 1 ? Math.min(natural, (width - cardWidth) / (columns - 1)) : natural;
        return Math.round((width - pitch * (columns - 1) - cardWidth) / 2 + pitch * column);
    }

    // What shows of a card behind another.
    function strip(cards: int, size: real): real {
        const natural = Theme.px(24) * size;
        if (cards < 2)
            return natural;
        const room = (floor - Theme.px(100) * size - lift) / (cards - 1);
        return Math.round(Math.min(natural, Math.max(Theme.px(16) * size, room)));
    }

    function cardAt(x: real, y: real): HandCard {
        let found = null;
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as HandCard;
            if (card && x >= card.x && x < card.x + card.width && y >= card.y && y < card.y + card.height && (!found || card.z > found.z))
                found = card;
        }
        return found;
    }

    function deal(): void {
        if (Theme.deal > 0 && cards.count > 0)
            entrance.restart();
    }

    function skip(): void {
        entrance.stop();
        root.skipped();
    }

    Component.onCompleted: ready = true

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your hand")

    Repeater {
        id: cards

        model: root.game.hand
        onItemRemoved: (index, item) => root.cardLeft(item as HandCard)

        HandCard {
            view: root
            onPressed: root.game.clickCard(key)
        }
    }

    // Keeps the pace while the hand comes in; each card flies by its own animation.
    PauseAnimation {
        id: entrance

        duration: Theme.deal + Theme.dealStep * cards.count
    }

    HandTouch {
        anchors.fill: parent
        game: root.game
        view: root
    }
}
