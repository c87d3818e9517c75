// The cards of the other four, face down, that fly from the middle to their seats while your own are dealt.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property TableGeometry geometry
    required property bool dealing
    required property int each // cards of a seat
    readonly property int cards: 4 * each
    readonly property real quick: Theme.deal > 0 ? flight.duration / Theme.deal : 1
    readonly property real late: cards > 0 ? 2 * (1 - 1 / quick) / cards : 0 // from one pair to the next
    property real progress

    visible: dealing
    onDealingChanged: {
        if (dealing)
            flight.restart();
        else
            flight.stop();
    }

    NumberAnimation {
        id: flight

        target: root
        property: "progress"
        from: 0
        to: 1
        duration: Theme.deal + Theme.dealStep * root.each
    }

    // Two and two, so that half as many things move.
    Repeater {
        model: root.dealing ? Math.ceil(root.cards / 2) : 0

        Item {
            id: pair

            required property int index
            readonly property int position: index % 4 + 1
            readonly property real startX: root.geometry.centreX - Theme.compactWidth / 2
            readonly property real startY: root.geometry.centreY
            readonly property real wayX: root.geometry.sourceX(position) - Theme.compactWidth / 2 - startX
            readonly property real wayY: root.geometry.sourceY(position) - Theme.compactHeight / 2 - startY
            readonly property real share: (root.progress - root.late * index) * root.quick

            visible: share > 0 && share < 1
            x: visible ? startX + wayX * share * (2 - share) : startX
            y: visible ? startY + wayY * share * (2 - share) : startY

            CardBack {
                compact: true
                x: Theme.px(5)
            }

            CardBack {
                compact: true
            }
        }
    }
}
