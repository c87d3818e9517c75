// The time left for your answer, as a bar that grows shorter; it is there only while a clock runs.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property GameViewModel game
    property real share: 1 // of the time that is left

    implicitHeight: Theme.px(4)
    visible: run.running

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.panel
    }

    Rectangle {
        width: parent.width * root.share
        height: parent.height
        radius: height / 2
        color: root.share < 0.3 ? Theme.alarm : Theme.gold
    }

    NumberAnimation {
        id: run

        target: root
        property: "share"
        from: 1
        to: 0
    }

    Connections {
        target: root.game

        function onClockStarted(milliseconds: int): void {
            run.stop();
            if (milliseconds > 0) {
                run.duration = milliseconds;
                run.start();
            }
        }
    }
}
