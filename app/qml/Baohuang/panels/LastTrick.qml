// The plays of the trick that closed last.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    required property GameViewModel game

    signal dismissed

    solid: true
    implicitWidth: column.implicitWidth + Theme.space5 * 2
    implicitHeight: column.implicitHeight + Theme.space4 * 2

    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

    // Without plays the sentence goes by itself: cards lie under it.
    Timer {
        objectName: "last_trick_time"
        interval: 2500
        running: root.visible && plays.count === 0
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
        spacing: Theme.space3

        GameText {
            id: heading

            text: plays.count > 0 ? qsTr("Last trick") : qsTr("No trick has closed yet")
            serif: true
            color: Theme.goldSoft
            font.pixelSize: Theme.textButton
        }

        Grid {
            flow: Grid.TopToBottom
            rows: Math.max(1, Math.min(6, plays.count))
            rowSpacing: Theme.space2
            columnSpacing: Theme.space5

            Repeater {
                id: plays

                model: root.game.lastTrick

                Row {
                    id: play

                    required property string name
                    required property list<var> cards
                    required property string spoken

                    spacing: Theme.space3

                    Accessible.role: Accessible.StaticText
                    Accessible.name: name + ", " + spoken

                    GameText {
                        width: Math.round(Theme.px(104) * Math.max(1, Theme.textFactor))
                        anchors.verticalCenter: parent.verticalCenter
                        text: play.name
                        elide: Text.ElideRight
                        color: Theme.feltTextSoft
                        Accessible.ignored: true
                    }

                    PlaySlot {
                        width: Theme.px(220)
                        maximumWidth: width
                        maximumHeight: Theme.px(82)
                        alignment: Qt.AlignLeft
                        cards: play.cards
                    }
                }
            }
        }
    }
}
