// One card of the hand, at the place that the layout gives it.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property HandView view
    required property int index
    required property int key
    required property string rank
    required property string suit
    required property string mark
    required property bool special
    required property int column
    required property int columns
    required property int row
    required property int cards
    required property int tallest
    required property int line
    required property int lines
    required property int before
    required property int lineCards
    required property int group
    required property int groups
    required property bool selected
    required property bool focused
    required property string spoken
    readonly property HandGeometry geometry: view.geometry
    readonly property real step: geometry.step(root)
    readonly property bool front: row === cards - 1
    readonly property bool outlined: focused && (front || geometry.fan)
    property bool placed // a new card is where it belongs at once
    readonly property bool moves: placed && view.ready && !view.dealing
    property real arrived: 1 // of the way from the pack in the middle, 0 to 1

    signal pressed

    objectName: "card_" + key
    x: geometry.x(root)
    y: geometry.y(root)
    z: line * 4096 + column * 64 + row
    rotation: geometry.turn(root) * 180 / Math.PI
    width: geometry.cardWidth(root)
    height: geometry.cardHeight(root)
    transform: Translate {
        x: (root.view.width / 2 - root.width / 2 - root.x) * (1 - root.arrived)
        y: (-Theme.px(326) - root.y) * (1 - root.arrived)
    }

    Component.onCompleted: placed = true

    Accessible.role: Accessible.CheckBox
    Accessible.name: spoken
    Accessible.checkable: true
    Accessible.checked: selected
    Accessible.onPressAction: root.pressed()
    Accessible.onToggleAction: root.pressed()

    Behavior on x {
        enabled: root.moves

        NumberAnimation {
            duration: root.view.sliding ? Theme.normal : Theme.close
            easing.type: Easing.OutCubic
        }
    }

    Behavior on rotation {
        enabled: root.moves

        NumberAnimation {
            duration: root.view.sliding ? Theme.normal : Theme.close
            easing.type: Easing.OutCubic
        }
    }

    Behavior on y {
        enabled: root.moves

        NumberAnimation {
            duration: root.view.sliding ? Theme.normal : Theme.instant
            easing.type: Easing.OutCubic
        }
    }

    Card {
        width: root.width
        height: root.height
        rank: root.rank
        suit: root.suit
        mark: root.mark
        special: root.special
        selected: root.selected
        compact: root.geometry.fan
        narrow: root.geometry.layout === "rows"
        drawn: Qt.size(root.width, root.height)
    }

    // Round the column or its part of the row; in the fan round each of its cards.
    Rectangle {
        readonly property real more: root.geometry.fan ? 0 : (root.cards - 1) * root.step
        readonly property real over: root.geometry.fan ? 0 : root.geometry.lift

        visible: root.outlined
        x: -Theme.px(3) - (root.geometry.columns ? 0 : more)
        y: -Theme.px(3) - over - (root.geometry.columns ? more : 0) + (root.geometry.fan ? 0 : root.geometry.rise(root))
        width: parent.width + Theme.px(6) + (root.geometry.columns ? 0 : more)
        height: parent.height + Theme.px(6) + over + (root.geometry.columns ? more : 0)
        radius: Theme.radiusSmall
        color: "transparent"
        border.width: Math.max(2, Theme.px(2))
        border.color: Theme.focus
    }

    Rectangle {
        visible: root.front && root.arrived === 1 && (root.geometry.columns || root.cards > 1)
        x: ((root.geometry.columns ? root.width : root.step * (2 - root.cards)) - width) / 2
        y: root.height + Theme.px(5) + root.geometry.rise(root)
        width: count.implicitWidth + Theme.px(14)
        height: Theme.px(18)
        radius: height / 2
        color: Theme.panel

        GameText {
            id: count

            anchors.centerIn: parent
            text: "×" + root.cards
            font.pixelSize: Theme.textSmall
            font.bold: true
            Accessible.ignored: true
        }
    }

    SequentialAnimation {
        id: flight

        PropertyAction {
            target: root
            property: "arrived"
            value: 0
        }

        PauseAnimation {
            duration: Theme.dealStep * Math.max(0, root.index)
        }

        NumberAnimation {
            target: root
            property: "arrived"
            to: 1
            duration: Theme.deal
            easing.type: Easing.OutCubic
        }
    }

    Connections {
        target: root.view

        function onDealingChanged(): void {
            if (root.view.dealing)
                flight.restart();
        }

        function onSkipped(): void {
            flight.complete();
        }
    }
}
