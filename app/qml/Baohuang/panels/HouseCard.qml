// One card to be chosen by rank, then by suit where it has one: label, ranks, suits, what may be; chosen(rank, suit).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Column {
    id: root

    required property string label
    required property list<string> ranks
    required property list<bool> openRanks
    required property int rank
    required property list<string> suits // none for a card without a suit
    required property list<bool> openSuits
    required property int suit

    signal chosen(int rank, int suit)

    width: parent?.width ?? implicitWidth
    spacing: Theme.space2

    GameText {
        text: root.label
        serif: true
        color: Theme.chromeAccent
        Accessible.ignored: true
    }

    ChoicePills {
        objectName: "ranks"
        width: parent.width
        label: root.label
        options: root.ranks
        available: root.openRanks
        current: root.rank
        onChosen: index => root.chosen(index, root.suit)
    }

    ChoicePills {
        objectName: "suits"
        visible: root.suits.length > 0
        width: parent.width
        label: qsTr("Suit")
        options: root.suits
        available: root.openSuits
        current: root.suit
        onChosen: index => root.chosen(root.rank, index)
    }
}
