// What the special once was, in jade beside 特: rank, suit, compact, narrow, unit (pixels of one drawn unit).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string rank
    required property string suit
    required property bool compact
    property bool narrow // rank and suit under 特
    required property real unit
    readonly property string word: rank === "B" ? "大王" : rank === "s" ? "小王" : rank

    Suit {
        id: pip

        visible: root.suit !== ""
        suit: root.suit === "" ? "S" : root.suit
        size: (root.compact ? 11 : 13) * root.unit
        colour: Theme.jadeDeep
        x: (root.compact ? 4 : root.narrow ? 6 : 24.5) * root.unit
        y: (root.compact ? 33.5 : root.narrow ? 25 : 5) * root.unit
    }

    Text {
        text: root.word
        color: Theme.jadeDeep
        font.family: root.suit === "" ? Theme.serif : Theme.sans
        font.bold: true
        font.pixelSize: (root.suit === "" ? (root.compact ? 10 : 17) : (root.compact ? 15 : 19)) * root.unit
        width: root.compact ? 19 * root.unit : implicitWidth
        height: root.compact ? implicitHeight : 22 * root.unit
        horizontalAlignment: root.compact ? Text.AlignHCenter : Text.AlignLeft
        verticalAlignment: Text.AlignVCenter
        wrapMode: root.compact && root.suit === "" ? Text.WrapAnywhere : Text.NoWrap
        lineHeight: root.compact ? 0.9 : 1
        x: root.compact ? 0 : (root.narrow ? (root.suit === "" ? 5.4 : 21) : root.suit === "" ? 24 : 39.5) * root.unit
        y: (root.compact ? 13.5 : root.narrow ? 20.2 : 0.2) * root.unit
    }
}
