// A pane that slides in from the right edge it is anchored to: title, open, closeText, closeFirst, content (children); closed().
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property string title
    property bool open
    property bool made // one that is made open slides in all the same
    property string closeText: qsTr("Close")
    property bool closeFirst // the keyboard begins at the cross, not in the content
    default property alias content: body.data

    signal closed

    implicitWidth: Theme.px(390)
    visible: open || slide.x < width

    Accessible.role: Accessible.Pane
    Accessible.name: title

    Keys.onEscapePressed: root.closed()

    Component.onCompleted: made = true
    onOpenChanged: {
        if (open && closeFirst)
            closeButton.focus = true;
    }

    Rectangle {
        id: pane

        anchors.fill: parent
        color: Theme.chrome
        transform: Translate {
            id: slide

            x: root.open && root.made ? 0 : root.width

            Behavior on x {
                NumberAnimation {
                    duration: Theme.normal
                    easing.type: Easing.OutCubic
                }
            }
        }

        // Nothing below the pane is touched through it.
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            onWheel: wheel => wheel.accepted = true
        }

        Rectangle {
            width: Math.max(1, Theme.px(1.5))
            height: parent.height
            color: Theme.chromeLine
        }

        GameText {
            anchors.left: parent.left
            anchors.leftMargin: Theme.space5
            anchors.right: closeButton.left
            anchors.verticalCenter: closeButton.verticalCenter
            text: root.title
            serif: true
            color: Theme.chromeText
            font.pixelSize: Theme.textTitle
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }

        CloseButton {
            id: closeButton

            focus: root.closeFirst
            anchors.right: parent.right
            anchors.rightMargin: Theme.space3
            y: Theme.space3
            text: root.closeText
            colour: Theme.chromeTextSoft
            onClicked: root.closed()
        }

        Rectangle {
            id: rule

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: Theme.space5
            anchors.rightMargin: Theme.space5
            anchors.top: closeButton.bottom
            anchors.topMargin: Theme.space2
            height: 1
            color: Theme.chromeLine
        }

        Item {
            id: body

            anchors.top: rule.bottom
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: Theme.space5
            anchors.rightMargin: Theme.space5
            anchors.topMargin: Theme.space3
            anchors.bottomMargin: Theme.space3
        }
    }
}
