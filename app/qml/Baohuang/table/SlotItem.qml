// One slot with its movements: in from the seat, out to the pile or away.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

PlaySlot {
    id: root

    required property Slots view
    required property int key
    required property int position
    required property int serial
    required property string gone
    required property string spoken
    required cards
    required best
    required bestText
    required faded
    required under
    required passText
    readonly property bool taken: visible && (cards.length > 0 || passText !== "")
    property bool awaited // its cards are still on their way
    property int known: -1 // the last serial; a smaller one comes back after an answer was taken back

    objectName: "slot_" + key

    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: spoken === "" || gone !== ""

    maximumWidth: view.geometry.slotWidth(position)
    width: maximumWidth
    maximumHeight: height
    height: view.geometry.slotHeight(position)
    alignment: view.geometry.slotAlignment(position)
    x: view.geometry.slotX(position, width)
    y: view.geometry.slotY(position)
    opacity: gone === "" ? 1 : 0
    visible: opacity > 0 && !awaited && !(position === 0 && view.game.strip.shown)
    transform: Translate {
        id: shift
    }

    // Once all of the row is there: its cards may change after its number.
    function arrive(): void {
        flyFrom(view.geometry.sourceX(position) - x, view.geometry.sourceY(position) - y);
    }

    onSerialChanged: {
        const later = serial > known;
        known = serial;
        leaving.stop();
        shift.x = 0;
        shift.y = 0;
        scale = 1;
        opacity = Qt.binding(() => root.gone === "" ? 1 : 0);
        if (!later)
            return;
        if (Theme.fly > 0)
            landing.restart();
        if (serial >= 0)
            Qt.callLater(arrive);
    }

    onGoneChanged: {
        if (gone !== "" && serial >= 0 && Theme.collect > 0)
            leaving.restart();
    }

    // Nobody moves before a play lies there, and the last play of a deal stays in sight for a while.
    PauseAnimation {
        id: landing

        duration: Theme.fly + (root.view.game.centre.over ? Theme.rest : 0)
        onRunningChanged: root.view.count(running)
    }

    SequentialAnimation {
        id: leaving

        onRunningChanged: root.view.count(running)

        PropertyAction {
            target: root
            property: "opacity"
            value: 1
        }

        PauseAnimation {
            duration: Theme.slow
        }

        ParallelAnimation {
            NumberAnimation {
                target: shift
                property: "x"
                to: root.gone === "pile" ? root.view.geometry.centreX - root.x - root.width / 2 : 0
                duration: Theme.collect
                easing.type: Easing.InOutCubic
            }

            NumberAnimation {
                target: shift
                property: "y"
                to: root.gone === "pile" ? Theme.px(130) - root.y - root.height / 2 : 0
                duration: Theme.collect
                easing.type: Easing.InOutCubic
            }

            NumberAnimation {
                target: root
                property: "scale"
                to: root.gone === "pile" ? 0.7 : 1
                duration: Theme.collect
                easing.type: Easing.InOutCubic
            }

            NumberAnimation {
                target: root
                property: "opacity"
                to: 0
                duration: Theme.collect
                easing.type: Easing.InQuad
            }
        }
    }

    Connections {
        target: root.view

        function onSkipped(): void {
            root.finish();
            landing.complete();
            leaving.complete();
        }
    }
}
