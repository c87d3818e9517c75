// The question of a role phase: title, detail, choices {text, cards, selected, enabled}; choose(index).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    required property string title
    property string detail
    property list<var> choices // {text, cards: [{rank, suit, mark, special}], selected, enabled}
    property real maximumWidth: Theme.px(760)

    signal choose(int index)

    implicitWidth: Theme.px(640)
    implicitHeight: Theme.px(60)

    Text {
        anchors.centerIn: parent
        text: root.title + " " + root.detail
        color: Theme.feltText
    }
}
