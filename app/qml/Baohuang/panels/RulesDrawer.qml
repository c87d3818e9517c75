// The rules in force, written from the variant's own data.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Drawer {
    id: root

    required property GameViewModel game

    title: qsTr("Rules")
    implicitWidth: Theme.px(520)

    Flickable {
        id: page

        objectName: "rules_page"
        anchors.fill: parent
        clip: true
        contentWidth: width
        contentHeight: sheet.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        focus: true

        Keys.onUpPressed: page.flick(0, Theme.px(900))
        Keys.onDownPressed: page.flick(0, -Theme.px(900))

        GameText {
            id: sheet

            width: page.width
            text: root.open ? root.game.rules : ""
            color: Theme.chromeText
            wrapMode: Text.Wrap
            lineHeight: 1.25
        }
    }
}
