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

    implicitWidth: row.width + Theme.px(8)
    implicitHeight: Theme.px(22)
    radius: Theme.px(4)
    color: Theme.paper
    border.width: 1
    border.color: Theme.edge

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(2)

        GameText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.rank === "B" ? "大王" : root.rank === "s" ? "小王" : root.rank
            serif: root.suit === ""
            color: root.colour
            font.pixelSize: Theme.px(14)
            font.bold: true
            Accessible.ignored: true
        }

        Suit {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.suit !== ""
            suit: root.suit
            size: Theme.px(12)
            colour: root.colour
        }
    }
}
