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

    function pitch(columns: int): real {
        const natural = Theme.cardWidth + Theme.px(6.5);
        return columns > 1 ? Math.min(natural, (width - Theme.cardWidth) / (columns - 1)) : natural;
    }

    function columnX(column: int, columns: int): real {
        return Math.round((width - pitch(columns) * (columns - 1) - Theme.cardWidth) / 2 + pitch(columns) * column);
    }

    function strip(cards: int): real {
        if (cards < 2)
            return Theme.cardStrip;
        const room = (floor - Theme.cardHeight - lift) / (cards - 1);
        const tight = Math.max(Theme.cardStripTight, room);
        return Math.floor(Math.min(Theme.cardStrip, tight, (floor - Theme.cardHeight) / (cards - 1)));
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

    Repeater {
        id: cards

        model: root.game.hand

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
