// Card backs that fly from the middle to the other seats while a hand is dealt.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property TableGeometry geometry
    required property bool dealing
    readonly property int cards: 40
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
        duration: Theme.deal + Theme.dealStep * root.cards
    }

    Repeater {
        model: root.dealing ? root.cards : 0

        CardBack {
            required property int index
            readonly property int position: index % 4 + 1
            readonly property real span: flight.duration > 0 ? Theme.deal / flight.duration : 1
            readonly property real share: Math.max(0, Math.min(1, (root.progress - (1 - span) * index / root.cards) / span))
            readonly property real eased: 1 - (1 - share) * (1 - share)

            compact: true
            visible: share > 0 && share < 1
            x: root.geometry.centreX - width / 2 + (root.geometry.sourceX(position) - root.geometry.centreX) * eased
            y: root.geometry.centreY + (root.geometry.sourceY(position) - height / 2 - root.geometry.centreY) * eased
        }
    }
}
