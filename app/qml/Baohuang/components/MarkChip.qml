// A stake or a guess beside a seat, by sign and word: sign, text.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    required property string sign
    property string text
    readonly property bool guess: sign === "guess"

    implicitWidth: Theme.px(text === "" ? 24 : 30) + label.implicitWidth
    implicitHeight: Math.max(Theme.px(24), label.implicitHeight + Theme.px(2))
    radius: Theme.px(guess ? 12 : 5)
    color: guess ? Theme.panelSolid : Theme.paper
    border.width: 1
    border.color: guess ? Theme.feltTextSoft : Theme.edge

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Sign {
        x: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        sign: root.sign
        size: Theme.px(16)
        colour: root.guess ? Theme.feltText : root.sign === "sword" ? Theme.jadeDeep : root.sign === "sceptre" ? Theme.goldDeep : Theme.cinnabar
    }

    GameText {
        id: label

        x: Theme.px(23)
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        serif: true
        color: root.guess ? Theme.feltText : Theme.ink
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }
}
