// Where each card of the hand lies: columns, two rows or a fan; size, place, turn and what shows of it.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

QtObject {
    id: root

    required property string layout // "columns" "rows" "fan"
    required property real width
    required property real floor // the foot of the cards
    required property int count // of all the cards
    readonly property bool columns: layout !== "rows" && layout !== "fan"
    readonly property bool fan: layout === "fan"
    readonly property real lift: Theme.px(16)
    readonly property real bend: Theme.px(2000) // radius of the fan
    readonly property real seam: Theme.px(fan ? 7 : 8) // between two ranks that lie side by side

    // The width of a card: the player's own, or what lets every index be seen.
    function cardWidth(card: HandCard): int {
        const own = Theme.px(72) * Theme.cardFactor;
        if (columns)
            return Math.floor(Math.min(own, width - Theme.px(44) * (card.columns - 1), 72 * (floor - lift / 2) / (100 + 19 * Math.max(0, card.tallest - 1))));
        if (fan)
            return Math.floor(Math.min(own * 84 / 72, (width - Theme.px(30) - gaps(card)) / (1 + (card.lineCards - 1) * 0.335)) / 2) * 2;
        const longest = Math.max(card.lineCards, count - card.lineCards);
        const room = width - seam * (Math.max(card.groups, card.columns - card.groups) - 1);
        return Math.round(Math.min(own * 1.1, room / (1 + (longest - 1) * 0.53), (floor - lift - Theme.px(26)) / 2 * 0.72));
    }

    function cardHeight(card: HandCard): int {
        return Math.round(card.width * (fan ? 68 / 46 : 100 / 72));
    }

    // What shows of a card behind another: from above in a column, from the left elsewhere.
    function step(card: HandCard): real {
        const side = card.lineCards > 1 ? (width - card.width - gaps(card)) / (card.lineCards - 1) : card.width;
        if (fan)
            return Math.min(card.width * 0.4, side - Theme.px(30) / card.lineCards);
        if (!columns)
            return Math.min(card.width * 0.66, side);
        const natural = card.width / 3;
        const room = card.cards > 1 ? (floor - card.height - lift / 2) / (card.cards - 1) : natural;
        return Math.round(Math.min(natural, Math.max(card.width * 2 / 9, room)));
    }

    function gaps(card: HandCard): real {
        return seam * Math.max(0, card.groups - 1);
    }

    function x(card: HandCard): real {
        if (columns) {
            const natural = card.width + Theme.px(6.5);
            const pitch = card.columns > 1 ? Math.min(natural, (width - card.width) / (card.columns - 1)) : natural;
            return Math.round((width - pitch * (card.columns - 1) - card.width) / 2 + pitch * card.column);
        }
        if (fan)
            return width / 2 + Math.sin(turn(card)) * (bend + rise(card)) - card.width / 2;
        return Math.round(width / 2 + offset(card, card.before, card.group) - card.width / 2);
    }

    function y(card: HandCard): real {
        if (columns)
            return floor - card.height - (card.cards - 1 - card.row) * step(card) - rise(card);
        if (fan) {
            const low = bend * (1 - Math.cos(offset(card, 0, 0) / bend));
            return floor - Theme.px(10) - card.height - low + bend - Math.cos(turn(card)) * (bend + rise(card));
        }
        const behind = card.lines - 1 - card.line;
        return floor - card.height - behind * (card.height + Theme.px(26)) - rise(card);
    }

    // How far a card of the fan is turned, in radians.
    function turn(card: HandCard): real {
        return fan ? offset(card, card.before, card.group) / bend : 0;
    }

    function rise(card: HandCard): real {
        return card.selected ? lift : 0;
    }

    // From the middle of the line to the middle of a card that has so many cards and ranks on its left.
    function offset(card: HandCard, before: int, group: int): real {
        return step(card) * (before - (card.lineCards - 1) / 2) + seam * group - gaps(card) / 2;
    }
}
