// Your hand: clicks, drags and flicks become choices; cards rise from the back and close up.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property GameViewModel game
    required property string layout // "columns" "rows" "fan"
    property real covered // what a drawer takes on the right
    property bool sliding // the cards move as the drawer does
    property size laid // for which the cards lie
    readonly property real floor: laid.height - Theme.px(26)
    readonly property HandGeometry geometry: HandGeometry {
        layout: root.layout
        width: root.laid.width - root.covered
        floor: root.floor
        count: root.count
    }
    readonly property int count: cards.count
    property bool dealing: entrance.running
    property bool ready

    signal skipped
    signal cardLeft(card: HandCard)

    // The card that lies uppermost at a point of the touched area.
    function cardAt(x: real, y: real): HandCard {
        let found = null;
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as HandCard;
            if (card && (!found || card.z > found.z) && card.contains(card.mapFromItem(touch, x, y)))
                found = card;
        }
        return found;
    }

    function deal(): void {
        if (Theme.deal > 0 && cards.count > 0)
            entrance.restart();
    }

    function makeRoom(taken: real): void {
        sliding = true;
        covered = taken;
        sliding = false;
    }

    function lay(): void {
        ready = false;
        laid = Qt.size(width, height);
        Qt.callLater(root.rest);
    }

    function rest(): void {
        root.ready = true;
    }

    function skip(): void {
        entrance.stop();
        root.skipped();
    }

    // Cards follow a window that changes its size at once.
    onWidthChanged: lay()
    onHeightChanged: lay()
    Component.onCompleted: lay()

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
        id: touch

        anchors.fill: parent
        anchors.topMargin: -root.geometry.lift // the back of a tall column rises over the hand while it is lifted
        game: root.game
        view: root
    }
}
