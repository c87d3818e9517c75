// What the table knows of everyone's role.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    required property GameViewModel game
    required property KeysViewModel keys

    signal dismissed

    solid: true
    implicitWidth: column.implicitWidth + Theme.space5 * 2
    implicitHeight: column.implicitHeight + Theme.space4 * 2

    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

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

            text: qsTr("Roles known to all")
            serif: true
            color: Theme.goldSoft
            font.pixelSize: Theme.textButton
        }

        Repeater {
            model: root.game.seats

            Row {
                id: seat

                required property string name
                required property string badge
                required property string badgeText
                required property string placeText
                required property list<string> markTexts
                required property string spoken

                spacing: Theme.space3

                Accessible.role: Accessible.StaticText
                Accessible.name: spoken

                GameText {
                    width: Theme.px(130)
                    text: seat.name
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                GameText {
                    text: [seat.badgeText, seat.placeText].concat(seat.markTexts).filter(part => part !== "").join(" · ") || qsTr("unknown")
                    serif: true
                    color: seat.badge === "emperor" ? Theme.goldSoft : seat.badge === "guard" ? Theme.jadeSoft : Theme.feltTextSoft
                    Accessible.ignored: true
                }
            }
        }

        GameText {
            text: qsTr("A click on a seat, or a key (%1, in turn order), sets your own guess:\nGuard, Commoner, none. Nobody else sees it.").arg(root.keys.guessCaps)
            color: Theme.feltTextSoft
            font.pixelSize: Theme.textSmall
        }
    }
}
