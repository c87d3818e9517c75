// The rules in force, written from the variant's own data; a gold bar marks where the region differs from the first one.
// It opens at the rule that the answer at hand is against.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Drawer {
    id: root

    required property GameViewModel game

    function find(): void {
        if (!root.open || root.game.cited.row < 0)
            return;
        for (let i = 0; i < 3; ++i) { // the heights of lines are known once they have been in sight
            page.positionViewAtIndex(root.game.cited.row, ListView.Center);
            page.forceLayout();
        }
    }

    onOpenChanged: Qt.callLater(root.find)
    Component.onCompleted: Qt.callLater(root.find)

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

    Connections {
        target: root.game.cited

        function onChanged(): void {
            Qt.callLater(root.find);
        }
    }

    ScrollMark {
        of: page
    }
}
