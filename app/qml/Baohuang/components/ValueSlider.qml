// A value on a scale with its label: text, valueText, from, to, stepSize, value; moved(value).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string text
    property string valueText
    property real from: 0
    property real to: 1
    property real stepSize: 0.1
    property real value

    signal moved(real value)

    implicitWidth: Theme.px(280)
    implicitHeight: Theme.control

    Text {
        text: root.text + " " + root.valueText
        color: Theme.chromeText
    }
}
