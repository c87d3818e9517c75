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
    property real progress: 1 // of the entrance, 0 to 1
    property real paid: 1 // of the way of the eggs, 0 to 1
    default property alias buttons: buttonRow.data
    readonly property real margin: Theme.px(36)

    implicitWidth: Math.max(Theme.px(760) * Math.max(1, Math.min(1.4, Theme.textFactor)), buttonRow.implicitWidth + 2 * margin)
    implicitHeight: head.height + table.height + buttonRow.height + Theme.px(90) + (foot.visible ? foot.height + Theme.px(4) : 0)

    Accessible.role: Accessible.Pane
    Accessible.name: root.headline

    // The sheet settles, its rows appear from the first place to the last, and the eggs go from those who pay to those who win.
    function play(): void {
        root.progress = 0;
        root.paid = 0;
        entrance.restart();
    }

    function finish(): void {
        entrance.complete();
    }

    SequentialAnimation {
        id: entrance

        NumberAnimation {
            target: root
            property: "progress"
            from: 0
            to: 1
            duration: Theme.slow * 2
            easing.type: Easing.OutQuad
        }

        NumberAnimation {
            target: root
            property: "paid"
            from: 0
            to: 1
            duration: Theme.slow * 3
        }
    }

    TapHandler {
        enabled: entrance.running
        onTapped: root.finish()
    }

    Item {
        id: sheet

        anchors.fill: parent
        opacity: Math.min(1, root.progress * 4)
        transform: Translate {
            y: (1 - Math.min(1, root.progress * 2.5)) * Theme.px(24)
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
                    shown: Math.max(0, Math.min(1, root.progress * 8 - 2 - index))
                }
            }
        }

        EggFlight {
            x: table.x + table.width * 0.952
            y: table.y + ((table.height - Theme.px(16)) / 5 - Theme.px(20)) / 2
            rows: root.rows
            step: (table.height + Theme.px(4)) / 5
            progress: root.paid
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
            opacity: Math.max(0, Math.min(1, root.progress * 8 - 7))
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
