// Variant, rule options, computer players, gold eggs: what holds from the next match on.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property SettingsViewModel settings

    property bool sure // the next press of filling the purses is meant

    signal newMatchWanted
    signal freshPursesWanted
    signal houseWanted

    spacing: Theme.space4
    onVisibleChanged: sure = false

    VariantList {
        objectName: "set_variant"
        width: root.width
        label: qsTr("Region")
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
        note: qsTr("Random plays any cards the rules allow, Novice makes mistakes. Expert and Master think ahead and take longer.")
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

    ToggleSwitch {
        objectName: "set_gold_eggs"
        width: root.width
        text: qsTr("Gold eggs")
        detail: qsTr("What you win or lose carries over from match to match. No real money.")
        checked: root.settings.goldEggs
        onToggled: checked => root.settings.goldEggs = checked
    }

    SettingsChoice {
        objectName: "set_stake"
        visible: root.settings.goldEggs
        label: qsTr("Base stake")
        note: qsTr("How many gold eggs a point is worth, from the next match on.")
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

    PillButton {
        objectName: "settings_fresh_purses"
        visible: root.settings.goldEggs
        text: root.sure ? qsTr("Yes: a new match, 10,000 each") : qsTr("Reset the gold eggs")
        primary: root.sure
        onPaper: true
        maximumWidth: root.width
        onClicked: {
            if (root.sure)
                root.freshPursesWanted();
            root.sure = !root.sure;
        }
    }
}
