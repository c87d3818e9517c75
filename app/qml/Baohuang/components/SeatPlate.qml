// A seat at the table: name, avatar, avatarText, countText, badge, badgeText, placeText, marks, markTexts, isTurn, thinking, out, mirrored.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string name
    property int avatar: 0 // 0 to 7, a drawn face; −1 shows avatarText
    property string avatarText
    property string countText
    property string badge // "" "emperor" "guard" "commoner"
    property string badgeText
    property string placeText
    property list<string> marks // names of signs
    property list<string> markTexts
    property bool isTurn
    property bool thinking
    property bool out

    implicitWidth: Math.max(Theme.px(176), label.implicitWidth + Theme.px(80))
    implicitHeight: Theme.px(60)

    Panel {
        anchors.fill: parent
        highlighted: root.isTurn
    }

    Text {
        id: label

        x: Theme.px(62)
        y: Theme.px(8)
        text: root.name + "\n" + root.countText
        color: Theme.feltText
        font.family: Theme.sans
        font.pixelSize: Theme.textBody
    }
}
