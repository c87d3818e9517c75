// A title of the rule sheet, or one rule with its number; framed and pointed at where the answer at hand is against it.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string text
    required property string rule
    required property bool title
    required property bool differs
    required property bool cited

    readonly property bool legend: rule === "" && differs

    implicitHeight: words.implicitHeight + (title ? Theme.space4 : Theme.space2)

    Accessible.role: title ? Accessible.Heading : Accessible.StaticText
    Accessible.name: cited ? qsTr("Not allowed by this rule: {0}").replace("{0}", text) : text

    Rectangle {
        visible: root.cited
        width: root.width
        height: words.implicitHeight + 2 * Theme.space1
        radius: Theme.radiusSmall
        color: Theme.chromeRaised
        border.width: Math.max(2, Theme.px(2))
        border.color: Theme.chromeAccent
    }

    Rectangle {
        visible: root.differs
        y: Theme.space1
        width: Theme.px(3)
        height: words.implicitHeight
        radius: width / 2
        color: Theme.chromeAccent
    }

    GameText {
        visible: !root.title
        x: Theme.px(10)
        y: Theme.space1 + (words.font.pixelSize - font.pixelSize) * 0.9
        width: Theme.px(46)
        text: root.rule
        color: Theme.chromeTextSoft
        font.pixelSize: Theme.textTiny
        Accessible.ignored: true
    }

    GameText {
        id: words

        x: root.title ? 0 : root.rule !== "" ? Theme.px(58) : root.differs ? Theme.px(10) : 0
        y: root.title ? Theme.space3 : Theme.space1
        width: root.width - x - (root.rule === "" ? 0 : Theme.space2)
        text: root.text
        serif: root.title
        color: root.title ? Theme.chromeAccent : root.legend ? Theme.chromeTextSoft : Theme.chromeText
        font.pixelSize: root.title ? Theme.textButton : root.legend ? Theme.textSmall : Theme.textBody
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
