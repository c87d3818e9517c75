// One line of the settlement: place, name, sign, formula, points, tone, eggs, balance, eggNote, isYou, filler, shown (0 to 1).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    required property string place
    required property string name
    property string sign // of the role, "" for none
    property string formula
    property string points // signed
    property string tone // "win" "loss" "draw"
    property string eggs // signed, "" when none moved
    property string balance // eggs owned afterwards, "" when eggs are off
    property string eggNote // why the eggs are not the points times the stake
    property bool isYou
    property bool filler // placed without having gone out
    property real shown: 1
    readonly property real column: width / 100

    implicitHeight: Math.max(Theme.px(54), Theme.textTitle * 1.8)
    radius: Theme.px(12)
    color: isYou ? Theme.paperShade : "transparent"
    opacity: shown

    Accessible.role: Accessible.Row
    Accessible.name: [place, name, formula, points, eggs, eggNote, balance].filter(part => part !== "").join(", ")

    GameText {
        x: root.column * 2
        width: root.column * 14
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.place
        serif: true
        color: root.filler ? Theme.inkSoft : Theme.ink
        font.pixelSize: Theme.textTitle
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.textTiny
        Accessible.ignored: true
    }

    GameText {
        x: root.column * 16.5
        width: root.column * 20
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.name
        color: Theme.ink
        font.pixelSize: Theme.textButton
        font.bold: root.isYou
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.textTiny
        Accessible.ignored: true
    }

    Sign {
        x: root.column * 37
        anchors.verticalCenter: parent.verticalCenter
        visible: root.sign !== ""
        sign: root.sign
        size: Theme.px(24)
        colour: root.sign === "sceptre" ? Theme.goldDeep : root.sign === "sword" ? Theme.jadeDeep : Theme.inkFaint
    }

    GameText {
        x: root.column * 41.5
        width: root.column * 27.5
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.formula
        color: Theme.inkSoft
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.textTiny
        Accessible.ignored: true
    }

    GameText {
        x: root.column * 69
        width: root.column * 10
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.points
        color: Theme.toneColour(root.tone)
        font.pixelSize: Theme.textLarge
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.textTiny
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }

    Column {
        x: root.column * 79
        width: root.column * 15
        anchors.verticalCenter: parent.verticalCenter

        GameText {
            width: parent.width
            visible: root.eggs !== ""
            text: root.eggs
            color: Theme.inkSoft
            font.pixelSize: Theme.textButton
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.textTiny
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }

        GameText {
            width: parent.width
            visible: root.balance !== ""
            text: root.eggNote !== "" ? root.eggNote + " · " + root.balance : root.balance
            color: root.eggNote !== "" ? Theme.cinnabar : Theme.inkSoft
            font.pixelSize: Theme.textTiny
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(9)
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }
    }

    // Won eggs roll in from the edge, lost ones roll out to their place beside it.
    Sign {
        x: root.column * 95.2 + (1 - root.shown) * Theme.px(root.tone === "loss" ? -36 : 36)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.eggs !== "" || root.balance !== ""
        sign: "egg"
        size: Theme.px(22)
        colour: Theme.gold
    }
}
