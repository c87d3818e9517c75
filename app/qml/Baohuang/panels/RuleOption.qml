// One rule option of the variant: a switch, a few numbers, or what cannot be chosen here.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property SettingsViewModel settings
    required property string name
    required property string label
    required property string note
    required property bool on
    required property list<string> values
    required property int current
    required property bool fixed
    readonly property bool numbers: values.length > 0

    ToggleSwitch {
        objectName: "option_" + root.name
        visible: !root.numbers && !root.fixed
        width: root.width
        text: root.label
        detail: root.note
        checked: root.on
        onToggled: checked => root.settings.setOption(root.name, checked)
    }

    SettingsChoice {
        objectName: "option_" + root.name + "_values"
        visible: root.numbers
        label: root.label
        ids: root.values
        names: root.values
        note: root.note
        current: root.values[root.current] ?? ""
        onChosen: id => root.settings.chooseOption(root.name, root.values.indexOf(id))
    }

    Row {
        visible: root.fixed
        width: root.width
        height: Theme.control
        spacing: Theme.space3

        Accessible.role: Accessible.StaticText
        Accessible.name: root.label + ", " + root.note

        GameText {
            id: tick

            anchors.verticalCenter: parent.verticalCenter
            text: "✓"
            color: Theme.chromeTextSoft
            font.pixelSize: Theme.textButton
            Accessible.ignored: true
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - tick.width - Theme.space3

            GameText {
                width: parent.width
                text: root.label
                color: Theme.chromeText
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            GameText {
                width: parent.width
                text: root.note
                color: Theme.chromeTextSoft
                font.pixelSize: Theme.textSmall
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
