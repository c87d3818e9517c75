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
    property real covered // so much on the right lies under a drawer
    property real coveredTop // so far down something lies over the table
    property real slid: covered / Theme.scale // the same while the drawer is on its way, at 1280×720
    readonly property bool busy: slots.moving || hand.dealing || gifts.moving

    signal toolChosen(string panel)

    focus: true
    onCoveredChanged: hand.makeRoom(covered)
    onBusyChanged: {
        if (busy)
            game.setBusy(true);
        else
            Qt.callLater(root.release);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")

    Behavior on slid {
        NumberAnimation {
            duration: Theme.normal
            easing.type: Easing.OutCubic
        }
    }

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
        covered: root.slid * Theme.scale
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

        TapHandler {
            acceptedButtons: Qt.RightButton
            onTapped: point => {
                if (![role, strip, hints, bar, tools].some(item => item.visible && item.opacity > 0 && item.contains(item.mapFromItem(root, point.position))))
                    root.game.clearSelection();
            }
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
        onDealingChanged: root.game.setDealing(dealing)
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

    // What is asked does not show yet: a touch anywhere lets the cards arrive, and does nothing else.
    MouseArea {
        anchors.fill: parent
        enabled: hand.dealing
        acceptedButtons: Qt.AllButtons
        onPressed: root.game.hurry()
        onWheel: wheel => wheel.accepted = true
    }

    OwnRole {
        id: role

        readonly property real highest: y - (marked ? Theme.space4 : 0)
        readonly property bool squeezes: bar.room - (root.mirrored ? tools.width + Theme.space2 : 0) - width - Theme.space2 < bar.least
        readonly property bool reaches: shown && highest < places.hintFoot + Theme.px(4) // so high that hints stand beside it

        objectName: "own_role"
        shown: root.covered === 0 || !squeezes && !(strip.visible && highest < strip.foot + Theme.px(4))
        x: root.mirrored ? places.right - width : places.edge
        y: places.barY + Theme.control + Theme.px(6) - height
        maximumWidth: Theme.px(Theme.textFactor > 1 ? 300 : 340)
        game: root.game
        onChosen: root.toolChosen("roles")
    }

    RoleStrip {
        id: strip

        readonly property real foot: places.barY - Theme.px(14)

        objectName: "strip"
        visible: root.game.strip.shown
        enabled: !hand.dealing
        opacity: enabled ? 1 : 0 // the hand flies past here
        maximumWidth: Math.min(Theme.px(noted ? 550 : 760), role.reaches ? places.width - 2 * (places.edge + role.width + Theme.space2) : Infinity, places.right - places.beside)
        x: Math.round(Math.max(places.beside, places.ownX - width / 2))
        y: foot - height
        title: root.game.strip.title
        detail: root.game.strip.detail
        advice: root.game.strip.advice
        choices: root.game.strip.choices
        onChoose: index => root.game.choose(index)
    }

    HintStrip {
        id: hints

        readonly property real from: root.mirrored ? places.edge : role.reaches ? role.x + role.width + Theme.space2 : places.edge
        readonly property real to: root.mirrored && role.reaches ? role.x - Theme.space2 : places.right

        objectName: "hints"
        visible: root.game.hints.shown
        enabled: strip.enabled
        maximumWidth: to - from
        maximumHeight: places.hintRoom
        x: Math.round(Math.max(from, Math.min(to - width, places.ownX - width / 2)))
        y: places.hintFoot - height
        detail: root.game.hints.why
        advice: root.game.hints.price
        choices: root.game.hints.choices
        onChoose: index => root.game.chooseHint(index)
    }

    TurnClock {
        x: Math.round(places.ownX - width / 2)
        y: places.barY - Theme.px(9)
        width: Theme.px(236)
        game: root.game
    }

    ActionBar {
        id: bar

        readonly property real room: root.width - root.covered - 2 * places.edge // where it stands alone
        readonly property real from: root.mirrored ? (tools.shown ? tools.x + tools.width + Theme.space2 : places.edge) : role.shown ? role.x + role.width + Theme.space2 : places.edge
        readonly property real to: root.mirrored ? (role.shown ? role.x - Theme.space2 : places.right) : Math.min(tools.x - Theme.space2, places.right)

        maximumWidth: to - from
        x: Math.round(Math.max(from, Math.min(to - width, places.ownX - width / 2)))
        y: places.barY
        enabled: strip.enabled
        opacity: strip.opacity
        game: root.game
        layoutDirection: root.mirrored ? Qt.RightToLeft : Qt.LeftToRight
    }

    Tools {
        id: tools

        x: root.mirrored ? places.edge : root.width - places.edge - width
        y: places.barY
        shown: root.covered === 0 || root.mirrored && bar.room - width - Theme.space2 >= bar.least
        enabled: shown && !root.game.sheet.shown // the score lies over them
        onChosen: panel => root.toolChosen(panel)
    }

    Connections {
        target: root.game

        function onDealt(): void {
            hand.deal();
            gifts.fly();
        }

        function onHurried(): void {
            root.skip();
        }
    }
}
