// One answer of a role phase, as small cards with a word: text, cards, note, noteRoom, spoken, selected; clicked().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    property string text
    property list<var> cards // {rank, suit, mark, special}
    property string note // what it means, in small print under it
    property real noteRoom: Theme.px(320)
    readonly property real labelWidth: row.width
    property string spoken: text // its accessible name
    property bool selected

    signal clicked

    implicitWidth: Math.max(row.width, small.visible ? small.width : 0) + Theme.px(cards.length > 0 && text === "" ? 16 : 28)
    implicitHeight: Math.max(Theme.control, small.visible ? row.height + small.height + Theme.px(14) : 0)
    activeFocusOnTab: enabled

    Accessible.role: Accessible.RadioButton
    Accessible.name: spoken
    Accessible.description: note
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

        anchors.horizontalCenter: parent.horizontalCenter
        y: small.visible ? Theme.px(6) : Math.round((parent.height - height) / 2)
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

    GameText {
        id: small

        visible: root.note !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: row.y + row.height + Theme.px(2)
        width: Math.min(implicitWidth, root.noteRoom)
        text: root.note
        color: root.selected ? Theme.goldSoft : Theme.feltTextSoft
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
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
