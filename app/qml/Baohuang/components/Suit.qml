// A suit drawn at any size: suit "S" "H" "C" "D", size, colour.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Baohuang

Item {
    id: root

    required property string suit
    property real size: Theme.px(16)
    property color colour: Theme.suitColour(suit)

    implicitWidth: size
    implicitHeight: size

    function outline(name: string): string {
        switch (name) {
        case "S":
            return "M12 1.5C13.6 5.6 21.5 9.2 21.5 14.4C21.5 17.4 19.3 19 17 19C15.2 19 13.9 18.2 13.1 17.2C13.2 19.6 14 21.3 15.4 22.5H8.6C10 21.3 10.8 19.6 10.9 17.2C10.1 18.2 8.8 19 7 19C4.7 19 2.5 17.4 2.5 14.4C2.5 9.2 10.4 5.6 12 1.5Z";
        case "H":
            return "M12 22.3C10.6 18.4 2 14.2 2 7.9C2 4.4 4.4 2.3 7.1 2.3C9.4 2.3 11.2 3.8 12 6C12.8 3.8 14.6 2.3 16.9 2.3C19.6 2.3 22 4.4 22 7.9C22 14.2 13.4 18.4 12 22.3Z";
        case "D":
            return "M12 1.2C13.8 5.2 16.8 9 20.4 12C16.8 15 13.8 18.8 12 22.8C10.2 18.8 7.2 15 3.6 12C7.2 9 10.2 5.2 12 1.2Z";
        case "C":
            return "M12 1.6C14.8 1.6 16.9 3.7 16.9 6.3C16.9 7.6 16.4 8.7 15.5 9.7C16 9.5 16.6 9.4 17.2 9.4C20 9.4 22 11.5 22 14.2C22 16.9 19.9 19 17.2 19C15.5 19 14 18.2 13.1 16.9C13.2 19.5 14 21.3 15.4 22.5H8.6C10 21.3 10.8 19.5 10.9 16.9C10 18.2 8.5 19 6.8 19C4.1 19 2 16.9 2 14.2C2 11.5 4 9.4 6.8 9.4C7.4 9.4 8 9.5 8.5 9.7C7.6 8.7 7.1 7.6 7.1 6.3C7.1 3.7 9.2 1.6 12 1.6Z";
        default:
            return "";
        }
    }

    Shape {
        width: 24
        height: 24
        scale: root.size / 24
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: root.colour
            strokeWidth: -1

            PathSvg {
                path: root.outline(root.suit)
            }
        }
    }
}
