// The key of a button, on a small cap: text, faint, large (in a list of keys), onChrome.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Rectangle {
    id: root

    required property string text
    property bool faint
    property bool large
    property bool onChrome // stands on a pane instead of on felt

    implicitWidth: Math.max(implicitHeight, label.implicitWidth + Theme.px(9))
    implicitHeight: large ? label.implicitHeight + Theme.px(6) : Theme.px(20)
    radius: Theme.px(4)
    color: onChrome ? Theme.chromeRaised : Theme.capShade
    border.width: 1
    border.color: onChrome ? Theme.chromeControl : large ? Theme.feltTextFaint : Theme.hairline

    GameText {
        id: label

        anchors.centerIn: parent
        text: root.text
        color: root.onChrome ? Theme.chromeText : root.faint ? Theme.feltTextFaint : Theme.feltText
        font.pixelSize: root.large ? Theme.textSmall : Math.min(Theme.textTiny, Theme.px(14))
        Accessible.ignored: true
    }
}
