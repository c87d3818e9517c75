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

    Repeater {
        model: root.dealing ? root.cards : 0

        CardBack {
            required property int index
            readonly property int position: index % 4 + 1
            readonly property real span: flight.duration > 0 ? Theme.deal / flight.duration : 1
            readonly property real share: (root.progress - (1 - span) * index / root.cards) / span
            readonly property real far: visible ? (1 - share) * (1 - share) : 1 // from its seat

            compact: true
            visible: share > 0 && share < 1
            x: root.geometry.sourceX(position) - width / 2 + (root.geometry.centreX - root.geometry.sourceX(position)) * far
            y: root.geometry.sourceY(position) - height / 2 + (root.geometry.centreY + height / 2 - root.geometry.sourceY(position)) * far
        }
    }
}
