// The plays of the trick under way and, below, of the one that closed last.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    required property GameViewModel game
    readonly property int plays: running.count + closed.count

    signal dismissed

    solid: true
    implicitWidth: column.implicitWidth + Theme.space5 * 2
    implicitHeight: column.implicitHeight + Theme.space4 * 2

    Accessible.role: Accessible.Pane
    Accessible.name: root.plays === 0 ? qsTr("No cards have been played yet") : qsTr("This trick and the last")

    // Without plays the sentence goes by itself: cards lie under it.
    Timer {
        objectName: "last_trick_time"
        interval: 2500
        running: root.visible && root.plays === 0
        onTriggered: root.dismissed()
    }

    // Nothing below the panel is touched through it.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onClicked: root.dismissed()
        onWheel: wheel => wheel.accepted = true
    }

    Column {
        id: column

        anchors.centerIn: parent
        spacing: Theme.space4

        GameText {
            visible: root.plays === 0
            text: qsTr("No cards have been played yet")
            serif: true
            color: Theme.goldSoft
            font.pixelSize: Theme.textButton
        }

        TrickRows {
            id: running

            title: qsTr("This trick")
            plays: root.game.thisTrick
            small: root.plays > 4
        }

        TrickRows {
            id: closed

            title: qsTr("Last trick")
            plays: root.game.lastTrick
            small: root.plays > 4
        }
    }
}
