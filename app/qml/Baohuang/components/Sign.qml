// A sign of the game at any size from 16 px: sign "sceptre" "sword" "commoner" "hoe" "kick" "auto" "egg" "report" "guess" "cross" "tick" "chevron", size, colour.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Baohuang

Item {
    id: root

    required property string sign
    property real size: Theme.px(20)
    property color colour: Theme.feltText

    implicitWidth: size
    implicitHeight: size

    function outline(name: string): string {
        switch (name) {
        case "sceptre":
            return "M22.68 1.32C24.2 2.85 24.2 5.32 22.68 6.84C21.15 8.36 18.68 8.36 17.16 6.84C15.64 5.32 15.64 2.85 17.16 1.32C18.68 -0.2 21.15 -0.2 22.68 1.32ZM16.45 1.18C17.98 2.7 17.98 5.17 16.45 6.7C14.93 8.22 12.46 8.22 10.94 6.7C9.42 5.17 9.42 2.7 10.94 1.18C12.46 -0.34 14.93 -0.34 16.45 1.18ZM22.82 7.55C24.34 9.07 24.34 11.54 22.82 13.06C21.3 14.58 18.83 14.58 17.3 13.06C15.78 11.54 15.78 9.07 17.3 7.55C18.83 6.02 21.3 6.02 22.82 7.55ZM15.54 2.81L21.19 8.46L18.36 11.29L14.76 11.65L12.35 9.24L12.71 5.64ZM13.03 8.78L15.22 10.97L4.61 21.58L2.42 19.39ZM9.95 9.38L14.62 14.05L12.92 15.75L8.25 11.08ZM5.28 18.72C6.34 19.77 6.34 21.48 5.28 22.54C4.23 23.59 2.52 23.59 1.46 22.54C0.41 21.48 0.41 19.77 1.46 18.72C2.52 17.66 4.23 17.66 5.28 18.72Z";
        case "sword":
            return "M22.6 1.4L21.4 7L10.6 17.4L12.6 19.4L10.8 21.2L8 18.6L4.6 22.2C3.8 23 2.6 22.9 1.9 22.1C1.1 21.4 1 20.2 1.8 19.4L5.4 16L2.8 13.2L4.6 11.4L6.6 13.4L17 2.6Z";
        case "commoner":
            return "M12 2L22.8 12.2C23.2 12.7 22.9 13.4 22.2 13.4H1.8C1.1 13.4 0.8 12.7 1.2 12.2ZM7 14.8H17C17 18 14.8 20.2 12 20.2C9.2 20.2 7 18 7 14.8ZM5 22.8C6 21.6 7.6 20.9 9.3 20.9C10.9 22 13.1 22 14.7 20.9C16.4 20.9 18 21.6 19 22.8Z";
        case "hoe":
            return "M2.6 21.2L12.9 5.4L15.5 7.1L5.2 22.9C4.7 23.6 3.8 23.8 3.1 23.3C2.3 22.9 2.1 21.9 2.6 21.2ZM10.6 3.4C14.8 0.2 21 2.6 22.6 7.6L22.4 15.4L15.4 11.2C17 8.6 16.2 6.4 13.4 6.8Z";
        case "kick":
            return "M6 1.5H13.5L13 11.5C14.2 13.6 17 14.6 19.6 15.2C21.6 15.7 22.8 17 22.8 19H4.6C4.4 13.4 5.4 8 6 1.5ZM4.6 20.4H22.8V22.6H4.6Z";
        case "egg":
            return "M12 1.6C16.2 1.6 20 8.4 20 13.6C20 18.8 16.6 22.4 12 22.4C7.4 22.4 4 18.8 4 13.6C4 8.4 7.8 1.6 12 1.6Z";
        case "guess":
            return "M12 1.5C16.2 1.5 19 4 19 7.6C19 10.4 17.4 11.8 15.6 13.1C14.2 14.1 13.8 14.7 13.8 16.4H10.2C10.2 13.6 11.2 12.2 13 10.9C14.4 9.9 15.2 9.2 15.2 7.7C15.2 6 13.9 4.8 12 4.8C10 4.8 8.7 6.1 8.6 8.2H5C5.1 4.2 7.9 1.5 12 1.5ZM12 18.2C13.3 18.2 14.3 19.1 14.3 20.4C14.3 21.6 13.3 22.6 12 22.6C10.7 22.6 9.7 21.6 9.7 20.4C9.7 19.1 10.7 18.2 12 18.2Z";
        case "report":
            return "M12 1.2C12.9 1.2 13.6 1.9 13.6 2.8V3.4C17 4.1 19.2 6.9 19.2 10.4V15.2L21.6 18.4V19.6H2.4V18.4L4.8 15.2V10.4C4.8 6.9 7 4.1 10.4 3.4V2.8C10.4 1.9 11.1 1.2 12 1.2ZM9 20.8H15C15 22.4 13.7 23.4 12 23.4C10.3 23.4 9 22.4 9 20.8Z";
        case "auto":
            return "M12 1.5C17.8 1.5 22.5 6.2 22.5 12C22.5 17.8 17.8 22.5 12 22.5C6.2 22.5 1.5 17.8 1.5 12H4.6C4.6 16.1 7.9 19.4 12 19.4C16.1 19.4 19.4 16.1 19.4 12C19.4 7.9 16.1 4.6 12 4.6C10 4.6 8.2 5.4 6.9 6.6L9.6 9.3H1.9V1.6L4.7 4.4C6.6 2.6 9.2 1.5 12 1.5Z";
        case "cross":
            return "M4.6 2.2L12 9.6L19.4 2.2L21.8 4.6L14.4 12L21.8 19.4L19.4 21.8L12 14.4L4.6 21.8L2.2 19.4L9.6 12L2.2 4.6Z";
        case "tick":
            return "M9.2 20.4L1.8 13L4.4 10.4L9.2 15.2L19.6 4.2L22.2 6.8Z";
        case "chevron":
            return "M6.2 2.2L9 0.6L17.6 12L9 23.4L6.2 21.8L12.2 12Z";
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
            fillRule: ShapePath.WindingFill

            PathSvg {
                path: root.outline(root.sign)
            }
        }
    }
}
