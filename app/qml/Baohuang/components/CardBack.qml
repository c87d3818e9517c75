// The back of a card with the seal of the game: compact.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Image {
    id: root

    property bool compact

    implicitWidth: compact ? Theme.compactWidth : Theme.cardWidth
    implicitHeight: compact ? Theme.compactHeight : Theme.cardHeight
}
