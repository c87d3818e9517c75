// One answer of a role phase, as small cards with a word: text, cards, spoken, selected; clicked().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    property string text
    property list<var> cards // {rank, suit, mark, special}
    property string spoken: text // its accessible name
    property bool selected

    signal clicked

    implicitWidth: row.width + Theme.px(cards.length > 0 && text === "" ? 16 : 28)
    implicitHeight: Theme.control
    activeFocusOnTab: enabled

    Accessible.role: Accessible.RadioButton
    Accessible.name: spoken
    Accessible.checkable: true
    Accessible.checked: selected
    Accessible.focusable: true
    Accessible.onPressAction: root.press()

    Keys.onSpacePressed: root.press()
    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()
    Keys.onLeftPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onRightPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    function press(): void {
        if (root.enabled)
            root.clicked();
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: root.selected ? Theme.goldNight : tap.pressed ? Theme.panelDown : hover.hovered ? Theme.panelHover : Theme.panel
        border.width: root.selected ? Math.max(2, Theme.px(2)) : 1
        border.color: root.selected ? Theme.gold : Theme.outline

        FocusRing {
            anchors.margins: -Theme.px(3)
            radius: Theme.px(12)
            shown: root.activeFocus
        }
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(10)

        MiniCards {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.cards.length > 0
            cards: root.cards
        }

        GameText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.text !== ""
            text: root.text
            color: root.selected ? Theme.goldSoft : Theme.feltText
            font.bold: root.selected
            Accessible.ignored: true
        }

        Sign {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.selected
            sign: "tick"
            size: Theme.px(14)
            colour: Theme.gold
        }
    }

    Rectangle {
        visible: !root.enabled
        anchors.fill: parent
        radius: Theme.px(10)
        color: Theme.chipShade
    }

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.press()
    }
}
