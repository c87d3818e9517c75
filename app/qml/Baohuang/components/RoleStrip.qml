// A question and its answers: title, detail, advice, choices {text, cards, note, spoken, selected, enabled}, maximumWidth; choose(index).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    required property string title
    property string detail // the consequence, in a sentence
    property string advice // what a hint says
    property list<var> choices // {text, cards: [{rank, suit, mark, special}], note, spoken, selected, enabled}
    readonly property bool noted: choices.some(choice => (choice.note ?? "") !== "") // each answer says itself what it means
    property real maximumWidth: Theme.px(760)
    readonly property real room: maximumWidth - 2 * Theme.px(18)

    signal choose(int index)

    implicitWidth: column.width + 2 * Theme.px(18)
    implicitHeight: column.height + 2 * Theme.px(11)
    border.color: Theme.goldFaint

    Accessible.role: Accessible.Grouping
    Accessible.name: [root.title, root.detail, root.advice].filter(words => words !== "").join(" ")

    Column {
        id: column

        anchors.centerIn: parent
        width: Math.max(heading.width, chips.width, consequence.width, hint.width)
        spacing: Theme.px(6)

        GameText {
            id: heading

            visible: root.title !== ""
            width: Math.min(implicitWidth, root.room)
            text: root.title
            font.pixelSize: Theme.textButton
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        Flow {
            id: chips

            visible: root.choices.length > 0
            width: Math.min(natural(), root.room)
            spacing: Theme.px(10)

            // What a note may take beyond its label, so that all answers stand in one line.
            function spare(): real {
                let left = root.room - (repeater.count - 1) * spacing;
                for (let i = 0; i < repeater.count; ++i)
                    left -= (repeater.itemAt(i) as ChoiceChip)?.labelWidth + Theme.px(29);
                return Math.max(0, left / Math.max(1, repeater.count));
            }

            // The height of the one with the longest note.
            function tallest(): real {
                let height = 0;
                for (let i = 0; i < repeater.count; ++i)
                    height = Math.max(height, repeater.itemAt(i)?.implicitHeight ?? 0);
                return height;
            }

            function natural(): real {
                let sum = 0;
                for (let i = 0; i < repeater.count; ++i) {
                    const chip = repeater.itemAt(i);
                    sum += chip ? chip.width + (i > 0 ? spacing : 0) : 0;
                }
                return Math.ceil(sum);
            }

            Repeater {
                id: repeater

                model: root.choices.length // by number, so that a chip stays itself, and keeps the keyboard, when chosen

                ChoiceChip {
                    required property int index
                    readonly property var choice: root.choices[index] ?? {}

                    objectName: "strip_choice_" + index
                    text: choice.text ?? ""
                    cards: choice.cards ?? []
                    note: choice.note ?? ""
                    noteRoom: labelWidth + chips.spare()
                    height: chips.tallest()
                    spoken: choice.spoken ?? text
                    selected: choice.selected ?? false
                    enabled: choice.enabled ?? true
                    onClicked: root.choose(index)
                }
            }
        }

        GameText {
            id: consequence

            visible: root.detail !== "" && !root.noted
            width: Math.min(implicitWidth, root.room)
            text: root.detail
            color: Theme.feltTextSoft
            font.pixelSize: Theme.textBody
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        GameText {
            id: hint

            visible: root.advice !== ""
            width: Math.min(implicitWidth, root.room)
            text: root.advice
            color: Theme.goldSoft
            font.pixelSize: Theme.textBody
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
