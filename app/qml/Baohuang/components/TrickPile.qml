// The plays of a trick or the cards taken, as an untidy stack with its number: count.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Image {
    id: root

    required property int count

    visible: count > 0
    source: count > 0 ? Theme.art + "pile-" + (count < 6 ? 1 : count < 24 ? 2 : 3) + ".svg" : ""
    sourceSize: Qt.size(Theme.px(80), Theme.px(82))

    GameText {
        anchors.centerIn: parent
        text: root.count
        Accessible.ignored: true
        color: Theme.inkSoft
        font.pixelSize: Theme.textTitle
        font.bold: true
    }
}
