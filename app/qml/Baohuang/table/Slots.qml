// The place in front of each seat: its last play or word comes from the seat and goes to the pile.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property GameViewModel game
    required property TableGeometry geometry
    readonly property bool moving: movements > 0
    property int movements: 0
    property SlotItem own

    signal skipped

    function count(running: bool): void {
        movements += running ? 1 : -1;
    }

    Repeater {
        model: root.game.slots
        onItemAdded: (index, item) => {
            if (index === 0)
                root.own = item as SlotItem;
        }

        SlotItem {
            view: root
        }
    }
}
