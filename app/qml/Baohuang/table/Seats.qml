// The four other seats round the table.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Item {
    id: root

    required property GameViewModel game
    required property TableGeometry geometry

    Repeater {
        model: root.game.seats

        SeatPlate {
            id: plate

            required property int key
            required property int position
            required property string spoken
            required countText
            required badge
            required badgeText
            required placeText
            required marks
            required markTexts
            required isTurn
            required out

            objectName: "seat_" + key
            visible: position !== 0
            x: root.geometry.plateX(position, width)
            y: root.geometry.plateY(position)
            avatar: key
            thinking: isTurn

            Accessible.role: Accessible.Button
            Accessible.name: spoken
            Accessible.description: qsTr("Sets your own guess")
            Accessible.onPressAction: root.game.guess(key, 1)

            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                acceptedButtons: Qt.LeftButton | Qt.RightButton
                onTapped: (touch, button) => root.game.guess(plate.key, button === Qt.RightButton ? -1 : 1)
            }
        }
    }
}
