// One computer player of the next match: its name, its level, its style.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Flow {
    id: root

    required property SettingsViewModel settings
    required property int index
    readonly property string name: settings.botSeats[index] ?? ""
    readonly property int style: settings.chosenStyles[index] ?? -1

    objectName: "bot_" + index
    spacing: Theme.space2

    Accessible.role: Accessible.Grouping
    Accessible.name: name

    GameText {
        width: Theme.px(104)
        height: Theme.control
        text: root.name
        color: Theme.chromeText
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Stepper {
        objectName: "bot_level_" + root.index
        width: Theme.px(144)
        label: qsTr("%1: level").arg(root.name)
        words: root.settings.botNames
        current: root.settings.chosenLevels[root.index] ?? 0
        onChosen: index => root.settings.chooseLevel(root.index, index)
    }

    Stepper {
        objectName: "bot_style_" + root.index
        visible: root.style >= 0
        width: Theme.px(144)
        label: qsTr("%1: style").arg(root.name)
        words: root.settings.styleNames
        current: root.style
        onChosen: index => root.settings.chooseStyle(root.index, index)
    }
}
