// One column of the cheat sheet: titles, and commands with their keys.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property RowsModel rows

    spacing: Theme.px(5)

    Repeater {
        model: root.rows

        Item {
            id: line

            required property bool title
            required property string label
            required property list<string> caps
            required property string spoken

            width: root.width
            height: Math.max(words.text === "" ? 0 : words.height + (title ? Theme.space1 : 0), caps.length > 0 ? keycaps.height : 0)

            Accessible.role: title ? Accessible.Heading : Accessible.StaticText
            Accessible.name: spoken

            GameText {
                id: words

                width: line.caps.length > 0 ? keycaps.x - Theme.space3 : parent.width
                anchors.verticalCenter: parent.verticalCenter
                text: line.label
                serif: line.title
                color: line.title ? Theme.goldSoft : line.caps.length > 0 ? Theme.feltText : Theme.feltTextSoft
                font.pixelSize: line.title ? Theme.textButton : Theme.textSmall
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            Row {
                id: keycaps

                x: line.label === "" ? 0 : parent.width - width
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.space1

                Repeater {
                    model: line.caps

                    KeyCap {
                        required property string modelData

                        text: modelData
                        large: true
                    }
                }
            }
        }
    }
}
