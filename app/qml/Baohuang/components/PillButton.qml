// A button: text, keyText, primary, enabled, maximumWidth, onPaper; clicked().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string text
    property string keyText
    property bool primary
    property bool onPaper
    property real maximumWidth: Infinity

    signal clicked

    implicitWidth: Math.min(row.implicitWidth + Theme.px(40), maximumWidth)
    implicitHeight: Theme.control

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.clicked()

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: root.primary ? Theme.cinnabar : Theme.panel
        border.color: Theme.hairline
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.space2

        Text {
            text: root.text
            color: Theme.feltText
            font.family: Theme.sans
            font.pixelSize: Theme.textButton
        }
    }

    TapHandler {
        onTapped: root.clicked()
    }
}
