// A message of one sentence that can be dismissed: text, tone, shown; dismissed().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    required property string text
    property string tone // "" "warning"
    property bool shown: text !== ""

    signal dismissed

    solid: true
    visible: shown
    implicitWidth: label.implicitWidth + Theme.px(40)
    implicitHeight: Theme.control

    Text {
        id: label

        anchors.centerIn: parent
        text: root.text
        color: Theme.feltText
    }

    TapHandler {
        onTapped: root.dismissed()
    }
}
