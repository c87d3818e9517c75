// The back of a card with the seal of the game: compact.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Image {
    id: root

    property bool compact

    width: compact ? Theme.compactWidth : Theme.cardWidth
    height: compact ? Theme.compactHeight : Theme.cardHeight
    sourceSize: Qt.size(compact ? Theme.compactWidth : Theme.cardWidth, compact ? Theme.compactHeight : Theme.cardHeight)
    source: Theme.art + (compact ? "compact" : "card") + "-back.svg"
}
