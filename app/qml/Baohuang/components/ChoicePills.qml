// One of a few, as a row of pills: options, current, label (name of the group), available; chosen(index).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Flow {
    id: root

    required property list<string> options
    property int current
    property string label // accessible name of the group
    property list<bool> available // which may be chosen, all when empty

    signal chosen(int index)

    function choose(index: int): void {
        if (index >= 0 && index < root.options.length && (root.available[index] ?? true) && index !== root.current)
            root.chosen(index);
    }

    // Left and right go from pill to pill, and choose.
    function step(from: int, by: int): void {
        for (let index = from + by; index >= 0 && index < root.options.length; index += by) {
            if (root.available[index] ?? true) {
                repeater.itemAt(index).forceActiveFocus(Qt.TabFocusReason);
                root.choose(index);
                return;
            }
        }
    }

    spacing: Theme.space2

    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Repeater {
        id: repeater

        model: root.options.length // by number, so that a pill keeps the keyboard when its word changes

        FocusScope {
            id: pill

            required property int index
            readonly property string word: root.options[index] ?? ""
            readonly property bool chosen: index === root.current

            objectName: "pill_" + index
            implicitWidth: Math.max(Theme.control, label.implicitWidth + Theme.px(30))
            implicitHeight: Theme.control
            enabled: root.available[index] ?? true
            activeFocusOnTab: enabled && (chosen || root.current < 0)
            opacity: enabled ? 1 : 0.5

            Accessible.role: Accessible.RadioButton
            Accessible.name: word
            Accessible.checkable: true
            Accessible.checked: chosen
            Accessible.focusable: true
            Accessible.onPressAction: root.choose(index)

            Keys.onSpacePressed: root.choose(index)
            Keys.onReturnPressed: root.choose(index)
            Keys.onEnterPressed: root.choose(index)
            Keys.onLeftPressed: root.step(index, -1)
            Keys.onRightPressed: root.step(index, 1)

            Rectangle {
                anchors.fill: parent
                anchors.topMargin: Theme.px(4)
                anchors.bottomMargin: Theme.px(4)
                radius: height / 2
                color: pill.chosen ? Theme.chromeAccent : hover.hovered ? Theme.chromeHover : Theme.chromeRaised
                border.width: 1
                border.color: pill.chosen ? Theme.chromeAccent : Theme.chromeControl

                FocusRing {
                    anchors.margins: -Theme.px(3)
                    shown: pill.activeFocus
                    onPaper: !Theme.dark
                }
            }

            GameText {
                id: label

                anchors.centerIn: parent
                text: pill.word
                color: pill.chosen ? Theme.chromeOnAccent : Theme.chromeText
                font.bold: pill.chosen
                Accessible.ignored: true
            }

            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
            }

            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: root.choose(pill.index)
            }
        }
    }
}
