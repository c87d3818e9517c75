// A role by shape, sign and word: role "emperor" "guard" "commoner", text.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    required property string role
    required property string text
    readonly property bool emperor: role === "emperor"
    readonly property bool guard: role === "guard"
    readonly property color colour: emperor ? Theme.gold : guard ? Theme.jade : Theme.feltTextSoft

    implicitWidth: mark.width + label.implicitWidth + Theme.px(18)
    implicitHeight: Math.max(Theme.px(28), label.implicitHeight + Theme.px(4))
    radius: emperor ? height / 2 : guard ? Theme.px(6) : Theme.px(2)
    color: emperor ? Theme.goldNight : guard ? Theme.jadeNight : Theme.panelSolid
    border.width: Math.max(1, Theme.px(1.4))
    border.color: colour

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Rectangle {
        id: mark

        x: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(20)
        height: width
        radius: root.emperor ? width / 2 : root.guard ? Theme.px(4) : 0
        color: root.emperor || root.guard ? root.colour : "transparent"

        Sign {
            anchors.centerIn: parent
            sign: root.emperor ? "sceptre" : root.guard ? "sword" : "commoner"
            size: Theme.px(root.emperor || root.guard ? 15 : 17)
            colour: root.emperor || root.guard ? Theme.ink : root.colour
        }
    }

    GameText {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        x: mark.x + mark.width + Theme.px(5)
        text: root.text
        serif: true
        color: root.emperor ? Theme.goldSoft : root.guard ? Theme.jadeSoft : Theme.feltText
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }
}
