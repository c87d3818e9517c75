// The place before a seat for its last play: cards, best, bestText, faded, passText, alignment, maximumWidth, maximumHeight; flyFrom(x, y).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    property list<var> cards // {rank, suit, mark, special}
    property bool best // the play to beat
    property string bestText
    property bool faded // an older play of the trick
    property int under // earlier plays that the cards lie upon
    property string passText // the word for a pass, shown when there are no cards
    property int alignment: Qt.AlignHCenter
    property real maximumWidth: Theme.px(260)
    property real maximumHeight: Theme.compactHeight

    // Cards are as large as the hand's are chosen, where there is room; many overlap more, then become smaller, so that
    // the index of each stays in sight, but never smaller than usual.
    readonly property real inSight: 13 / 46 // of a card's width
    readonly property real roomy: maximumWidth / (1 + Math.max(0, cards.length - 1) * inSight)
    readonly property int cardHeight: Math.round(Math.min(Theme.compactHeight, maximumHeight, Math.max(Theme.px(68), roomy * 68 / 46)))
    readonly property int cardWidth: Math.round(cardHeight * 46 / 68)
    readonly property real step: cards.length > 1 ? Math.min(cardWidth * 22 / 46, (maximumWidth - cardWidth) / (cards.length - 1)) : 0
    readonly property real rowWidth: cards.length > 0 ? Math.ceil(step * (cards.length - 1)) + cardWidth : 0
    readonly property real rowTop: Math.round((height - cardHeight) / 2)

    implicitWidth: maximumWidth
    implicitHeight: Math.min(Theme.compactHeight, maximumHeight)

    // The row, or the word, comes from a point of this item's own coordinates, by one movement.
    function flyFrom(x: real, y: real): void {
        flight.stop();
        if (root.cards.length > 0) {
            row.dx = x - row.x - row.width / 2;
            row.dy = y - row.y - row.height / 2;
            flight.start();
        } else {
            word.dx = (x - word.x - word.width / 2) / 4;
            word.dy = (y - word.y - word.height / 2) / 4;
            word.said = 0;
            saying.restart();
        }
    }

    function finish(): void {
        flight.complete();
        saying.complete();
    }

    function place(free: real): real {
        return root.alignment === Qt.AlignLeft ? 0 : root.alignment === Qt.AlignRight ? free : free / 2;
    }

    Item {
        id: row

        property real dx
        property real dy

        x: Math.round(root.place(root.width - width))
        y: root.rowTop
        width: root.rowWidth
        height: root.cardHeight
        transform: Translate {
            x: row.dx
            y: row.dy
        }

        Repeater {
            model: root.cards.length > 0 ? Math.min(root.under, 2) : 0

            Rectangle {
                required property int index
                readonly property real off: Theme.px(4) * (Math.min(root.under, 2) - index)

                x: -off
                y: -off
                width: row.width
                height: row.height
                radius: Theme.radiusCard
                color: Theme.paper
                border.width: 1
                border.color: Theme.edge

                Rectangle {
                    anchors.fill: parent
                    radius: parent.radius
                    color: Theme.cardShade
                }
            }
        }

        Repeater {
            model: root.cards

            Card {
                required property var modelData
                required property int index

                rank: modelData.rank
                suit: modelData.suit
                mark: modelData.mark ?? ""
                special: modelData.special ?? false
                compact: true
                drawn: Qt.size(root.cardWidth, root.cardHeight)
                width: root.cardWidth
                height: root.cardHeight
                x: Math.round(index * root.step)
            }
        }

        Rectangle {
            visible: root.faded && root.cards.length > 0
            anchors.fill: parent
            radius: Theme.radiusCard
            color: Theme.cardShade
        }

        Rectangle {
            visible: root.best && root.cards.length > 0
            anchors.fill: parent
            anchors.margins: -Theme.px(8)
            radius: Theme.px(11)
            color: "transparent"
            border.width: Math.max(2, Theme.px(2.4))
            border.color: Theme.gold

            Rectangle {
                visible: root.bestText !== ""
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.verticalCenter: parent.bottom
                width: bestLabel.implicitWidth + Theme.px(20)
                height: Theme.px(22)
                radius: height / 2
                color: Theme.gold

                GameText {
                    id: bestLabel

                    anchors.centerIn: parent
                    text: root.bestText
                    Accessible.ignored: true
                    color: Theme.ink
                    font.pixelSize: Theme.textSmall
                    font.bold: true
                }
            }
        }
    }

    GameText {
        id: word

        property real dx
        property real dy
        property real said: 1 // of its way, 0 to 1

        opacity: said
        transform: Translate {
            x: word.dx * (1 - word.said)
            y: word.dy * (1 - word.said)
        }
        visible: root.cards.length === 0 && root.passText !== ""
        x: Math.round(root.place(root.width - width))
        anchors.verticalCenter: parent.verticalCenter
        text: root.passText
        Accessible.ignored: true
        serif: true
        color: Theme.feltTextSoft
        font.pixelSize: Theme.textTitle
    }

    NumberAnimation {
        id: saying

        target: word
        property: "said"
        from: 0
        to: 1
        duration: Theme.normal
        easing.type: Easing.OutCubic
    }

    ParallelAnimation {
        id: flight

        NumberAnimation {
            target: row
            property: "dx"
            to: 0
            duration: Theme.fly
            easing.type: Easing.OutCubic
        }

        NumberAnimation {
            target: row
            property: "dy"
            to: 0
            duration: Theme.fly
            easing.type: Easing.OutCubic
        }
    }
}
