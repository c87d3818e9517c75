// The buttons under the table; one that will not do it says why.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Row {
    id: root

    required property GameViewModel game
    property real maximumWidth: Theme.px(760)
    readonly property real least: beside + Theme.px(200) // beyond which its words would hardly be read
    property real beside // what the buttons besides the primary one take

    function measure(): void {
        let taken = 0;
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i) as BarButton;
            if (button && !button.primary)
                taken += button.width + root.spacing;
        }
        root.beside = taken;
    }

    spacing: Theme.space3

    Repeater {
        id: buttons

        model: root.game.bar

        BarButton {
            maximumWidth: primary ? Math.max(Theme.px(180), Math.min(Theme.px(418), root.maximumWidth - root.beside)) : Theme.px(418)
            onWidthChanged: Qt.callLater(root.measure)
            onPrimaryChanged: Qt.callLater(root.measure)
            onClicked: root.game.press(action)
        }

        onItemAdded: Qt.callLater(root.measure)
        onItemRemoved: Qt.callLater(root.measure)
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
