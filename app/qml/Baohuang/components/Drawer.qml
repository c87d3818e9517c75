// A pane that slides in from the right: title, open, closeText, content; closed().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property string title
    property bool open
    property string closeText: qsTr("Close")
    default property alias content: body.data

    signal closed

    implicitWidth: Theme.px(380)
    visible: open

    Rectangle {
        anchors.fill: parent
        color: Theme.chrome
    }

    Item {
        id: body

        anchors.fill: parent
    }
}
