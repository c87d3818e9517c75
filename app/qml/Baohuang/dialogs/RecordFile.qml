// Asks where the record of the running match is to be written: game; done().
pragma ComponentBehavior: Bound

import QtQml
import QtQuick.Dialogs
import Baohuang

FileDialog {
    id: root

    required property GameViewModel game

    signal done

    title: qsTr("Write the deals of this match to a file")
    fileMode: FileDialog.SaveFile
    defaultSuffix: "baohuang"
    nameFilters: [qsTr("Records (*.baohuang *.json)")]
    Component.onCompleted: open()
    onAccepted: {
        game.saveRecord(selectedFile);
        root.done();
    }
    onRejected: root.done()
}
