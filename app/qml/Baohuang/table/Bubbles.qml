// What the computer players say, under their seats; nothing of it can be touched.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property ChatViewModel chat
    required property TableGeometry geometry

    enabled: false

    Repeater {
        model: root.chat.bubbles

        SpeechBubble {
            required property int key
            required property int position

            objectName: "bubble_" + key
            x: root.geometry.plateX(position, Math.max(width, Theme.px(176)))
            y: root.geometry.plateY(position) + root.geometry.plateHeight + Theme.px(30)
        }
    }
}
