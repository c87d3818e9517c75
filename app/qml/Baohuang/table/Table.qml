// The table: felt, seats, slots, centre, hand, strip and bar; the keyboard is read here.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property GameViewModel game
    required property ChatViewModel chat
    property string handLayout: "columns"
    property bool mirrored // the buttons the other way round, for the other hand
    property real coveredTop // so far down something lies over the table
    readonly property bool busy: slots.moving || hand.dealing || gifts.moving

    signal toolChosen(string panel)

    focus: true
    onBusyChanged: {
        if (busy)
            game.setBusy(true);
        else
            Qt.callLater(root.release);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")

    // A key held down walks and adjusts; it never plays, passes or goes on twice.
    Keys.onPressed: event => event.accepted = root.game.key(event.key, event.modifiers, event.isAutoRepeat) || event.isAutoRepeat

    // The next move may come at once, so it waits until all of this one has settled.
    function release(): void {
        if (!root.busy)
            root.game.setBusy(false);
    }

    function skip(): void {
        hand.skip();
        slots.skipped();
        flight.finish();
        gifts.finish();
    }

    TableGeometry {
        id: places

        width: root.width
        height: root.height
        hintHeight: hints.visible ? hints.height : 0
        ownTop: centre.y + centre.least
        crowded: centre.tight
    }

    Felt {
        anchors.fill: parent
        clockwise: root.game.centre.clockwise

        TapHandler {
            enabled: root.busy
            onTapped: root.skip()
        }
    }

    Centre {
        id: centre

        x: Math.round(places.centreX - width / 2)
        y: places.centreY
        centre: root.game.centre
        from: root.coveredTop
        to: hints.visible ? (slots.own && slots.own.taken ? slots.own.y : hints.y) : strip.visible ? strip.y : slots.own ? slots.own.y : Infinity
        onPileChosen: root.toolChosen("last_trick")
    }

    Seats {
        anchors.fill: parent
        game: root.game
        geometry: places
    }

    HandView {
        id: hand

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: places.edge
        anchors.rightMargin: places.edge
        y: places.handY
        height: parent.height - y
        game: root.game
        layout: root.handLayout
        onCardLeft: card => flight.take(card, hand.x + card.x, hand.y + card.y)
    }

    Slots {
        id: slots

        anchors.fill: parent
        game: root.game
        geometry: places
    }

    OwnFlight {
        id: flight

        z: 1 // over the buttons
        anchors.fill: parent
        slot: slots.own
    }

    Bubbles {
        anchors.fill: parent
        chat: root.chat
        geometry: places
    }

    DealFlight {
        anchors.fill: parent
        geometry: places
        dealing: hand.dealing
        each: hand.count
    }

    GiftFlight {
        id: gifts

        anchors.fill: parent
        geometry: places
        each: hand.count
        moved: root.game.centre.moved
    }

    RolePanel {
        id: role

        readonly property bool reaches: y - (marks.length > 0 || auto !== "" ? Theme.space4 : 0) < places.hintFoot + Theme.px(4) // so high that hints stand beside it

        objectName: "own_role"
        x: root.mirrored ? root.width - places.edge - width : places.edge
        y: places.barY + Theme.control + Theme.px(6) - height
        maximumWidth: Theme.px(Theme.textFactor > 1 ? 300 : 340)
        sign: root.game.role.sign
        title: root.game.role.title
        detail: root.game.role.detail
        highlighted: root.game.role.yourTurn
        auto: root.game.role.auto
        marks: root.game.role.marks
        markTexts: root.game.role.markTexts

        Accessible.role: Accessible.Button
        Accessible.description: qsTr("Shows the roles known to all")
        Accessible.onPressAction: root.toolChosen("roles")

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: root.toolChosen("roles")
        }

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }
    }

    RoleStrip {
        id: strip

        objectName: "strip"
        visible: root.game.strip.shown
        opacity: hand.dealing ? 0 : 1 // the hand flies past here
        x: Math.round(places.centreX - width / 2)
        y: places.barY - Theme.px(14) - height
        title: root.game.strip.title
        detail: root.game.strip.detail
        advice: root.game.strip.advice
        choices: root.game.strip.choices
        onChoose: index => root.game.choose(index)
    }

    HintStrip {
        id: hints

        readonly property real from: root.mirrored ? places.edge : role.reaches ? role.x + role.width + Theme.space2 : places.edge
        readonly property real to: root.mirrored && role.reaches ? role.x - Theme.space2 : root.width - places.edge

        objectName: "hints"
        visible: root.game.hints.shown
        maximumWidth: to - from
        maximumHeight: places.hintRoom
        x: Math.round(Math.max(from, Math.min(to - width, places.centreX - width / 2)))
        y: places.hintFoot - height
        detail: root.game.hints.why
        advice: root.game.hints.price
        choices: root.game.hints.choices
        onChoose: index => root.game.chooseHint(index)
    }

    TurnClock {
        x: Math.round(places.centreX - width / 2)
        y: places.barY - Theme.px(9)
        width: Theme.px(236)
        game: root.game
    }

    ActionBar {
        readonly property real from: (root.mirrored ? tools : role).x + (root.mirrored ? tools : role).width + Theme.space2
        readonly property real to: (root.mirrored ? role : tools).x - Theme.space2

        maximumWidth: to - from
        x: Math.round(Math.max(from, Math.min(to - width, places.centreX - width / 2)))
        y: places.barY
        opacity: strip.opacity
        game: root.game
        layoutDirection: root.mirrored ? Qt.RightToLeft : Qt.LeftToRight
    }

    Tools {
        id: tools

        x: root.mirrored ? places.edge : root.width - places.edge - width
        y: places.barY
        enabled: !root.game.sheet.shown // the score lies over them
        onChosen: panel => root.toolChosen(panel)
    }

    Connections {
        target: root.game

        function onDealt(): void {
            hand.deal();
            gifts.fly();
        }
    }
}
