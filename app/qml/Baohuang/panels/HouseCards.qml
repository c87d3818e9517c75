// So many of every card: words, a button that shows them by rank and suit; chosen(cell, number).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property string label
    required property string words
    required property list<string> ranks
    required property list<string> suits
    required property list<int> counts // rank by rank, suit by suit; −1 where there is no such card
    required property list<int> limits
    required property list<string> spoken
    property bool shown
    property int at // the cell that has the keyboard

    signal chosen(int cell, int number)

    // One more, after all of them none.
    function more(cell: int): void {
        root.chosen(cell, root.counts[cell] < root.limits[cell] ? root.counts[cell] + 1 : 0);
    }

    function fewer(cell: int): void {
        if (root.counts[cell] > 0)
            root.chosen(cell, root.counts[cell] - 1);
    }

    // To the next cell in a direction that is a card.
    function step(by: int): void {
        for (let cell = root.at + by; cell >= 0 && cell < root.counts.length; cell += by) {
            if (root.counts[cell] >= 0) {
                root.at = cell;
                return;
            }
        }
    }

    width: parent?.width ?? implicitWidth
    spacing: Theme.space2
    onCountsChanged: {
        if (at >= counts.length)
            at = 0;
    }

    GameText {
        text: root.label
        serif: true
        color: Theme.chromeAccent
        Accessible.ignored: true
    }

    GameText {
        objectName: "taken"
        width: parent.width
        text: root.words
        color: Theme.chromeText
        wrapMode: Text.Wrap
    }

    PillButton {
        objectName: "choose"
        text: root.shown ? qsTr("Done") : qsTr("Choose cards")
        onPaper: true
        onClicked: root.shown = !root.shown
    }

    GameText {
        visible: root.shown
        width: parent.width
        text: qsTr("Click to take one more out, right-click to put one back; on the keyboard use the arrows, + and −.")
        color: Theme.chromeTextSoft
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
    }

    FocusScope {
        id: pad

        visible: root.shown
        width: parent.width - Theme.px(4) // room for the ring of the last column
        height: grid.height
        activeFocusOnTab: root.shown

        Accessible.role: Accessible.Grouping
        Accessible.name: root.label
        Accessible.description: root.spoken[root.at] ?? ""
        Accessible.focusable: true

        Keys.onLeftPressed: root.step(-1)
        Keys.onRightPressed: root.step(1)
        Keys.onUpPressed: root.step(-root.suits.length)
        Keys.onDownPressed: root.step(root.suits.length)
        Keys.onSpacePressed: root.more(root.at)
        Keys.onReturnPressed: root.more(root.at)
        Keys.onEnterPressed: root.more(root.at)
        Keys.onPressed: event => {
            event.accepted = true;
            if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
                root.more(root.at);
            else if (event.key === Qt.Key_Minus || event.key === Qt.Key_Backspace || event.key === Qt.Key_Delete)
                root.fewer(root.at);
            else
                event.accepted = false;
        }

        Grid {
            id: grid

            columns: root.suits.length
            spacing: Theme.space1

            Repeater {
                model: root.shown ? root.counts.length : 0

                HouseCardCell {
                    required property int index

                    objectName: "cell_" + index
                    width: (pad.width - (grid.columns - 1) * grid.spacing) / grid.columns
                    card: index % grid.columns === 0 && (root.counts[index + 1] ?? 0) < 0 ? root.ranks[Math.floor(index / grid.columns)] ?? "" : (root.suits[index % grid.columns] ?? "") + (root.ranks[Math.floor(index / grid.columns)] ?? "")
                    number: root.counts[index] ?? -1
                    spoken: root.spoken[index] ?? ""
                    focused: pad.activeFocus && root.at === index
                    onMore: {
                        root.at = index;
                        root.more(index);
                    }
                    onFewer: {
                        root.at = index;
                        root.fewer(index);
                    }
                }
            }
        }
    }
}
