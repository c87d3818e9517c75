// Makes its content when it is first wanted, and keeps it: wanted; forceActiveFocus() goes to the content.
pragma ComponentBehavior: Bound

import QtQuick

Loader {
    id: root

    required property bool wanted

    active: false
    onWantedChanged: if (root.wanted)
        root.active = true
    onLoaded: (root.item as Item).focus = true

    Component.onCompleted: if (root.wanted)
        root.active = true
}
