// The buttons under the table; one that will not do it says why.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Row {
    id: root

    required property GameViewModel game
    property real maximumWidth: Theme.px(760)
    readonly property real others: buttons.count > 0 ? besides("play") : 0

    function besides(action: string): real {
        let sum = 0;
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i) as BarButton;
            sum += button && button.action !== action ? button.implicitWidth + spacing : 0;
        }
        return sum;
    }

    spacing: Theme.space3

    Repeater {
        id: buttons

        model: root.game.bar

        BarButton {
            maximumWidth: action === "play" ? root.maximumWidth - root.others : root.maximumWidth * 0.55
            onClicked: root.game.press(action)
        }
    }

    TapHandler {
        onTapped: touch => {
            for (let i = 0; i < buttons.count; ++i) {
                const button = buttons.itemAt(i) as BarButton;
                if (button && !button.enabled && button.contains(button.mapFromItem(root, touch.position)))
                    root.game.press(button.action);
            }
        }
    }
}
