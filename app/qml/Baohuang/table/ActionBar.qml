// The buttons under the table.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Row {
    id: root

    required property GameViewModel game
    property real maximumWidth: Theme.px(760)

    spacing: Theme.space3

    Repeater {
        model: root.game.bar

        PillButton {
            required property string action
            required keyText
            required primary
            required enabled

            objectName: "action_" + action
            maximumWidth: root.maximumWidth * 0.55
            onClicked: root.game.press(action)
        }
    }
}
