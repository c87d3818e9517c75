// Card counter, explanations, words of the computer players: what holds at once.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property SettingsViewModel settings

    spacing: Theme.space4

    SettingsChoice {
        objectName: "set_counter"
        label: qsTr("Card counter")
        ids: ["off", "ranks", "shown"]
        names: [qsTr("Off"), qsTr("Still out"), qsTr("Also who showed what")]
        current: root.settings.counter
        onChosen: id => root.settings.counter = id
    }

    ToggleSwitch {
        objectName: "set_chat"
        width: root.width
        text: qsTr("Table talk")
        detail: qsTr("The computer players say something now and then. It never gives away a card or a role.")
        checked: root.settings.chat
        onToggled: checked => root.settings.chat = checked
    }

    ToggleSwitch {
        objectName: "set_guide"
        width: root.width
        text: qsTr("Explanations")
        detail: qsTr("Everything new is explained the first time it comes up.")
        checked: root.settings.guide
        onToggled: checked => root.settings.guide = checked
    }
}
