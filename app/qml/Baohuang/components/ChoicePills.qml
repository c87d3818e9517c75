// One of a few, as a row of pills: options, current, label; chosen(index).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Flow {
    id: root

    required property list<string> options
    property int current
    property string label // accessible name of the group

    signal chosen(int index)

    spacing: Theme.space2

    Repeater {
        model: root.options

        PillButton {
            required property string modelData
            required property int index

            text: modelData
            primary: index === root.current
            onClicked: root.chosen(index)
        }
    }
}
