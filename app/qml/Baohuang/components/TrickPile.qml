// The cards taken in this deal, as an untidy stack: count.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property int count

    implicitWidth: Theme.px(74)
    implicitHeight: Theme.px(76)

    Text {
        anchors.centerIn: parent
        text: root.count
        color: Theme.feltText
    }
}
