// The time left for your answer, as a bar that grows shorter by the second; it is there only while a clock runs.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property GameViewModel game
    property int seconds // all of it
    property int remaining
    readonly property real share: seconds > 0 ? remaining / seconds : 0

    implicitHeight: Theme.px(4)
    visible: steps.running

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

    // A step a second: nothing is drawn in between.
    Timer {
        id: steps

        interval: 1000
        repeat: true
        onTriggered: root.remaining = Math.max(0, root.remaining - 1)
    }

    Connections {
        target: root.game

        function onClockStarted(milliseconds: int): void {
            root.seconds = Math.round(milliseconds / 1000);
            root.remaining = root.seconds;
            if (milliseconds > 0)
                steps.restart();
            else
                steps.stop();
        }
    }
}
