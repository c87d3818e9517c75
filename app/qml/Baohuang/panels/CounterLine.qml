// One rank of the card counter: rank, unseen, total, laid (by seat), whole (with who laid them).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property string rank
    required property int unseen
    required property int total
    required property list<string> laid
    required property string spoken
    property bool whole
    readonly property real faceWidth: Math.round(Theme.px(96) * Theme.textFactor)
    readonly property real countWidth: Math.round(Theme.px(64) * Theme.textFactor)
    readonly property real seatWidth: Math.round(Theme.px(34) * Theme.textFactor)

    implicitHeight: Math.max(Theme.px(21), face.implicitHeight + Theme.px(1))

    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.chromeLine
        opacity: 0.6
    }

    GameText {
        id: face

        anchors.verticalCenter: parent.verticalCenter
        width: root.faceWidth
        text: root.rank
        color: root.unseen > 0 ? Theme.chromeText : Theme.chromeTextSoft
        elide: Text.ElideRight
        font.bold: true
        Accessible.ignored: true
    }

    GameText {
        anchors.verticalCenter: parent.verticalCenter
        x: face.width
        width: root.countWidth
        text: root.unseen > 0 ? qsTr("%1 of %2").arg(root.unseen).arg(root.total) : qsTr("none")
        color: root.unseen > 0 ? Theme.chromeAccent : Theme.chromeTextSoft
        Accessible.ignored: true
    }

    Row {
        visible: root.whole
        x: root.faceWidth + root.countWidth
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: root.laid

            GameText {
                required property string modelData

                width: root.seatWidth
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                color: Theme.chromeText
                Accessible.ignored: true
            }
        }
    }
}
