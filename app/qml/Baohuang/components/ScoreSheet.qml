// The settlement on a sheet of paper: headline, headlineTone, subtitle, arithmetic, footer, rows, buttons (children); play(), finish().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string headline
    property string headlineTone: "draw" // "win" "loss" "draw"
    property string subtitle
    property string arithmetic
    property string footer // the house, and what the next deal begins with
    property list<var> rows // {place, name, sign, formula, points, tone, eggs, balance, eggNote, isYou, filler}
    readonly property real progress: Theme.share(elapsed, 0, length) // of the entrance, 0 to 1
    readonly property real paid: Theme.share(elapsed, length, eggs.length) // of the way of the eggs, 0 to 1
    property real elapsed: Infinity // milliseconds since it began to come in
    readonly property int firstRow: Theme.instant // when the first row begins to appear
    readonly property int lastRow: firstRow + Theme.step * rows.length // when what stands below the rows does
    readonly property int length: lastRow + Theme.normal
    default property alias buttons: buttonRow.data
    readonly property real margin: Theme.px(36)

    implicitWidth: Math.max(Theme.px(760) * Math.max(1, Math.min(1.4, Theme.textFactor)), buttonRow.implicitWidth + 2 * margin)
    implicitHeight: head.height + table.height + buttonRow.height + Theme.px(90) + (foot.visible ? foot.height + Theme.px(4) : 0)

    Accessible.role: Accessible.Pane
    Accessible.name: root.headline

    // The sheet settles, its rows appear from the first place to the last, and the eggs go from those who pay to those who win.
    function play(): void {
        entrance.restart();
    }

    function finish(): void {
        entrance.complete();
    }

    SequentialAnimation {
        id: entrance

        NumberAnimation {
            target: root
            property: "elapsed"
            from: 0
            to: root.length + eggs.length
            duration: root.length + eggs.length
        }

        PropertyAction {
            target: root
            property: "elapsed"
            value: Infinity
        }
    }

    TapHandler {
        enabled: entrance.running
        onTapped: root.finish()
    }

    Item {
        id: sheet

        anchors.fill: parent
        opacity: Theme.share(root.elapsed, 0, Theme.normal)
        transform: Translate {
            y: (1 - Theme.easeOut(Theme.share(root.elapsed, 0, Theme.slow))) * Theme.px(24)
        }

        Rectangle {
            anchors.fill: parent
            anchors.topMargin: Theme.px(5)
            anchors.bottomMargin: -Theme.px(5)
            radius: Theme.radiusSheet
            color: "#50000000"
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusSheet
            color: Theme.paperWarm
            border.width: Math.max(2, Theme.px(2))
            border.color: Theme.gold
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(7)
            radius: Theme.radiusSheet - Theme.px(6)
            color: "transparent"
            border.width: 1
            border.color: Theme.sheetLine
        }

        Item {
            id: head

            x: root.margin
            y: Theme.px(26)
            width: parent.width - 2 * root.margin
            height: Math.max(titles.height, sum.height) + Theme.px(14)

            Column {
                id: titles

                width: parent.width
                spacing: Theme.px(2)

                GameText {
                    id: headline

                    width: parent.width - (sum.text === "" ? 0 : sum.width + Theme.space5)
                    text: root.headline
                    serif: true
                    color: root.headlineTone === "win" ? Theme.cinnabarDeep : Theme.ink
                    font.pixelSize: Theme.textHuge
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.textTitle
                    Accessible.role: Accessible.Heading
                }

                GameText {
                    width: parent.width
                    visible: root.subtitle !== ""
                    text: root.subtitle
                    color: Theme.inkSoft
                    wrapMode: Text.Wrap
                }
            }

            GameText {
                id: sum

                anchors.right: parent.right
                y: Math.max(0, Math.round((headline.height - height) / 2))
                width: Math.min(implicitWidth, Theme.px(300))
                text: root.arithmetic
                color: Theme.inkSoft
                font.pixelSize: Theme.textButton
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.Wrap
            }

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: Theme.edge
            }
        }

        Column {
            id: table

            x: root.margin
            anchors.top: head.bottom
            anchors.topMargin: Theme.px(10)
            width: parent.width - 2 * root.margin
            spacing: Theme.px(4)

            Repeater {
                model: root.rows

                ScoreRow {
                    required property var modelData
                    required property int index

                    width: table.width
                    place: modelData.place ?? ""
                    name: modelData.name ?? ""
                    sign: modelData.sign ?? ""
                    formula: modelData.formula ?? ""
                    points: modelData.points ?? ""
                    tone: modelData.tone ?? ""
                    eggs: modelData.eggs ?? ""
                    balance: modelData.balance ?? ""
                    eggNote: modelData.eggNote ?? ""
                    isYou: modelData.isYou ?? false
                    filler: modelData.filler ?? false
                    shown: Theme.easeOut(Theme.share(root.elapsed, root.firstRow + Theme.step * index, Theme.normal))
                }
            }
        }

        EggFlight {
            id: eggs

            x: table.x + table.width * 0.952
            y: table.y + ((table.height - Theme.px(16)) / 5 - Theme.px(20)) / 2
            rows: root.rows
            step: (table.height + Theme.px(4)) / 5
            elapsed: root.elapsed - root.length
        }

        GameText {
            id: foot

            visible: root.footer !== ""
            x: root.margin
            width: parent.width - 2 * root.margin
            anchors.top: table.bottom
            anchors.topMargin: Theme.px(8)
            text: root.footer
            color: Theme.inkSoft
            font.pixelSize: Theme.textSmall
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            opacity: Theme.share(root.elapsed, root.lastRow, Theme.normal)
        }

        Row {
            id: buttonRow

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(22)
            height: Theme.control
            spacing: Theme.px(14)
        }
    }
}
