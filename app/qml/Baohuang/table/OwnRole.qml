// Your own role beside the buttons, a click on which shows everyone's: game, shown; chosen().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

RolePanel {
    id: root

    required property GameViewModel game
    property bool shown: true // steps aside where there is no room for it
    readonly property bool marked: marks.length > 0 || auto !== ""

    signal chosen

    enabled: shown
    opacity: shown ? 1 : 0
    sign: game.role.sign
    title: game.role.title
    detail: game.role.detail
    highlighted: game.role.yourTurn
    auto: game.role.auto
    marks: game.role.marks
    markTexts: game.role.markTexts

    Accessible.role: Accessible.Button
    Accessible.description: qsTr("Shows the roles known to all")
    Accessible.onPressAction: root.chosen()

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.chosen()
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
