// The table cloth: clockwise, directionShown, oval (in 1280×720 units).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    property bool clockwise
    property bool directionShown: true

    color: Theme.feltDark
}
