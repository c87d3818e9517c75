// The hints: each answer as a chip, beside them why and at what price; never higher than maximumHeight; choose(index).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    required property string detail // why
    required property string advice // the price, and how sure
    property list<var> choices // {text, spoken, selected}
    property real maximumWidth: Theme.px(1236)
    property real maximumHeight: Theme.px(72)
    readonly property real rim: Theme.px(4)
    readonly property real sides: Theme.space3
    readonly property real room: maximumWidth - chips.width - gap - 2 * sides
    readonly property real gap: Theme.space4

    signal choose(int index)

    // Lines that words of this size take.
    function lines(size: int): int {
        const share = size / Theme.textBody / Math.max(1, room - size); // a line ends before a word that is too long
        return Math.ceil(why.advanceWidth * share) + Math.ceil(price.advanceWidth * share);
    }

    function fitting(): int {
        const sizes = [Theme.textBody, Theme.textSmall, Theme.textTiny];
        return sizes.find(size => lines(size) * leading.height * size / Theme.textBody <= maximumHeight - 2 * rim) ?? Theme.px(11);
    }

    solid: true
    implicitWidth: chips.width + gap + words.width + 2 * sides
    implicitHeight: Math.max(chips.height, words.height) + 2 * rim
    border.color: Theme.goldFaint

    Accessible.role: Accessible.Grouping
    Accessible.name: [root.detail, root.advice].filter(words => words !== "").join(" ")

    TextMetrics {
        id: why

        font.family: Theme.sans
        font.pixelSize: Theme.textBody
        text: root.detail
    }

    TextMetrics {
        id: price

        font: why.font
        text: root.advice
    }

    FontMetrics {
        id: leading

        font: why.font
    }

    Row {
        id: chips

        x: root.sides
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space2

        Repeater {
            model: root.choices.length // by number, so that a chip stays itself, and keeps the keyboard, when chosen

            ChoiceChip {
                required property int index
                readonly property var choice: root.choices[index] ?? {}

                objectName: "hint_" + index
                text: choice.text ?? ""
                spoken: choice.spoken ?? text
                selected: choice.selected ?? false
                onClicked: root.choose(index)
            }
        }
    }

    Column {
        id: words

        anchors.left: chips.right
        anchors.leftMargin: root.gap
        anchors.verticalCenter: parent.verticalCenter

        GameText {
            visible: root.detail !== ""
            width: Math.min(implicitWidth, root.room)
            text: root.detail
            color: Theme.feltTextSoft
            font.pixelSize: root.fitting()
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        GameText {
            visible: root.advice !== ""
            width: Math.min(implicitWidth, root.room)
            text: root.advice
            color: Theme.goldSoft
            font.pixelSize: root.fitting()
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
