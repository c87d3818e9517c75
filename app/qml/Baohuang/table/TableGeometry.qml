// Where things lie on the table, from its width and height.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

QtObject {
    id: root

    required property real width
    required property real height
    property real covered // so much on the right lies under a drawer; what is yours makes room for it
    readonly property real right: width - covered - edge // the end of what is yours
    readonly property real beside: edge + Theme.px(190) // past the plate on the left
    readonly property real edge: Theme.px(22)
    readonly property real plateHeight: Theme.px(60)
    readonly property real barY: height - Theme.px(356)
    readonly property real handY: height - Theme.px(300)
    readonly property real centreX: width / 2
    readonly property real ownX: (width - covered) / 2
    readonly property real centreY: Math.round(height * 0.123)
    property real ownTop // how high your slot may reach
    property bool crowded // the words in the middle begin with their widest line
    readonly property real label: Theme.px(19) // how far its word reaches below the cards

    // Hints stand between the plays and the bar; the plays before you and at your sides make room for them.
    property real hintHeight: 0 // 0 where none are shown
    readonly property real hintFoot: barY - Theme.px(12)
    readonly property real hintTop: hintFoot - hintHeight - Theme.px(4)
    readonly property real lowSlot: Math.min(Theme.compactHeight, Theme.px(68)) // a slot, where hints are shown
    readonly property real hintRoom: hintFoot - Theme.px(4) - (raisedFoot - lowSlot) - 2 * (lowSlot + label) - Theme.px(2)
    readonly property real raisedFoot: centreY + Theme.px(69) // of the upper slots, clear of the words in the middle

    function plateX(position: int, plateWidth: real): real {
        switch (position) {
        case 1:
            return width - edge - plateWidth;
        case 2:
            return Math.round(width * 0.778 - plateWidth / 2);
        case 3:
            return Math.round(width * 0.222 - plateWidth / 2);
        default:
            return edge;
        }
    }

    function plateY(position: int): real {
        return position === 2 || position === 3 ? Theme.px(34) : Math.round(height * 0.3);
    }

    function slotX(position: int, slotWidth: real): real {
        switch (position) {
        case 0:
            return Math.round(Math.min(centreX - slotWidth / 2, right - slotWidth));
        case 1:
            return Math.round(width - edge - Theme.px(200) - slotWidth);
        case 2:
            return Math.round(width * 0.7 - slotWidth);
        case 3:
            return Math.round(width * 0.3);
        default:
            return Math.round(edge + Theme.px(200));
        }
    }

    function slotHeight(position: int): real {
        if (hintHeight > 0)
            return lowSlot;
        return position === 0 ? Math.min(Theme.compactHeight, barY - Theme.px(36) - ownTop) : Theme.compactHeight;
    }

    function slotY(position: int): real {
        switch (position) {
        case 0:
            return Math.min(barY - Theme.px(30), hintHeight > 0 ? hintTop : barY) - slotHeight(0);
        case 2:
        case 3:
            return crowded || hintHeight > 0 ? raisedFoot - slotHeight(position) : Math.round(Theme.px(134) - slotHeight(position) / 2);
        default:
            return Math.min(Math.round(height * 0.3 + Theme.px(30) - slotHeight(position) / 2), hintHeight > 0 ? hintTop - label - slotHeight(position) : height);
        }
    }

    function slotWidth(position: int): real {
        return position === 2 || position === 3 ? Math.round(width * 0.168) : Theme.px(position === 0 ? 256 : 280); // yours lies between two
    }

    function slotAlignment(position: int): int {
        if (position === 0)
            return Qt.AlignHCenter;
        return position < 3 ? Qt.AlignRight : Qt.AlignLeft;
    }

    // Where a play of this seat comes from.
    function sourceX(position: int): real {
        return position === 0 ? ownX : plateX(position, Theme.px(176)) + Theme.px(88);
    }

    function sourceY(position: int): real {
        return position === 0 ? handY + Theme.px(120) : plateY(position) + plateHeight / 2;
    }

    // A point on the straight way from one seat to another, at a share of it.
    function between(start: int, end: int, share: real): point {
        return Qt.point(sourceX(start) + (sourceX(end) - sourceX(start)) * share, sourceY(start) + (sourceY(end) - sourceY(start)) * share);
    }
}
