// One card of the hand, at the place that its column and row give it.
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
    required property bool selected
    required property bool focused
    required property string spoken
    readonly property real size: view.factor(tallest)
    readonly property real step: view.strip(cards, size)
    readonly property bool front: row === cards - 1
    property real arrived: 1 // of the way from the pack in the middle, 0 to 1

    signal pressed

    objectName: "card_" + key
    x: view.columnX(column, columns, width)
    y: view.floor - height - (cards - 1 - row) * step - (selected ? view.lift : 0)
    z: column * 64 + row
    width: Math.round(72 * Theme.scale * size)
    height: Math.round(100 * Theme.scale * size)

    Accessible.role: Accessible.CheckBox
    Accessible.name: spoken
    Accessible.checkable: true
    Accessible.checked: selected
    Accessible.onPressAction: root.pressed()
    Accessible.onToggleAction: root.pressed()

    Behavior on x {
        enabled: root.view.ready && !root.view.dealing

        NumberAnimation {
            duration: Theme.close
            easing.type: Easing.OutCubic
        }
    }

    Behavior on y {
        enabled: root.view.ready && !root.view.dealing

        NumberAnimation {
            duration: Theme.instant
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
        transform: Translate {
            x: (root.view.width / 2 - root.width / 2 - root.x) * (1 - root.arrived)
            y: (-Theme.px(326) - root.y) * (1 - root.arrived)
        }
    }

    Rectangle {
        visible: root.front && root.focused
        x: -Theme.px(3)
        y: -(root.cards - 1) * root.step - root.view.lift - Theme.px(3) + (root.selected ? root.view.lift : 0)
        width: parent.width + Theme.px(6)
        height: (root.cards - 1) * root.step + root.height + root.view.lift + Theme.px(6)
        radius: Theme.radiusSmall
        color: "transparent"
        border.width: Math.max(2, Theme.px(2))
        border.color: Theme.focus
    }

    Rectangle {
        visible: root.front && root.arrived === 1
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.view.floor + Theme.px(5) - root.y
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
