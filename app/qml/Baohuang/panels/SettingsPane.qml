// Every setting in one pane; choices hold at once, rules and bots from the next match on.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Drawer {
    id: root

    required property SettingsViewModel settings

    signal newMatchWanted

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
                names: [qsTr("Like the desktop"), "中文", "English"]
                current: root.settings.language
                onChosen: id => root.settings.language = id
            }

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
                width: parent.width
                spacing: Theme.space1

                Repeater {
                    model: root.settings.options

                    ToggleSwitch {
                        required property string name
                        required property string label
                        required property string note
                        required property bool on

                        objectName: "option_" + name
                        width: column.width
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

            PillButton {
                objectName: "settings_new_match"
                text: qsTr("New match with these rules")
                primary: true
                maximumWidth: column.width
                onClicked: root.newMatchWanted()
            }

            SettingsChoice {
                objectName: "set_speed"
                label: qsTr("Speed")
                ids: ["instant", "fast", "normal", "slow"]
                names: [qsTr("Instant"), qsTr("Fast"), qsTr("Normal"), qsTr("Slow")]
                current: root.settings.speed
                onChosen: id => root.settings.speed = id
            }

            ToggleSwitch {
                objectName: "set_motion"
                width: column.width
                text: qsTr("Movement")
                detail: qsTr("Cards fly and close up; off, everything stands still.")
                checked: root.settings.motion
                onToggled: checked => root.settings.motion = checked
            }

            ToggleSwitch {
                objectName: "set_four_colour"
                width: column.width
                text: qsTr("Four-colour deck")
                detail: qsTr("Diamonds blue, clubs green.")
                checked: root.settings.fourColour
                onToggled: checked => root.settings.fourColour = checked
            }

            ToggleSwitch {
                objectName: "set_low_first"
                width: column.width
                text: qsTr("Low cards first")
                checked: root.settings.lowFirst
                onToggled: checked => root.settings.lowFirst = checked
            }

            ToggleSwitch {
                objectName: "set_contrast"
                width: column.width
                text: qsTr("High contrast")
                checked: root.settings.highContrast
                onToggled: checked => root.settings.highContrast = checked
            }

            SettingsChoice {
                objectName: "set_direction"
                label: qsTr("Order round the table")
                ids: ["variant", "ccw", "cw"]
                names: [qsTr("As the variant has it"), qsTr("Counter-clockwise"), qsTr("Clockwise")]
                current: root.settings.direction
                onChosen: id => root.settings.direction = id
            }

            SettingsChoice {
                objectName: "set_theme"
                label: qsTr("Panes")
                ids: ["system", "light", "dark"]
                names: [qsTr("Like the desktop"), qsTr("Light"), qsTr("Dark")]
                current: root.settings.theme
                onChosen: id => root.settings.theme = id
            }
        }
    }
}
