// A column longer than its pane, in which what has the keyboard is kept in sight: content (children), spacing.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Flickable {
    id: root

    default property alias content: column.data
    property alias spacing: column.spacing
    readonly property Item focused: Window.activeFocusItem

    function reveal(item: Item): void {
        const top = item.mapToItem(column, 0, 0).y - Theme.space5;
        const bottom = top + item.height + 2 * Theme.space5;
        const lowest = Math.max(0, contentHeight - height);
        contentY = Math.min(lowest, Math.max(0, Math.min(top, Math.max(contentY, bottom - height))));
    }

    // Scrolls so that an item of the column is the first in sight, as far as the page goes.
    function showFrom(item: Item): void {
        contentY = Math.max(0, Math.min(item.y, contentHeight - height));
    }

    clip: true
    contentWidth: width
    contentHeight: column.implicitHeight + Theme.space5
    boundsBehavior: Flickable.StopAtBounds
    onFocusedChanged: {
        for (let item = focused; item; item = item.parent) {
            if (item === column)
                reveal(focused);
        }
    }

    ScrollMark {
        parent: root.parent
        of: root
    }

    Column {
        id: column

        width: root.width
    }
}
