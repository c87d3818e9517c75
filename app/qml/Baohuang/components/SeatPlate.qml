// A seat at the table: name, avatar, avatarText, avatarColour, countText, badge, badgeText, placeText, marks, markTexts, isTurn, thinking, out.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Panel {
    id: root

    required property string name
    property int avatar: -1 // 0 to 7, a drawn face; −1 shows avatarText
    property string avatarText
    property int avatarColour // 0 to 3, ground of avatarText
    property string countText // cards in hand, empty where they are not told
    property string badge // "" "emperor" "guard" "commoner", public only
    property string badgeText
    property string placeText // once finished
    property list<string> marks // names of signs
    property list<string> markTexts
    property bool isTurn
    property bool thinking
    property bool out
    readonly property real textEdge: Theme.px(62)

    highlighted: isTurn
    implicitWidth: Math.max(Theme.px(176), textEdge + Math.max(label.implicitWidth, below.implicitWidth) + Theme.space4)
    implicitHeight: Math.max(Theme.px(60), label.height + below.height + Theme.px(15))

    onBadgeChanged: if (badge !== "")
        turn.restart()
    onPlaceTextChanged: if (placeText !== "")
        placing.restart()

    Accessible.role: Accessible.Grouping
    Accessible.name: [name, badgeText, placeText !== "" ? placeText : countText].concat(markTexts).filter(part => part !== "").join(", ")

    Avatar {
        id: face

        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        avatar: root.avatar
        text: root.avatarText
        colourIndex: root.avatarColour
        ringed: root.badge === "emperor" || root.badge === "guard"
        ringColour: root.badge === "emperor" ? Theme.gold : Theme.jade
        opacity: root.out ? 0.5 : 1
    }

    Rectangle {
        visible: root.thinking
        x: face.x + face.width - Theme.px(20)
        y: face.y + face.height - Theme.px(14)
        width: Theme.px(25)
        height: Theme.px(15)
        radius: height / 2
        color: Theme.goldSoft
        border.width: 1
        border.color: Theme.panelSolid

        Row {
            anchors.centerIn: parent
            spacing: Theme.px(2.6)

            Repeater {
                model: 3

                Rectangle {
                    width: Theme.px(3.6)
                    height: width
                    radius: width / 2
                    color: Theme.ink
                }
            }
        }
    }

    GameText {
        id: label

        x: root.textEdge
        y: Theme.px(10)
        text: root.name
        color: root.out ? Theme.feltTextSoft : Theme.feltText
        Accessible.ignored: true
    }

    Row {
        id: below

        x: root.textEdge
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(7)
        spacing: Theme.px(6)

        Image {
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.out
            source: Theme.art + "tiny-back.svg"
            sourceSize: Qt.size(Theme.px(13), Theme.px(18))
        }

        GameText {
            visible: !root.out
            text: root.countText !== "" ? root.countText : "?"
            color: root.countText !== "" ? Theme.feltText : Theme.feltTextSoft
            font.bold: true
            Accessible.ignored: true
        }

        GameText {
            id: placeWord

            visible: root.placeText !== ""
            transformOrigin: Item.Left
            text: root.placeText
            serif: true
            color: Theme.goldSoft
            Accessible.ignored: true
        }
    }

    // Who is out is told by his place coming down on the plate.
    ParallelAnimation {
        id: placing

        NumberAnimation {
            target: placeWord
            property: "scale"
            from: 2.2
            to: 1
            duration: Theme.slow
            easing.type: Easing.OutBack
        }

        NumberAnimation {
            target: placeWord
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.fast
        }
    }

    RoleBadge {
        id: roleBadge

        visible: root.badge !== ""
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.top: parent.top
        anchors.topMargin: -Theme.px(19)
        role: root.badge
        Accessible.ignored: true
        text: root.badgeText
        transform: Scale {
            id: turned

            origin.x: roleBadge.width / 2
        }

        // A role turns over when it becomes known.
        NumberAnimation {
            id: turn

            target: turned
            property: "xScale"
            from: 0
            to: 1
            duration: Theme.flip
            easing.type: Easing.OutBack
        }
    }

    // No wider than the plate, beside which the plays lie.
    Flow {
        objectName: "marks"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.top: parent.bottom
        anchors.topMargin: -Theme.px(5)
        layoutDirection: Qt.RightToLeft
        spacing: Theme.px(4)

        Repeater {
            model: root.marks

            MarkChip {
                required property string modelData
                required property int index

                sign: modelData
                Accessible.ignored: true
                text: root.markTexts[index] ?? ""
            }
        }
    }
}
