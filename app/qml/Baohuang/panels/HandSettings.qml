// How the hand lies, and on which side the buttons stand.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property SettingsViewModel settings

    spacing: Theme.space4

    SettingsChoice {
        objectName: "set_hand_layout"
        label: qsTr("Hand")
        ids: ["columns", "rows", "fan"]
        names: [qsTr("Columns"), qsTr("Two rows"), qsTr("Fan")]
        current: root.settings.handLayout
        onChosen: id => root.settings.handLayout = id
    }

    ToggleSwitch {
        objectName: "set_low_first"
        width: root.width
        text: qsTr("Low cards first")
        checked: root.settings.lowFirst
        onToggled: checked => root.settings.lowFirst = checked
    }

    ToggleSwitch {
        objectName: "set_mirrored"
        width: root.width
        text: qsTr("Left-handed layout")
        detail: qsTr("The Play button and the side buttons move to the left.")
        checked: root.settings.mirrored
        onToggled: checked => root.settings.mirrored = checked
    }
}
