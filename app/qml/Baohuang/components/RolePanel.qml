// Your own role: sign, title, detail, maximumWidth.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    required property string sign
    required property string title
    property string detail
    property real maximumWidth: Theme.px(320)

    implicitWidth: column.implicitWidth + Theme.px(40)
    implicitHeight: Theme.px(52)

    Column {
        id: column

        anchors.centerIn: parent

        Text {
            text: root.title
            color: Theme.feltText
        }

        Text {
            text: root.detail
            color: Theme.feltText
        }
    }
}
