// A cross to close what it stands on: text (its accessible name), colour; clicked().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property string text
    property color colour: Theme.feltTextSoft

    signal clicked

    implicitWidth: Theme.control
    implicitHeight: Theme.control
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: root.clicked()

    Keys.onSpacePressed: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    Rectangle {
        anchors.centerIn: parent
        width: Theme.px(32)
        height: width
        radius: width / 2
        color: tap.pressed ? "#40808080" : hover.hovered ? "#26808080" : "transparent"

        FocusRing {
            anchors.margins: 0
            shown: root.activeFocus
        }
    }

    Sign {
        anchors.centerIn: parent
        sign: "cross"
        size: Theme.px(14)
        colour: root.colour
    }

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.clicked()
    }
}
