// Every setting in one pane; choices hold at once, rules and bots from the next match on.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Drawer {
    id: root

    required property SettingsViewModel settings
    required property HearingViewModel hearing

    signal newMatchWanted
    signal freshPursesWanted
    signal houseWanted
    signal keysWanted

    title: qsTr("Settings")
    closeFirst: true
    implicitWidth: Theme.px(460)

    ScrollPage {
        anchors.fill: parent
        spacing: Theme.space4

        SettingsChoice {
            objectName: "set_language"
            label: qsTr("Language")
            ids: ["system", "zh", "en"]
            names: [qsTr("System"), "中文", "English"]
            current: root.settings.language
            onChosen: id => root.settings.language = id
        }

        RuleSettings {
            width: parent.width
            settings: root.settings
            onNewMatchWanted: root.newMatchWanted()
            onFreshPursesWanted: root.freshPursesWanted()
            onHouseWanted: root.houseWanted()
        }

        HelpSettings {
            width: parent.width
            settings: root.settings
        }

        LookSettings {
            width: parent.width
            settings: root.settings
        }

        SoundSettings {
            width: parent.width
            settings: root.settings
            hearing: root.hearing
        }

        PillButton {
            objectName: "settings_keys"
            text: qsTr("Keys: see and change")
            onPaper: true
            onClicked: root.keysWanted()
        }
    }
}
