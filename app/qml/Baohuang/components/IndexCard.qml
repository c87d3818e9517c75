// A card no larger than its index: face {rank, suit, mark, special}.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    required property var face
    readonly property string rank: face.rank ?? ""
    readonly property string suit: face.suit ?? ""
    readonly property color colour: face.special ? Theme.jadeDeep : rank === "B" ? Theme.suitRed : Theme.suitColour(suit)

    implicitWidth: row.width + Math.round(8 * Theme.miniUnit)
    implicitHeight: Math.round(22 * Theme.miniUnit)
    radius: 4 * Theme.miniUnit
    color: Theme.paper
    border.width: 1
    border.color: Theme.edge

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Math.round(2 * Theme.miniUnit)

        GameText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.rank === "B" ? "大王" : root.rank === "s" ? "小王" : root.rank
            serif: root.suit === ""
            color: root.colour
            font.pixelSize: 14 * Theme.miniUnit
            font.bold: true
            Accessible.ignored: true
        }

        Suit {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.suit !== ""
            suit: root.suit
            size: 12 * Theme.miniUnit
            colour: root.colour
        }
    }
}
