// What can be done about the running match: let the table play, give the deal up, save the deals, begin anew.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FloatingPanel {
    id: root

    required property KeysViewModel keys
    property bool sure // the next press of giving up is meant

    signal recordWanted
    signal keysWanted
    signal teachingWanted

    name: qsTr("Game")
    implicitWidth: column.implicitWidth + Theme.space5 * 2
    implicitHeight: column.implicitHeight + Theme.space4 * 2
    onVisibleChanged: sure = false

    Column {
        id: column

        readonly property real room: Theme.px(380)

        anchors.centerIn: parent
        spacing: Theme.space3

        GameText {
            text: qsTr("Game")
            serif: true
            color: Theme.goldSoft
            font.pixelSize: Theme.textButton
            Accessible.ignored: true
        }

        PillButton {
            objectName: "game_auto"
            width: column.room
            focus: true
            text: root.game.auto ? qsTr("Take my seat back") : qsTr("Turn autoplay on")
            keyText: root.keys.autoCap
            onClicked: {
                root.game.toggleAuto();
                root.dismissed();
            }
        }

        GameText {
            width: column.room
            text: qsTr("It passes when it can and leads your lowest card. From the fourth time in a deal on it stays until the deal ends.")
            color: Theme.feltTextSoft
            font.pixelSize: Theme.textSmall
            wrapMode: Text.Wrap
        }

        PillButton {
            objectName: "game_back"
            width: column.room
            enabled: !root.game.sheet.shown
            text: qsTr("Take back my last move")
            keyText: root.keys.undoCap
            onClicked: {
                root.dismissed();
                root.game.takeBack();
            }
        }

        PillButton {
            objectName: "game_forfeit"
            width: column.room
            enabled: !root.game.sheet.shown
            primary: root.sure
            text: root.sure ? qsTr("Yes, give it up for −40 points") : qsTr("Give up this deal")
            onClicked: {
                if (root.sure) {
                    root.dismissed();
                    root.game.forfeit();
                } else {
                    root.sure = true;
                }
            }
        }

        GameText {
            width: column.room
            text: qsTr("You lose 40 points to the house; for the others the deal does not count.")
            color: Theme.feltTextSoft
            font.pixelSize: Theme.textSmall
            wrapMode: Text.Wrap
        }

        PillButton {
            objectName: "game_teach"
            width: column.room
            text: qsTr("Explain the game again")
            onClicked: {
                root.dismissed();
                root.teachingWanted();
            }
        }

        PillButton {
            objectName: "game_record"
            width: column.room
            text: qsTr("Save this match to a file")
            onClicked: {
                root.dismissed();
                root.recordWanted();
            }
        }

        PillButton {
            objectName: "game_new"
            width: column.room
            text: qsTr("New match")
            keyText: root.keys.newMatchCap
            onClicked: {
                root.dismissed();
                root.game.newMatch();
            }
        }

        PillButton {
            objectName: "game_keys"
            width: column.room
            text: qsTr("Keys")
            keyText: root.keys.keysCap
            onClicked: root.keysWanted()
        }

        PillButton {
            objectName: "game_close"
            width: column.room
            text: qsTr("Back to the table")
            keyText: root.keys.clearCap
            onClicked: root.dismissed()
        }
    }
}
