// Variant, rule options, computer players and stake: what holds from the next match on.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property SettingsViewModel settings

    signal newMatchWanted
    signal houseWanted

    spacing: Theme.space4

    VariantList {
        objectName: "set_variant"
        width: root.width
        label: qsTr("Variant")
        ids: root.settings.variantIds
        names: root.settings.variantNames
        notes: root.settings.variantAbouts
        current: root.settings.variant
        onChosen: id => root.settings.variant = id
    }

    Column {
        width: root.width
        spacing: Theme.space1

        Repeater {
            model: root.settings.options

            RuleOption {
                width: root.width
                settings: root.settings
            }
        }
    }

    PillButton {
        objectName: "settings_house"
        text: qsTr("House rules: copy and change")
        onPaper: true
        maximumWidth: root.width
        onClicked: root.houseWanted()
    }

    SettingsChoice {
        objectName: "set_bots"
        label: qsTr("Computer players")
        ids: root.settings.botLevels
        names: root.settings.botNames
        current: root.settings.commonLevel
        onChosen: id => root.settings.setBots(id)
    }

    Column {
        width: root.width

        Repeater {
            model: 4

            BotRow {
                width: root.width
                settings: root.settings
            }
        }
    }

    SettingsChoice {
        objectName: "set_stake"
        label: qsTr("Base stake")
        ids: ["10", "50", "100", "500"]
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
