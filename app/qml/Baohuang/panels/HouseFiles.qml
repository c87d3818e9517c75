// Asks for a file of house rules to be opened or written: house, writing; done().
pragma ComponentBehavior: Bound

import QtQml
import QtQuick.Dialogs
import Baohuang

FileDialog {
    id: root

    required property HouseViewModel house
    required property bool writing

    signal done

    title: writing ? qsTr("Write these house rules to a file") : qsTr("Open a file of house rules")
    fileMode: writing ? FileDialog.SaveFile : FileDialog.OpenFile
    defaultSuffix: "toml"
    nameFilters: [qsTr("House rules (*.toml)")]
    Component.onCompleted: {
        if (writing && house.fileName !== "")
            selectedFile = currentFolder + "/" + encodeURIComponent(house.fileName);
        open();
    }
    onAccepted: {
        if (writing)
            house.giveOut(selectedFile);
        else
            house.takeIn(selectedFile);
        root.done();
    }
    onRejected: root.done()
}
