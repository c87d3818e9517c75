// The plays of one trick in order, each with its name, under a heading: title, plays, small; count.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property string title
    required property RowsModel plays
    property bool small // only the indices of the cards, in up to three columns
    readonly property int count: repeater.count
    readonly property int columns: !small || count < 4 ? 1 : count <= 10 ? 2 : 3

    spacing: Theme.space2
    visible: count > 0

    GameText {
        text: root.title
        serif: true
        color: Theme.goldSoft
        font.pixelSize: Theme.textButton
        Accessible.role: Accessible.Heading
    }

    Grid {
        flow: Grid.TopToBottom
        rows: Math.max(1, Math.ceil(root.count / root.columns))
        rowSpacing: Theme.space2
        columnSpacing: Theme.space5

        Repeater {
            id: repeater

            model: root.plays

            Row {
                id: play

                required property string name
                required property list<var> cards
                required property string spoken
                readonly property bool marked: cards.some(card => card.special || card.mark !== "") // has more to show beside its index

                spacing: Theme.space3

                Accessible.role: Accessible.StaticText
                Accessible.name: name + ", " + spoken

                GameText {
                    width: Math.round(Theme.px(104) * Math.max(1, Theme.textFactor))
                    anchors.verticalCenter: parent.verticalCenter
                    text: play.name
                    elide: Text.ElideRight
                    color: Theme.feltTextSoft
                    Accessible.ignored: true
                }

                Item {
                    width: slot.rowWidth
                    height: !root.small ? slot.implicitHeight : Theme.px(play.marked ? 54 : 36)
                    clip: root.small

                    PlaySlot {
                        id: slot

                        width: rowWidth
                        maximumWidth: Theme.px(220)
                        maximumHeight: Theme.px(root.small ? 68 : 82)
                        alignment: Qt.AlignLeft
                        cards: play.cards
                    }
                }
            }
        }
    }
}
