// Variant, rule options, computer players and stake: what holds from the next match on.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property SettingsViewModel settings

    signal newMatchWanted

    spacing: Theme.space4

    SettingsChoice {
        objectName: "set_variant"
        label: qsTr("Variant")
        ids: root.settings.variantIds
        names: root.settings.variantNames
        note: root.settings.variantAbout
        current: root.settings.variant
        onChosen: id => root.settings.variant = id
    }

    Column {
        width: root.width
        spacing: Theme.space1

        Repeater {
            model: root.settings.options

            ToggleSwitch {
                required property string name
                required property string label
                required property string note
                required property bool on

                objectName: "option_" + name
                width: root.width
                text: label
                detail: note
                checked: on
                onToggled: checked => root.settings.setOption(name, checked)
            }
        }
    }

    SettingsChoice {
        objectName: "set_bots"
        label: qsTr("Computer players")
        ids: root.settings.botLevels
        names: root.settings.botNames
        current: root.settings.bots[0] ?? ""
        onChosen: id => root.settings.setBots(id)
    }

    SettingsChoice {
        objectName: "set_stake"
        label: qsTr("Base stake")
        ids: ["1", "10", "100", "1000"]
        names: ids
        current: root.settings.stake.toString()
        onChosen: id => root.settings.stake = parseInt(id)
    }

    PillButton {
        objectName: "settings_new_match"
        text: qsTr("New match with these rules")
        primary: true
        maximumWidth: root.width
        onClicked: root.newMatchWanted()
    }
}
