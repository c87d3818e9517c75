// The cloth of the table with its ovals and the direction of play: clockwise, directionShown, centre, radii (read only).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Image {
    id: root

    property bool clockwise
    property bool directionShown: true
    readonly property point centre: Qt.point(width * 0.5, height * 235 / 720) // of the oval
    readonly property size radii: Qt.size(width * 430 / 1280, height * 170 / 720)

    source: Theme.highContrast ? "" : Theme.art + "felt.svg"
    sourceSize: Qt.size(Math.max(1, width), Math.max(1, height))

    Rectangle {
        visible: Theme.highContrast
        anchors.fill: parent
        color: Theme.feltDark
    }

    Repeater {
        model: [-90, 38, 142] // degrees on the oval, from the right

        Sign {
            required property real modelData
            readonly property real angle: modelData * Math.PI / 180

            visible: root.directionShown
            sign: "chevron"
            size: Theme.px(15)
            colour: Theme.goldFaint
            x: root.centre.x + root.radii.width * Math.cos(angle) - width / 2
            y: root.centre.y + root.radii.height * Math.sin(angle) - height / 2
            rotation: Math.atan2(root.radii.height * Math.cos(angle), -root.radii.width * Math.sin(angle)) * 180 / Math.PI + (root.clockwise ? 0 : 180)
        }
    }
}
