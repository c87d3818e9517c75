// On or off with its label: text, detail, checked; toggled(checked).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string text
    property string detail
    property bool checked

    signal toggled(bool checked)

    implicitWidth: Theme.px(280)
    implicitHeight: Theme.control

    Text {
        text: root.text
        color: Theme.chromeText
    }

    TapHandler {
        onTapped: root.toggled(!root.checked)
    }
}
