// What has happened in this deal, in words.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Drawer {
    id: root

    required property GameViewModel game

    title: qsTr("Log")
    onOpenChanged: {
        if (open)
            list.positionViewAtEnd();
    }

    ListView {
        id: list

        objectName: "log_list"
        anchors.fill: parent
        clip: true
        focus: true
        keyNavigationEnabled: false
        model: root.game.log
        spacing: Theme.space1
        boundsBehavior: Flickable.StopAtBounds
        onCountChanged: positionViewAtEnd()

        Keys.onUpPressed: list.flick(0, Theme.px(900))
        Keys.onDownPressed: list.flick(0, -Theme.px(900))

        delegate: GameText {
            required property string tone
            required text

            width: ListView.view.width
            wrapMode: Text.Wrap
            serif: tone === "news"
            color: tone === "news" ? Theme.chromeAccent : tone === "play" ? Theme.chromeText : Theme.chromeTextSoft
            font.pixelSize: tone === "news" ? Theme.textBody : Theme.textSmall
        }
    }

    ScrollMark {
        of: list
    }
}
