// Words of a computer player, with a tip that points to its seat: text, maximumWidth, tipX.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string text
    property real maximumWidth: Theme.px(220)
    property real tipX: Theme.px(26)

    implicitWidth: label.width + Theme.px(24)
    implicitHeight: label.height + Theme.px(12)

    Accessible.role: Accessible.Note
    Accessible.name: text

    Rectangle {
        x: root.tipX - width / 2
        y: -height / 2
        width: Theme.px(11)
        height: width
        rotation: 45
        color: Theme.paperRaised
        border.width: 1
        border.color: Theme.edge
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: Theme.paperRaised
        border.width: 1
        border.color: Theme.edge
    }

    Rectangle {
        x: root.tipX - width / 2
        y: 1
        width: Theme.px(13)
        height: Theme.px(7)
        color: Theme.paperRaised
    }

    GameText {
        id: label

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.maximumWidth - Theme.px(24))
        text: root.text
        color: Theme.ink
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
