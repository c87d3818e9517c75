// The quiet buttons on the right: game, log, card counter, rules, settings; shown.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    property bool shown: true // steps aside where there is no room for them

    signal chosen(string panel)

    opacity: shown ? 1 : 0

    implicitWidth: row.width + Theme.space3
    implicitHeight: Theme.control

    Row {
        id: row

        anchors.centerIn: parent

        ToolButton {
            objectName: "tool_game"
            text: qsTr("Game")
            onClicked: root.chosen("game")
        }

        ToolButton {
            objectName: "tool_log"
            text: qsTr("Log")
            onClicked: root.chosen("log")
        }

        ToolButton {
            objectName: "tool_counter"
            text: qsTr("Cards", "the card counter")
            onClicked: root.chosen("counter")
        }

        ToolButton {
            objectName: "tool_rules"
            text: qsTr("Rules")
            onClicked: root.chosen("rules")
        }

        ToolButton {
            objectName: "tool_settings"
            text: qsTr("Settings")
            onClicked: root.chosen("settings")
        }
    }
}
