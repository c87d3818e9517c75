// One field of house rules: a title, a switch, or a few values; a bar where the region has another.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property HouseViewModel house
    required property string name
    required property string label
    required property string rule
    required property bool title
    required property list<string> values
    required property int current
    required property bool on
    required property bool differs
    required property bool fault
    readonly property bool numbered: values.length > 0
    readonly property real edge: Theme.px(62)

    implicitHeight: title ? heading.implicitHeight + Theme.space4 : numbered ? choice.implicitHeight : toggle.implicitHeight

    GameText {
        id: heading

        visible: root.title
        y: Theme.space3
        text: root.title ? root.label : ""
        serif: true
        color: Theme.chromeAccent
        font.pixelSize: Theme.textButton
        Accessible.role: Accessible.Heading
    }

    Rectangle {
        visible: root.differs || root.fault
        y: Theme.space1
        width: Theme.px(3)
        height: parent.height - 2 * Theme.space1
        radius: width / 2
        color: root.fault ? Theme.cinnabar : Theme.chromeAccent
    }

    GameText {
        visible: !root.title
        x: Theme.px(10)
        y: root.numbered ? Theme.px(3) : (parent.height - height) / 2
        text: root.rule
        color: Theme.chromeTextSoft
        font.pixelSize: Theme.textTiny
        Accessible.ignored: true
    }

    ToggleSwitch {
        id: toggle

        objectName: "field_" + root.name
        visible: !root.title && !root.numbered
        x: root.edge
        width: parent.width - root.edge
        text: root.label
        checked: root.on
        onToggled: checked => root.house.choose(root.name, checked ? 1 : 0)
    }

    SettingsChoice {
        id: choice

        objectName: "field_" + root.name
        visible: root.numbered
        x: root.edge
        width: parent.width - root.edge
        label: root.label
        ids: root.values
        names: root.values
        current: root.values[root.current] ?? ""
        onChosen: id => root.house.choose(root.name, root.values.indexOf(id))
    }
}
