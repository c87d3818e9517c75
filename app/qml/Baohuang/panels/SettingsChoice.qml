// One setting with a few possible values: label, ids, names, note, current; chosen(id).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property string label
    required property list<string> ids
    required property list<string> names
    property string note
    required property string current

    signal chosen(string id)

    width: parent?.width ?? implicitWidth
    spacing: Theme.space2

    GameText {
        text: root.label
        serif: true
        color: Theme.chromeAccent
    }

    ChoicePills {
        width: parent.width
        label: root.label
        options: root.names
        current: root.ids.indexOf(root.current)
        onChosen: index => root.chosen(root.ids[index])
    }

    GameText {
        visible: root.note !== ""
        width: parent.width
        text: root.note
        color: Theme.chromeTextSoft
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
    }
}
