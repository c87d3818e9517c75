// One field of house rules: a title, or whatever changes it; a bar where the region has another, its fault below.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property HouseViewModel house
    required property string name
    required property string label
    required property string rule
    required property string kind // "title" "switch" "choice" "number" "card" "cards"
    required property bool differs
    required property string fault
    required property list<string> values
    required property list<bool> open
    required property int current
    required property bool on
    required property list<string> suits
    required property list<bool> openSuits
    required property int suit
    required property int number
    required property int most
    required property int step
    required property list<int> counts
    required property list<int> limits
    required property list<string> spoken
    required property string words
    readonly property bool title: kind === "title"
    readonly property real edge: title ? 0 : Theme.px(62)

    implicitHeight: content.height + (why.visible ? why.height + Theme.space1 : 0)

    Rectangle {
        visible: !root.title && (root.differs || root.fault !== "")
        y: Theme.space1
        width: Theme.px(3)
        height: parent.height - 2 * Theme.space1
        radius: width / 2
        color: root.fault !== "" ? Theme.cinnabar : Theme.chromeAccent
    }

    GameText {
        visible: !root.title
        x: Theme.px(10)
        y: root.kind === "switch" ? (content.height - height) / 2 : Theme.px(3)
        text: root.rule
        color: Theme.chromeTextSoft
        font.pixelSize: Theme.textTiny
        Accessible.ignored: true
    }

    Loader {
        id: content

        x: root.edge
        width: parent.width - root.edge
        sourceComponent: {
            switch (root.kind) {
            case "title":
                return heading;
            case "switch":
                return toggle;
            case "number":
                return slider;
            case "card":
                return card;
            case "cards":
                return cards;
            default:
                return choice;
            }
        }
    }

    GameText {
        id: why

        objectName: "fault_" + root.name
        visible: root.fault !== ""
        x: root.edge
        anchors.top: content.bottom
        anchors.topMargin: Theme.space1
        width: parent.width - root.edge
        text: root.fault
        color: Theme.chromeFault
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
    }

    Component {
        id: heading

        Item {
            implicitHeight: words.implicitHeight + Theme.space4

            GameText {
                id: words

                y: Theme.space3
                text: root.label
                serif: true
                color: Theme.chromeAccent
                font.pixelSize: Theme.textButton
                Accessible.role: Accessible.Heading
            }
        }
    }

    Component {
        id: toggle

        ToggleSwitch {
            objectName: "field_" + root.name
            text: root.label
            checked: root.on
            onToggled: checked => root.house.choose(root.name, checked ? 1 : 0)
        }
    }

    Component {
        id: choice

        SettingsChoice {
            objectName: "field_" + root.name
            width: parent?.width ?? 0
            label: root.label
            ids: root.values
            names: root.values
            current: root.values[root.current] ?? ""
            onChosen: id => root.house.choose(root.name, root.values.indexOf(id))
        }
    }

    Component {
        id: slider

        ValueSlider {
            objectName: "field_" + root.name
            text: root.label
            valueText: root.words
            from: 0
            to: root.most
            stepSize: root.step
            value: root.number
            onMoved: value => root.house.setNumber(root.name, Math.round(value))
        }
    }

    Component {
        id: card

        HouseCard {
            objectName: "field_" + root.name
            label: root.label
            ranks: root.values
            openRanks: root.open
            rank: root.current
            suits: root.suits
            openSuits: root.openSuits
            suit: root.suit
            onChosen: (rank, suit) => root.house.chooseSword(rank, suit)
        }
    }

    Component {
        id: cards

        HouseCards {
            objectName: "field_" + root.name
            label: root.label
            words: root.words
            ranks: root.values
            suits: root.suits
            counts: root.counts
            limits: root.limits
            spoken: root.spoken
            onChosen: (cell, number) => root.house.takeOut(cell, number)
        }
    }
}
