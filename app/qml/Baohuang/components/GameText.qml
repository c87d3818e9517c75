// Text in the families of the game: serif for roles, places and stakes, else sans.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Text {
    property bool serif

    color: Theme.feltText
    font.family: serif ? Theme.serif : Theme.sans
    font.pixelSize: Theme.textBody
    font.bold: serif
    textFormat: Text.PlainText

    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
