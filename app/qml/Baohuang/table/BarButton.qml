// One button of the bar, by its name.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

PillButton {
    required property string action
    required keyText
    required primary
    required enabled

    // One width for most of what it says, so that its neighbours stay where they are.
    width: action === "play" ? Math.min(Math.max(implicitWidth, Theme.px(284)), maximumWidth) : implicitWidth
    objectName: "action_" + action
}
