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
    onOpenChanged: {
        if (open)
            page.contentY = 0;
    }

    ChoicePills {
        id: sections

        readonly property list<Item> parts: [first, help, look, sound]

        // The last one that begins above what is in sight; at the end the one that the page ends with.
        function shown(): int {
            if (page.contentY > 0 && page.atYEnd)
                return parts.length - 1;
            return parts.filter(part => part.y <= page.contentY + Theme.space6).length - 1;
        }

        objectName: "settings_sections"
        width: parent.width
        label: root.title
        options: [qsTr("Rules"), qsTr("Help"), qsTr("Table"), qsTr("Sound, keys")]
        current: shown()
        onChosen: index => page.showFrom(parts[index])
    }

    ScrollPage {
        id: page

        objectName: "settings_page"
        anchors.top: sections.bottom
        anchors.topMargin: Theme.space2
        anchors.bottom: pending.top
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space4

        SettingsChoice {
            id: first

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
            id: help

            width: parent.width
            settings: root.settings
        }

        LookSettings {
            id: look

            width: parent.width
            settings: root.settings
        }

        SoundSettings {
            id: sound

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

    PendingRules {
        id: pending

        objectName: "settings_pending"
        anchors.bottom: parent.bottom
        width: parent.width
        text: root.settings.pending
        onNewMatchWanted: root.newMatchWanted()
    }
}
