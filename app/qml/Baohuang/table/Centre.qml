// The middle: the pile (a click on it shows this trick and the last), the variant and deal, the stakes, the called card, what travels with the throne.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property CentreViewModel centre
    property real from: -Infinity // what lies over the table leaves what is between these two in sight
    property real to: Infinity

    // Where not all three lines have room, that of the region goes first: who was called matters more.
    readonly property bool tight: root.y + base + heading.implicitHeight + words.spacing + stakes.implicitHeight + words.spacing + called.implicitHeight > root.to

    readonly property real base: root.centre.playing || (root.centre.throne.length > 0 && root.centre.moved.length === 0) ? Math.max(Theme.px(84), throneCards.visible ? throneCards.height + Theme.px(16) : 0) : Theme.px(6)
    readonly property real spare: root.tight && root.centre.pile === 0 && root.centre.throne.length === 0 ? Theme.px(40) : 0 // no pile lies above the lines
    readonly property real least: base + stakes.implicitHeight + words.spacing + called.implicitHeight // down to here nothing may lie over it

    signal pileChosen

    // A line is shown whole or not at all.
    function shown(line: Item): real {
        const y = root.y + words.y + line.y;
        return y >= root.from && y + line.height <= root.to ? 1 : 0;
    }

    implicitWidth: Theme.px(240)
    implicitHeight: Theme.px(190)

    TrickPile {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 0
        visible: root.centre.pile > 0
        count: root.centre.pile

        Accessible.role: Accessible.Button
        Accessible.name: qsTr("This trick and the last; %n card(s) taken", "", count)
        Accessible.onPressAction: root.pileChosen()

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: root.pileChosen()
        }
    }

    PlaySlot {
        id: throneCards

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(6)
        visible: root.centre.pile === 0 && root.centre.throne.length > 0 && root.centre.moved.length === 0
        maximumWidth: root.width
        width: root.width
        cards: root.centre.throne
    }

    Exchanges {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(30)
        visible: root.centre.moved.length > 0
        title: root.centre.movedTitle
        rows: root.centre.moved
    }

    Column {
        id: words

        y: root.base - root.spare
        width: parent.width
        spacing: Theme.px(4)

        GameText {
            id: heading

            anchors.horizontalCenter: parent.horizontalCenter
            opacity: root.shown(heading)
            visible: (!root.tight || called.text === "") && root.centre.trick === ""
            text: root.centre.title
            serif: true
            color: Theme.feltTextSoft
            font.pixelSize: Theme.textBody
        }

        // Where plays of the trick are out of sight, a place to look for them.
        Row {
            id: trick

            objectName: "trick"
            anchors.horizontalCenter: parent.horizontalCenter
            opacity: root.shown(trick)
            visible: (!root.tight || called.text === "") && root.centre.trick !== ""
            spacing: Theme.px(6)

            Accessible.role: Accessible.Button
            Accessible.name: root.centre.trick
            Accessible.onPressAction: root.pileChosen()

            GameText {
                id: plays

                text: root.centre.trick
                serif: true
                color: Theme.feltText
                font.pixelSize: Theme.textBody
                Accessible.ignored: true
            }

            KeyCap {
                anchors.verticalCenter: plays.verticalCenter
                text: root.centre.trickKey
            }

            HoverHandler {
                cursorShape: Qt.PointingHandCursor
            }

            TapHandler {
                margin: Theme.px(11)
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: root.pileChosen()
            }
        }

        GameText {
            id: stakes

            anchors.horizontalCenter: parent.horizontalCenter
            opacity: root.shown(stakes)
            visible: text !== ""
            width: Math.min(implicitWidth, Theme.px(256)) // plays lie on both sides
            text: root.centre.stakes
            serif: true
            color: Theme.goldSoft
            font.pixelSize: Theme.textLarge
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.textButton
            font.bold: true
        }

        GameText {
            id: called

            anchors.horizontalCenter: parent.horizontalCenter
            opacity: root.shown(called)
            visible: text !== ""
            text: root.centre.called
            color: Theme.jadeSoft
        }
    }
}
