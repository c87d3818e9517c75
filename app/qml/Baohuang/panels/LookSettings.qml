// Speed, movement, cards and sizes: what holds at once.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property SettingsViewModel settings

    spacing: Theme.space4

    SettingsChoice {
        objectName: "set_speed"
        label: qsTr("Speed")
        ids: ["instant", "fast", "normal", "slow"]
        names: [qsTr("Instant"), qsTr("Fast"), qsTr("Normal"), qsTr("Slow")]
        current: root.settings.speed
        onChosen: id => root.settings.speed = id
    }

    SettingsChoice {
        objectName: "set_timer"
        label: qsTr("Time limit")
        ids: ["0", "15", "30", "60"]
        names: [qsTr("No limit"), qsTr("15 s"), qsTr("30 s"), qsTr("60 s")]
        note: qsTr("When it runs out, autoplay takes over until you take your seat back.")
        current: root.settings.timer.toString()
        onChosen: id => root.settings.timer = parseInt(id)
    }

    ToggleSwitch {
        objectName: "set_motion"
        width: root.width
        text: qsTr("Animation")
        detail: qsTr("Cards move when they are dealt, played and collected.")
        checked: root.settings.motion
        onToggled: checked => root.settings.motion = checked
    }

    ToggleSwitch {
        objectName: "set_four_colour"
        width: root.width
        text: qsTr("Four-colour deck")
        detail: qsTr("Diamonds blue, clubs green.")
        checked: root.settings.fourColour
        onToggled: checked => root.settings.fourColour = checked
    }

    HandSettings {
        width: root.width
        settings: root.settings
    }

    ToggleSwitch {
        objectName: "set_contrast"
        width: root.width
        text: qsTr("High contrast")
        checked: root.settings.highContrast
        onToggled: checked => root.settings.highContrast = checked
    }

    SizeSlider {
        objectName: "set_text_size"
        width: root.width
        text: qsTr("Text size")
        percent: root.settings.textSize
        onChosen: percent => root.settings.textSize = percent
    }

    SizeSlider {
        objectName: "set_card_size"
        width: root.width
        text: qsTr("Card size")
        percent: root.settings.cardSize
        onChosen: percent => root.settings.cardSize = percent
    }

    SettingsChoice {
        objectName: "set_direction"
        label: qsTr("Direction of play")
        ids: ["variant", "ccw", "cw"]
        names: [qsTr("By region"), qsTr("Counter-clockwise"), qsTr("Clockwise")]
        current: root.settings.direction
        onChosen: id => root.settings.direction = id
    }

    SettingsChoice {
        objectName: "set_theme"
        label: qsTr("Panels")
        ids: ["system", "light", "dark"]
        names: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
        current: root.settings.theme
        onChosen: id => root.settings.theme = id
    }

    NameField {
        objectName: "set_name"
        width: root.width
        name: root.settings.name
        placeholder: qsTr("“You” if left empty")
        onChosen: name => root.settings.name = name
    }
}
