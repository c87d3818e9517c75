// Sounds and the voice: on or off, how loud, and why nothing is heard.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property SettingsViewModel settings
    required property HearingViewModel hearing

    spacing: Theme.space4

    ToggleSwitch {
        objectName: "set_sound"
        width: root.width
        text: qsTr("Sounds")
        detail: root.hearing.soundNote
        checked: root.settings.sound
        onToggled: checked => root.settings.sound = checked
    }

    ValueSlider {
        objectName: "set_sound_volume"
        width: root.width
        enabled: root.settings.sound
        text: qsTr("Sound volume")
        valueText: Math.round(value) + "%"
        from: 0
        to: 100
        stepSize: 5
        value: root.settings.soundVolume
        onMoved: value => root.settings.soundVolume = Math.round(value)
    }

    ToggleSwitch {
        objectName: "set_voice"
        width: root.width
        text: qsTr("Read aloud")
        detail: root.hearing.voiceNote
        checked: root.settings.voice
        onToggled: checked => root.settings.voice = checked
    }

    ValueSlider {
        objectName: "set_voice_volume"
        width: root.width
        enabled: root.settings.voice
        text: qsTr("Voice volume")
        valueText: Math.round(value) + "%"
        from: 0
        to: 100
        stepSize: 5
        value: root.settings.voiceVolume
        onMoved: value => root.settings.voiceVolume = Math.round(value)
    }
}
