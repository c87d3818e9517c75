// One button of the bar, by its name.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

PillButton {
    required property string action
    required keyText
    required primary
    required enabled

    objectName: "action_" + action
}
