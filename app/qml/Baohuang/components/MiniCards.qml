// A few cards by index alone, 32 px high where cards have their usual size; equal cards lie as one packet: cards.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    property list<var> cards // {rank, suit, mark, special}
    readonly property bool packet: cards.length > 1 && cards.every(card => card.rank === root.cards[0].rank && card.suit === root.cards[0].suit)
    readonly property real sheet: Math.round(44 * Theme.miniUnit)
    readonly property real step: Math.round((packet ? 4 : 40) * Theme.miniUnit)

    implicitWidth: cards.length > 0 ? sheet + step * (cards.length - 1) : 0
    implicitHeight: Math.round(32 * Theme.miniUnit)

    Repeater {
        model: root.cards

        Rectangle {
            id: face

            required property var modelData
            required property int index
            readonly property string rank: modelData.rank
            readonly property string suit: modelData.suit
            readonly property color colour: modelData.special ? Theme.jadeDeep : rank === "B" ? Theme.suitRed : Theme.suitColour(suit)

            x: (root.packet ? root.cards.length - 1 - index : index) * root.step
            width: root.sheet
            height: root.implicitHeight
            radius: 5 * Theme.miniUnit
            color: Theme.paper
            border.width: 1
            border.color: Theme.edge

            Row {
                anchors.centerIn: parent
                spacing: Math.round(3 * Theme.miniUnit)
                visible: !root.packet || face.index === root.cards.length - 1

                GameText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: face.rank === "B" ? "大王" : face.rank === "s" ? "小王" : face.rank
                    serif: face.suit === ""
                    color: face.colour
                    font.pixelSize: (face.suit === "" ? 15 : 18) * Theme.miniUnit
                    font.bold: true
                    Accessible.ignored: true
                }

                Suit {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: face.suit !== ""
                    suit: face.suit
                    size: 14 * Theme.miniUnit
                    colour: face.colour
                }
            }
        }
    }
}
