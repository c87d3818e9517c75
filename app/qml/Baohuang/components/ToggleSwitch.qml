// On or off, with its label: text, detail, checked; toggled(checked).
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

FocusScope {
    id: root

    required property string text
    property string detail
    property bool checked

    signal toggled(bool checked)

    function toggle(): void {
        if (root.enabled)
            root.toggled(!root.checked);
    }

    implicitWidth: Theme.px(320)
    implicitHeight: Math.max(Theme.control, words.height + Theme.px(10))
    activeFocusOnTab: enabled
    opacity: enabled ? 1 : 0.5

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.focusable: true
    Accessible.onPressAction: root.toggle()
    Accessible.onToggleAction: root.toggle()

    Keys.onSpacePressed: root.toggle()
    Keys.onReturnPressed: root.toggle()
    Keys.onEnterPressed: root.toggle()

    Column {
        id: words

        anchors.left: parent.left
        anchors.right: track.left
        anchors.rightMargin: Theme.space4
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(1)

        GameText {
            width: parent.width
            text: root.text
            color: Theme.chromeText
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        GameText {
            width: parent.width
            visible: root.detail !== ""
            text: root.detail
            color: Theme.chromeTextSoft
            font.pixelSize: Theme.textSmall
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    Rectangle {
        id: track

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(48)
        height: Theme.px(26)
        radius: height / 2
        color: root.checked ? Theme.chromeOn : Theme.chromeRaised
        border.width: Math.max(1, Theme.px(1.4))
        border.color: root.checked ? Theme.chromeOn : Theme.chromeControl

        FocusRing {
            shown: root.activeFocus
            onPaper: !Theme.dark
        }

        Rectangle {
            x: root.checked ? parent.width - width - Theme.px(3) : Theme.px(3)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(20)
            height: width
            radius: width / 2
            color: root.checked ? Theme.paperRaised : Theme.chromeControl

            Behavior on x {
                NumberAnimation {
                    duration: Theme.fast
                    easing.type: Easing.OutCubic
                }
            }

            // A tick of two strokes: the painter of Qt Quick draws a Shape past the edge of a pane that scrolls.
            Item {
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.px(6)
                width: Theme.px(10)
                height: Theme.px(5)
                visible: root.checked
                rotation: -45

                Rectangle {
                    width: Theme.px(2)
                    height: parent.height
                    color: Theme.jadeDeep
                }

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.px(2)
                    color: Theme.jadeDeep
                }
            }
        }
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.toggle()
    }
}
