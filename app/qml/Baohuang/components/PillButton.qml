// A button: text, keyText, primary, jade, onPaper, maximumWidth; clicked().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property string text
    property string keyText // shown in a small key cap
    property bool primary // the likeliest answer, in cinnabar
    property bool jade // stands beside the likeliest answer, as welcome as that
    property bool onPaper // stands on a sheet of paper instead of on felt
    property real maximumWidth: Infinity // beyond it the text wraps and shrinks
    readonly property bool down: tap.pressed && root.enabled
    readonly property bool hovered: hover.hovered && root.enabled
    readonly property real sides: Theme.px(21)
    readonly property real capSpace: root.keyText === "" ? 0 : cap.width + Theme.px(10)

    signal clicked

    implicitWidth: Math.min(Math.ceil(metrics.advanceWidth) + 1 + capSpace + 2 * sides, maximumWidth)
    implicitHeight: Theme.control
    activeFocusOnTab: enabled

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: root.press()

    Keys.onSpacePressed: root.press()
    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()

    function press(): void {
        if (root.enabled)
            root.clicked();
    }

    function ground(): color {
        if (root.primary)
            return !root.enabled ? Theme.cinnabarFaint : root.down ? Theme.cinnabarDeep : root.hovered ? Theme.cinnabarHover : Theme.cinnabar;
        if (root.jade)
            return root.down ? Theme.jadeNight : root.hovered ? Theme.jadeHover : Theme.jadeDeep;
        if (root.onPaper)
            return !root.enabled ? (Theme.highContrast ? Theme.chromeRaised : Theme.chromeLine) : root.down ? Theme.ink : root.hovered ? Theme.slateHover : Theme.slate;
        return root.down ? Theme.panelDown : root.hovered ? Theme.panelHover : Theme.panel;
    }

    function words(): color {
        if (root.primary)
            return root.enabled ? Theme.paperRaised : Theme.paperFaint;
        if (root.jade)
            return Theme.paperRaised;
        if (root.onPaper)
            return root.enabled ? Theme.paperRaised : Theme.chromeTextSoft;
        return root.enabled ? Theme.feltText : Theme.feltTextFaint;
    }

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: root.ground()
        border.width: 1
        border.color: root.jade ? Theme.jade : root.primary ? (root.enabled ? Theme.cinnabarEdge : Theme.hairline) : root.onPaper ? "transparent" : root.enabled ? Theme.outline : Theme.hairlineStrong
    }

    FocusRing {
        shown: root.activeFocus
        onPaper: root.onPaper
    }

    TextMetrics {
        id: metrics

        font: label.font
        text: root.text
    }

    GameText {
        id: label

        anchors.left: parent.left
        anchors.leftMargin: root.sides
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - 2 * root.sides - root.capSpace
        height: parent.height - Theme.px(6)
        text: root.text
        color: root.words()
        font.pixelSize: Theme.textButton
        font.bold: root.primary || root.jade
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(10)
        wrapMode: metrics.advanceWidth > width + 1 ? Text.Wrap : Text.NoWrap
        lineHeight: 0.95
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    KeyCap {
        id: cap

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.keyText !== ""
        text: root.keyText
        faint: !root.enabled
    }

    HoverHandler {
        id: hover

        cursorShape: root.enabled ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.press()
    }
}
