// A title of the list of keys, or one command with its keys; pressed, it waits for another key.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property KeysViewModel keys
    required property string command
    required property string label
    required property list<string> caps
    required property string spoken
    required property bool changed
    required property bool waiting
    readonly property bool title: command === ""

    objectName: title ? "" : "key_" + command
    implicitHeight: title ? heading.implicitHeight + Theme.space4 : Math.max(Theme.control, words.implicitHeight + Theme.space2)
    activeFocusOnTab: !title
    onActiveFocusChanged: {
        if (!activeFocus && waiting)
            root.keys.cancel();
    }

    Accessible.role: title ? Accessible.Heading : Accessible.Button
    Accessible.name: spoken
    Accessible.description: changed ? qsTr("changed") : ""
    Accessible.focusable: !title
    Accessible.onPressAction: root.press()

    Keys.onShortcutOverride: event => event.accepted = root.waiting
    Keys.onPressed: event => {
        event.accepted = true;
        if (root.waiting)
            root.keys.offer(event.key, event.modifiers);
        else if ([Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key))
            root.press();
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            root.nextItemInFocusChain(event.key === Qt.Key_Down).forceActiveFocus(Qt.TabFocusReason);
        else
            event.accepted = false;
    }

    function press(): void {
        if (root.title)
            return;
        root.forceActiveFocus(Qt.OtherFocusReason);
        root.keys.ask(root.command);
    }

    GameText {
        id: heading

        visible: root.title
        y: Theme.space3
        text: root.title ? root.label : ""
        serif: true
        color: Theme.chromeAccent
        font.pixelSize: Theme.textButton
        Accessible.ignored: true
    }

    Rectangle {
        visible: !root.title
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: root.waiting ? Theme.chromeHover : hover.hovered ? Theme.chromeRaised : "transparent"
        border.width: root.waiting ? Math.max(2, Theme.px(2)) : 0
        border.color: Theme.chromeAccent

        FocusRing {
            anchors.margins: 0
            radius: Theme.radiusSmall
            shown: root.activeFocus
            onPaper: !Theme.dark
        }
    }

    Rectangle {
        visible: root.changed
        y: Theme.space2
        width: Theme.px(3)
        height: parent.height - 2 * y
        radius: width / 2
        color: Theme.chromeAccent
    }

    GameText {
        id: words

        visible: !root.title
        x: Theme.space3
        width: keycaps.x - x - Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        text: root.title ? "" : root.label
        color: Theme.chromeText
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    Row {
        id: keycaps

        anchors.right: parent.right
        anchors.rightMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space1

        Repeater {
            model: root.waiting ? ["…"] : root.caps

            KeyCap {
                required property string modelData

                text: modelData
                large: true
                onChrome: true
            }
        }
    }

    HoverHandler {
        id: hover

        enabled: !root.title
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        enabled: !root.title
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.press()
    }
}
