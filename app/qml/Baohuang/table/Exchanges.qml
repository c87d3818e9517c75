// Cards that changed hands before the throne: title, rows {from, to, giver, taker, cards, swapped, yours, spoken}.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property string title
    required property list<var> rows

    spacing: Theme.space1

    GameText {
        anchors.horizontalCenter: parent.horizontalCenter
        text: root.title
        serif: true
        color: Theme.goldSoft
        font.pixelSize: Theme.textButton
    }

    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        flow: Grid.TopToBottom
        rows: Math.max(1, root.rows.length > 3 ? Math.ceil(root.rows.length / 2) : root.rows.length)
        columnSpacing: Theme.space5
        rowSpacing: Theme.px(3)

        Repeater {
            model: root.rows

            Row {
                id: line

                required property var modelData
                readonly property list<var> cards: modelData.cards ?? []

                height: Math.max(Theme.px(24), Math.round(24 * Theme.miniUnit))
                spacing: Theme.px(7)

                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.spoken ?? ""

                GameText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.giver ?? ""
                    color: line.modelData.yours ? Theme.goldSoft : Theme.feltTextSoft
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }

                Image {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.cards.length === 0
                    source: Theme.art + "tiny-back.svg"
                    sourceSize: Qt.size(Theme.px(13), Theme.px(18))
                }

                IndexCard {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.cards.length > 0
                    face: line.cards[0] ?? {}
                }

                GameText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.swapped ? "↔" : "→"
                    color: Theme.feltTextSoft
                    Accessible.ignored: true
                }

                IndexCard {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.cards.length > 1
                    face: line.cards[1] ?? {}
                }

                GameText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.taker ?? ""
                    color: line.modelData.yours ? Theme.goldSoft : Theme.feltTextSoft
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
        }
    }
}
