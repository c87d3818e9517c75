// The score of a deal over the dimmed table, and what comes next.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    required property GameViewModel game
    required property KeysViewModel keys
    readonly property bool shown: game.sheet.shown

    signal logWanted

    color: Theme.veil
    visible: shown
    onShownChanged: {
        if (shown)
            sheet.play();
    }

    Component.onCompleted: {
        if (shown)
            sheet.play();
    }

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }

    ScoreSheet {
        id: sheet

        objectName: "settlement"
        anchors.centerIn: parent
        headline: root.game.sheet.headline
        headlineTone: root.game.sheet.tone
        subtitle: root.game.sheet.subtitle
        arithmetic: root.game.sheet.arithmetic
        footer: root.game.sheet.footer
        rows: root.game.sheet.rows

        PillButton {
            objectName: "settle_log"
            text: qsTr("Log")
            keyText: root.keys.logCap
            onPaper: true
            onClicked: root.logWanted()
        }

        PillButton {
            objectName: "settle_again"
            text: qsTr("Same deal again")
            keyText: root.keys.sameDealCap
            onPaper: true
            onClicked: root.game.sameDeal()
        }

        PillButton {
            objectName: "settle_new"
            text: qsTr("New match")
            keyText: root.keys.newMatchCap
            onPaper: true
            onClicked: root.game.newMatch()
        }

        PillButton {
            objectName: "settle_next"
            text: root.game.sheet.auto ? qsTr("Take my seat back") : root.game.sheet.rows.length > 0 ? qsTr("Next deal") : qsTr("Deal again")
            keyText: root.keys.confirmCap
            primary: true
            onClicked: root.game.nextDeal()
        }
    }

    // What comes up under the pointer is not pressed by a touch that was meant for the table.
    MouseArea {
        anchors.fill: parent
        enabled: fresh.running
        acceptedButtons: Qt.AllButtons
        onPressed: sheet.finish()
    }

    Timer {
        id: fresh

        interval: Application.styleHints.mouseDoubleClickInterval
        running: root.shown
    }
}
