// The rules in force, written from the variant's own data; a gold bar marks where the region differs from the first one.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Drawer {
    id: root

    required property GameViewModel game

    title: qsTr("Rules")
    implicitWidth: Theme.px(480)

    ListView {
        id: page

        objectName: "rules_list"
        anchors.fill: parent
        clip: true
        focus: true
        model: root.open ? root.game.rules : null
        boundsBehavior: Flickable.StopAtBounds

        Keys.onUpPressed: page.flick(0, Theme.px(900))
        Keys.onDownPressed: page.flick(0, -Theme.px(900))

        delegate: RuleLine {
            width: page.width
        }
    }

    ScrollMark {
        of: page
    }
}
