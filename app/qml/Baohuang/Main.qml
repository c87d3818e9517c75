// The window: the table, the drawers beside it, the settlement over it.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Window {
    id: window

    required property GameViewModel game
    required property SettingsViewModel settings
    required property HouseViewModel house
    property string panel // "" "log" "counter" "rules" "settings" "last_trick" "roles" "game" "house"

    width: 1280
    height: 720
    minimumWidth: 960
    minimumHeight: 540
    visible: true
    title: qsTr("Baohuang")
    color: Theme.feltDark

    function toggle(name: string): void {
        panel = panel === name || name === "none" ? "" : name;
        const drawers = [logDrawer, counterDrawer, rulesDrawer, settingsPane, housePane];
        const wanted = drawers.find(drawer => drawer.open) ?? table;
        wanted.forceActiveFocus(Qt.OtherFocusReason);
        if (wanted === table && activeFocusItem && activeFocusItem !== table)
            activeFocusItem.focus = false; // Enter plays, and presses no button that had the keyboard before
    }

    function pace(): real {
        if (!settings.motion)
            return 0;
        switch (settings.speed) {
        case "instant":
            return 0;
        case "fast":
            return 0.6;
        case "slow":
            return 1.6;
        default:
            return 1;
        }
    }

    Binding {
        target: Theme
        property: "scale"
        value: Math.min(window.width / 1280, window.height / 720)
    }

    Binding {
        target: Theme
        property: "motion"
        value: window.pace()
    }

    Binding {
        target: Theme
        property: "fourColour"
        value: window.settings.fourColour
    }

    Binding {
        target: Theme
        property: "highContrast"
        value: window.settings.highContrast
    }

    Binding {
        target: Theme
        property: "textFactor"
        value: Math.min(window.settings.textSize / 100, Theme.largestFactor)
    }

    Binding {
        target: Theme
        property: "cardFactor"
        value: Math.min(window.settings.cardSize / 100, Theme.largestFactor)
    }

    Binding {
        target: Theme
        property: "dark"
        value: window.settings.theme === "dark" || (window.settings.theme === "system" && Application.styleHints.colorScheme === Qt.ColorScheme.Dark)
    }

    Table {
        id: table

        objectName: "table"
        anchors.fill: parent
        game: window.game
        onToolChosen: name => window.toggle(name)
    }

    Settlement {
        anchors.fill: parent
        game: window.game
        onLogWanted: window.toggle("log")
    }

    LastTrick {
        objectName: "last_trick"
        visible: window.panel === "last_trick"
        onDismissed: window.toggle("none")
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(84)
        game: window.game
    }

    RolesPanel {
        objectName: "roles"
        visible: window.panel === "roles"
        onDismissed: window.toggle("none")
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(84)
        game: window.game
    }

    GamePanel {
        objectName: "game"
        visible: window.panel === "game"
        onDismissed: window.toggle("none")
        onRecordWanted: recordFile.setSource("dialogs/RecordFile.qml", {
            game: window.game
        })
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(84)
        game: window.game
    }

    // The dialog of the desktop is loaded only when it is wanted.
    Loader {
        id: recordFile

        Connections {
            target: recordFile.item
            ignoreUnknownSignals: true

            function onDone(): void {
                recordFile.source = "";
            }
        }
    }

    LogDrawer {
        id: logDrawer

        objectName: "log"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        game: window.game
        open: window.panel === "log"
        onClosed: window.toggle("log")
        Keys.forwardTo: [table]
    }

    CounterDrawer {
        id: counterDrawer

        objectName: "counter"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        game: window.game
        settings: window.settings
        open: window.panel === "counter"
        onClosed: window.toggle("counter")
        Keys.forwardTo: [table]
    }

    RulesDrawer {
        id: rulesDrawer

        objectName: "rules"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        game: window.game
        open: window.panel === "rules"
        onClosed: window.toggle("rules")
        Keys.forwardTo: [table]
    }

    SettingsPane {
        id: settingsPane

        objectName: "settings"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        settings: window.settings
        open: window.panel === "settings"
        onClosed: window.toggle("settings")
        onHouseWanted: window.toggle("house")
        onNewMatchWanted: {
            window.game.newMatch();
            window.toggle("settings");
        }
        onFreshPursesWanted: {
            window.game.newMatchAfresh();
            window.toggle("settings");
        }
    }

    HousePane {
        id: housePane

        objectName: "house"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        house: window.house
        open: window.panel === "house"
        onClosed: window.toggle("settings")
    }

    Toast {
        id: toast

        objectName: "toast"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(10)
        text: window.game.toast.text
        tone: window.game.toast.tone
        maximumWidth: Math.min(Theme.px(520), window.width - Theme.px(40))
        onDismissed: window.game.dismissToast()
    }

    Timer {
        id: toastTime

        interval: 6000
        onTriggered: window.game.dismissToast()
    }

    Connections {
        target: window.game.toast

        function onChanged(): void {
            if (window.game.toast.text === "")
                toastTime.stop();
            else
                toastTime.restart();
        }
    }

    Connections {
        target: window.game

        function onWanted(panel: string): void {
            window.toggle(panel);
        }
    }

    Connections {
        target: window.game.announcer

        function onAnnounced(text: string): void {
            table.Accessible.announce(text);
        }
    }

    Shortcut {
        sequence: "Ctrl+N"
        autoRepeat: false
        onActivated: window.game.newMatchByKey()
    }

    Shortcut {
        sequence: "Ctrl+Q"
        autoRepeat: false
        onActivated: window.close()
    }

    Shortcut {
        sequence: "Ctrl+,"
        autoRepeat: false
        onActivated: window.toggle("settings")
    }

    Shortcut {
        sequence: "F11"
        autoRepeat: false
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.AutomaticVisibility : Window.FullScreen
    }
}
