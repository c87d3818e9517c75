// The settlement on a sheet of paper: headline, headlineTone, subtitle, arithmetic, rows, buttons; open() plays its entrance.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string headline
    property string headlineTone: "draw" // "win" "loss" "draw"
    property string subtitle
    property string arithmetic
    property list<var> rows // {place, name, sign, formula, points, tone, eggs, isYou, filler}
    default property alias buttons: buttonRow.data

    implicitWidth: Theme.px(760)
    implicitHeight: Theme.px(500)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSheet
        color: Theme.paperWarm
    }

    Row {
        id: buttonRow

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        spacing: Theme.space3
    }
}
