// Mouse and touch over the hand: click, right click, drag across, double click, flick up, wheel.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

MouseArea {
    id: root

    required property GameViewModel game
    required property HandView view
    property point start
    property list<int> crossed
    property bool dragging

    acceptedButtons: Qt.LeftButton | Qt.RightButton

    function cross(x: real, y: real): void {
        const card = view.cardAt(x, view.layout === "rows" ? start.y : y); // a row is crossed along itself
        if (card && crossed[crossed.length - 1] !== card.key) {
            crossed.push(card.key);
            game.dragCards(crossed);
        }
    }

    // Up and out of the cards, or up to the table from anywhere; a drag that ends on a card has chosen them.
    function flicked(mouse: MouseEvent): bool {
        const up = start.y - mouse.y;
        const steep = up > Math.abs(mouse.x - start.x) * 1.5 || mouse.y < -Theme.px(24);
        return up > Theme.px(64) && steep && view.cardAt(mouse.x, mouse.y) === null;
    }

    onPressed: mouse => {
        start = Qt.point(mouse.x, mouse.y);
        crossed = [];
        dragging = false;
        const card = view.cardAt(mouse.x, mouse.y);
        mouse.accepted = card !== null || mouse.button === Qt.RightButton;
    }

    onPositionChanged: mouse => {
        if (!(mouse.buttons & Qt.LeftButton))
            return;
        if (!dragging && Math.hypot(mouse.x - start.x, mouse.y - start.y) > Theme.px(10)) {
            dragging = true;
            cross(start.x, start.y);
        }
        if (dragging)
            cross(mouse.x, mouse.y);
    }

    onReleased: mouse => {
        if (!dragging)
            return;
        if (flicked(mouse))
            game.flickCard(crossed[0]);
        else
            game.dropCards();
    }

    onClicked: mouse => {
        if (dragging)
            return;
        if (mouse.button === Qt.RightButton) {
            game.clearSelection();
            return;
        }
        const card = view.cardAt(mouse.x, mouse.y);
        if (card)
            game.clickCard(card.key);
    }

    onDoubleClicked: mouse => {
        const card = view.cardAt(mouse.x, mouse.y);
        if (card && mouse.button === Qt.LeftButton)
            game.doubleClickCard(card.key);
    }

    onWheel: wheel => {
        const card = view.cardAt(wheel.x, wheel.y);
        if (card && wheel.angleDelta.y !== 0)
            game.adjustColumn(card.key, wheel.angleDelta.y > 0 ? 1 : -1);
    }
}
