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

    title: qsTr("Settings")
    closeFirst: true
    implicitWidth: Theme.px(460)

    Flickable {
        id: page

        readonly property Item focused: Window.activeFocusItem

        // What has the keyboard is in sight.
        function reveal(item: Item): void {
            const top = item.mapToItem(column, 0, 0).y - Theme.space5;
            const bottom = top + item.height + 2 * Theme.space5;
            const lowest = Math.max(0, contentHeight - height);
            contentY = Math.min(lowest, Math.max(0, Math.min(top, Math.max(contentY, bottom - height))));
        }

        anchors.fill: parent
        clip: true
        contentWidth: width
        contentHeight: column.implicitHeight + Theme.space5
        boundsBehavior: Flickable.StopAtBounds
        onFocusedChanged: {
            for (let item = focused; item; item = item.parent) {
                if (item === column)
                    reveal(focused);
            }
        }

        Column {
            id: column

            width: page.width
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
        }
    }
}
