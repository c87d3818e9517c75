// Your own role: sign, title, detail, auto, marks, maximumWidth; grows with its text, wraps beyond maximumWidth.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    required property string sign // empty while nobody has a role
    required property string title
    property string detail
    property string auto // the word for a seat that the table plays, "" otherwise
    property list<string> marks // what everybody knows of you besides, as on a seat plate
    property list<string> markTexts
    property real maximumWidth: Theme.px(320)
    readonly property real textEdge: Theme.px(sign === "" ? 16 : 52)
    readonly property real textRoom: maximumWidth - textEdge - Theme.space4
    readonly property color colour: sign === "sceptre" ? Theme.gold : sign === "sword" ? Theme.jade : Theme.feltTextSoft

    implicitWidth: textEdge + Math.ceil(Math.max(heading.contentWidth, small.visible ? small.contentWidth : 0)) + Theme.space4
    implicitHeight: Math.max(Theme.px(52), column.height + Theme.px(16))
    border.color: sign === "sceptre" || sign === "sword" ? colour : Theme.hairlineStrong
    border.width: Math.max(1, Theme.px(1.4))

    Accessible.ignored: title === "" // before the first deal
    Accessible.role: Accessible.StaticText
    Accessible.name: [root.title, root.detail, root.auto, ...root.markTexts].filter(part => part !== "").join(", ")

    Sign {
        visible: root.sign !== ""
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        sign: root.sign
        size: Theme.px(26)
        colour: root.colour
    }

    TextMetrics {
        id: metrics

        font: small.font
        text: root.detail
    }

    Column {
        id: column

        x: root.textEdge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(1)

        GameText {
            id: heading

            width: Math.min(implicitWidth, root.textRoom)
            text: root.title
            serif: true
            color: root.sign === "sceptre" ? Theme.goldSoft : root.sign === "sword" ? Theme.jadeSoft : Theme.feltText
            font.pixelSize: Math.min(Theme.textButton, Theme.px(21))
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        GameText {
            id: small

            visible: root.detail !== ""
            width: Math.min(implicitWidth, root.textRoom)
            text: metrics.advanceWidth > root.textRoom ? root.detail.replace(" · ", "\n") : root.detail
            color: Theme.feltTextSoft
            font.pixelSize: Theme.textSmall
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(8)
        anchors.bottom: parent.top
        anchors.bottomMargin: -Theme.px(7)
        spacing: Theme.px(4)

        Repeater {
            model: root.auto !== "" ? ["auto", ...root.marks] : root.marks

            MarkChip {
                required property string modelData
                required property int index

                sign: modelData
                Accessible.ignored: true
                text: (root.auto !== "" ? [root.auto, ...root.markTexts] : root.markTexts)[index] ?? ""
            }
        }
    }
}
