// A button of the tools: a word, no frame.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property string text

    signal clicked

    implicitWidth: Math.max(Theme.control, label.implicitWidth + Theme.px(Theme.textFactor > 1 ? 14 : 22))
    implicitHeight: Theme.control
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: root.clicked()

    Keys.onSpacePressed: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    GameText {
        id: label

        anchors.centerIn: parent
        text: root.text
        color: hover.hovered ? Theme.feltText : Theme.feltTextSoft
        font.pixelSize: Theme.textBody
        Accessible.ignored: true
    }

    FocusRing {
        shown: root.activeFocus
        anchors.margins: Theme.px(4)
    }

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.clicked()
    }
}
