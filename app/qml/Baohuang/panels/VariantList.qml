// The regions, each with a line on what it is: ids, names, notes, current; chosen(id).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property string label
    required property list<string> ids
    required property list<string> names
    required property list<string> notes
    required property string current

    signal chosen(string id)

    function step(from: int, by: int): void {
        const index = from + by;
        if (index < 0 || index >= ids.length)
            return;
        repeater.itemAt(index).forceActiveFocus(Qt.TabFocusReason);
        root.chosen(ids[index]);
    }

    spacing: Theme.space1

    Accessible.role: Accessible.Grouping
    Accessible.name: label

    GameText {
        text: root.label
        serif: true
        color: Theme.chromeAccent
        Accessible.ignored: true
    }

    Repeater {
        id: repeater

        model: root.ids.length // by number, so that a row keeps the keyboard when its words change

        FocusScope {
            id: row

            required property int index
            readonly property string name: root.names[index] ?? ""
            readonly property string note: root.notes[index] ?? ""
            readonly property bool chosen: root.ids[index] === root.current

            function press(): void {
                if (!row.chosen)
                    root.chosen(root.ids[row.index]);
            }

            objectName: "pill_" + index
            width: root.width
            implicitHeight: Math.max(Theme.control, words.height + Theme.space3)
            activeFocusOnTab: chosen || !root.ids.includes(root.current)

            Accessible.role: Accessible.RadioButton
            Accessible.name: name
            Accessible.description: note
            Accessible.checkable: true
            Accessible.checked: chosen
            Accessible.focusable: true
            Accessible.onPressAction: row.press()

            Keys.onSpacePressed: row.press()
            Keys.onReturnPressed: row.press()
            Keys.onEnterPressed: row.press()
            Keys.onUpPressed: root.step(row.index, -1)
            Keys.onDownPressed: root.step(row.index, 1)
            Keys.onLeftPressed: root.step(row.index, -1)
            Keys.onRightPressed: root.step(row.index, 1)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusSmall
                color: row.chosen ? Theme.chromeRaised : hover.hovered ? Theme.chromeHover : "transparent"
                border.width: row.chosen ? Math.max(2, Theme.px(1.6)) : 1
                border.color: row.chosen ? Theme.chromeAccent : Theme.chromeControl

                FocusRing {
                    anchors.margins: -Theme.px(3)
                    shown: row.activeFocus
                    onPaper: !Theme.dark
                }
            }

            Column {
                id: words

                x: Theme.space3
                width: parent.width - 2 * Theme.space3 - Theme.px(20)
                anchors.verticalCenter: parent.verticalCenter

                GameText {
                    width: parent.width
                    text: row.name
                    serif: true
                    color: row.chosen ? Theme.chromeAccent : Theme.chromeText
                    font.bold: row.chosen
                    Accessible.ignored: true
                }

                GameText {
                    width: parent.width
                    text: row.note
                    color: Theme.chromeTextSoft
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }

            GameText {
                visible: row.chosen
                anchors.right: parent.right
                anchors.rightMargin: Theme.space3
                anchors.verticalCenter: parent.verticalCenter
                text: "✓"
                color: Theme.chromeAccent
                font.pixelSize: Theme.textButton
                font.bold: true
                Accessible.ignored: true
            }

            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
            }

            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: row.press()
            }
        }
    }
}
