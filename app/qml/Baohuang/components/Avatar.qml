// A player's face or character in a round field: avatar, text, colourIndex, size, ringed, ringColour.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    property int avatar: -1 // 0 to 7, else the text
    property string text
    property int colourIndex
    property real size: Theme.px(44)
    property bool ringed
    property color ringColour: Theme.gold

    implicitWidth: size
    implicitHeight: size

    Image {
        visible: root.avatar >= 0
        source: root.avatar >= 0 ? Theme.art + "avatar-" + root.avatar % 8 + ".svg" : ""
        sourceSize: Qt.size(root.size, root.size)
    }

    Rectangle {
        visible: root.avatar < 0
        anchors.fill: parent
        radius: width / 2
        color: ["#2f5a4d", "#6b4a2a", "#3b4f6a", "#6a3532"][root.colourIndex % 4]
        border.width: 1
        border.color: Theme.hairlineStrong

        GameText {
            anchors.centerIn: parent
            text: root.text
            serif: true
            font.pixelSize: root.size * 0.46
            Accessible.ignored: true
        }
    }

    Rectangle {
        visible: root.ringed
        anchors.fill: parent
        anchors.margins: -Theme.px(2)
        radius: width / 2
        color: "transparent"
        border.width: Math.max(2, Theme.px(2))
        border.color: root.ringColour
    }
}
