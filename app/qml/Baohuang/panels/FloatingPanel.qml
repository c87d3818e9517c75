// A panel over the table that has the keyboard while it is open: game, name, closesOnClick, content (children); dismissed().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property GameViewModel game
    required property string name
    property bool closesOnClick
    default property alias content: body.data

    signal dismissed

    Accessible.role: Accessible.Pane
    Accessible.name: name

    // Up and Down walk through what can be pressed; no key plays on the table below.
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            root.step(event.key === Qt.Key_Down);
        else
            root.game.keyOver(event.key, event.modifiers, event.isAutoRepeat);
        event.accepted = true;
    }

    function step(forth: bool): void {
        const from = Window.activeFocusItem;
        const next = from ? from.nextItemInFocusChain(forth) : null;
        for (let item = next; item; item = item.parent) {
            if (item === root)
                next.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    Panel {
        id: body

        anchors.fill: parent
        solid: true

        // Nothing below the panel is touched through it.
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            onClicked: {
                if (root.closesOnClick)
                    root.dismissed();
            }
            onWheel: wheel => wheel.accepted = true
        }
    }
}
