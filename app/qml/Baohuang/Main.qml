// The window: the table, the drawers beside it, the settlement over it.
pragma ComponentBehavior: Bound

import QtQuick
import Baohuang

Window {
    id: window

    required property GameViewModel game
    required property SettingsViewModel settings
    required property HouseViewModel house
    required property KeysViewModel keys
    required property GuideViewModel guide
    required property ChatViewModel chat
    required property FirstRunViewModel firstRun
    required property HearingViewModel hearing
    readonly property bool tiny: width > 0 && height > 0 && Math.min(width / 1280, height / 720) < 0.75
    property bool unsaved // nothing of this window's game is written down
    property string panel // "" "log" "counter" "rules" "settings" "last_trick" "roles" "game" "house" "keys" "key_settings"
    readonly property list<OnDemand> beside: [logDrawer, counterDrawer, rulesDrawer] // the table makes room for them
    readonly property list<OnDemand> over: [settingsPane, housePane, keysPane, gamePanel, cheatSheet] // they cover it, and it waits

    width: 1280
    height: 720
    minimumWidth: 640
    minimumHeight: 480
    visible: true
    title: unsaved ? qsTr("Baohuang (not saved)") : qsTr("Baohuang")
    color: Theme.feltDark
    onActiveFocusItemChanged: Qt.callLater(keep)
    onTinyChanged: {
        if (tiny)
            Qt.callLater(game.tellTiny); // a deal that begins with the window takes its sentences away
    }

    Component.onCompleted: {
        if (!firstRun.shown)
            table.forceActiveFocus(Qt.OtherFocusReason);
    }

    function toggle(name: string): void {
        if (firstRun.shown)
            return;
        panel = panel === name || name === "none" ? "" : name;
        const wanted = [...beside, ...over].find(panel => panel.wanted) ?? table;
        wanted.forceActiveFocus(Qt.OtherFocusReason);
        if (wanted === table && activeFocusItem && activeFocusItem !== table)
            activeFocusItem.focus = false; // Enter plays, and presses no button that had the keyboard before
    }

    // Tab leads from the last control of what covers the table to its first, never to what is covered.
    function keep(): void {
        const panel = over.find(panel => panel.wanted);
        for (let item = activeFocusItem; item && panel; item = item.parent) {
            if (item === table)
                panel.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
        }
    }

    Binding {
        target: Theme
        property: "scale"
        value: Math.max(0.25, Math.min(window.width / 1280, window.height / 720)) // a window that is about to fill the screen may have no size yet
    }

    Binding {
        target: Theme
        property: "motion"
        value: Application.styleHints.accessibility.motionPreference === Qt.ReducedMotion ? 0 : window.settings.pace
    }

    Binding {
        target: Theme
        property: "fourColour"
        value: window.settings.fourColour
    }

    Binding {
        target: Theme
        property: "highContrast"
        value: window.settings.highContrast || Application.styleHints.accessibility.contrastPreference === Qt.ContrastPreference.HighContrast
    }

    Binding {
        target: Theme
        property: "textFactor"
        value: Theme.factor(window.settings.textSize)
    }

    Binding {
        target: Theme
        property: "cardFactor"
        value: Theme.factor(window.settings.cardSize)
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
        chat: window.chat
        handLayout: window.settings.handLayout
        mirrored: window.settings.mirrored
        covered: window.beside.find(panel => panel.wanted)?.width ?? 0
        coveredTop: guideNote.visible ? guideNote.y + guideNote.height : 0
        onToolChosen: name => window.toggle(name)
    }

    OnDemand {
        anchors.fill: parent
        wanted: window.game.sheet.shown

        sourceComponent: Settlement {
            game: window.game
            keys: window.keys
            onLogWanted: window.toggle("log")
        }
    }

    GuideNote {
        id: guideNote

        objectName: "guide"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(8)
        text: window.guide.text
        onUnderstood: {
            window.guide.understood();
            table.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    OnDemand {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(84)
        wanted: window.panel === "last_trick"

        sourceComponent: LastTrick {
            objectName: "last_trick"
            visible: window.panel === "last_trick"
            onDismissed: window.toggle("none")
            game: window.game
        }
    }

    OnDemand {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(84)
        wanted: window.panel === "roles"

        sourceComponent: RolesPanel {
            objectName: "roles"
            visible: window.panel === "roles"
            onDismissed: window.toggle("none")
            game: window.game
            keys: window.keys
        }
    }

    OnDemand {
        id: gamePanel

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(84)
        wanted: window.panel === "game"

        sourceComponent: GamePanel {
            objectName: "game"
            visible: window.panel === "game"
            onDismissed: window.toggle("none")
            onTeachingWanted: window.settings.teachAgain()
            onRecordWanted: recordFile.setSource("dialogs/RecordFile.qml", {
                game: window.game
            })
            onKeysWanted: window.toggle("keys")
            game: window.game
            keys: window.keys
        }
    }

    OnDemand {
        id: cheatSheet

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((parent.height - height) / 2)
        wanted: window.panel === "keys"

        sourceComponent: CheatSheet {
            objectName: "keys"
            visible: window.panel === "keys"
            onDismissed: window.toggle("none")
            onChangeWanted: window.toggle("key_settings")
            game: window.game
            keys: window.keys
        }
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

    OnDemand {
        id: logDrawer

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        wanted: window.panel === "log"

        sourceComponent: LogDrawer {
            objectName: "log"
            game: window.game
            open: window.panel === "log"
            onClosed: window.toggle("log")
            Keys.forwardTo: [table]
        }
    }

    OnDemand {
        id: counterDrawer

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        wanted: window.panel === "counter"

        sourceComponent: CounterDrawer {
            objectName: "counter"
            game: window.game
            settings: window.settings
            open: window.panel === "counter"
            onClosed: window.toggle("counter")
            Keys.forwardTo: [table]
        }
    }

    OnDemand {
        id: rulesDrawer

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        wanted: window.panel === "rules"

        sourceComponent: RulesDrawer {
            objectName: "rules"
            game: window.game
            open: window.panel === "rules"
            onClosed: window.toggle("rules")
            Keys.forwardTo: [table]
        }
    }

    OnDemand {
        id: settingsPane

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        wanted: window.panel === "settings"

        sourceComponent: SettingsPane {
            objectName: "settings"
            settings: window.settings
            hearing: window.hearing
            open: window.panel === "settings"
            onClosed: window.toggle("settings")
            onHouseWanted: window.toggle("house")
            onKeysWanted: window.toggle("key_settings")
            onNewMatchWanted: {
                window.game.newMatch();
                window.toggle("settings");
            }
            onFreshPursesWanted: {
                window.game.newMatchAfresh();
                window.toggle("settings");
            }
        }
    }

    OnDemand {
        id: housePane

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        wanted: window.panel === "house"

        sourceComponent: HousePane {
            objectName: "house"
            house: window.house
            open: window.panel === "house"
            onClosed: window.toggle("settings")
        }
    }

    OnDemand {
        id: keysPane

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        wanted: window.panel === "key_settings"

        sourceComponent: KeysPane {
            objectName: "key_settings"
            keys: window.keys
            open: window.panel === "key_settings"
            onClosed: window.toggle("none")
        }
    }

    OnDemand {
        anchors.fill: parent
        wanted: window.firstRun.shown

        sourceComponent: FirstRun {
            objectName: "first_run"
            firstRun: window.firstRun
            settings: window.settings
            onVisibleChanged: {
                if (!visible)
                    table.forceActiveFocus(Qt.OtherFocusReason);
            }
            Component.onCompleted: {
                if (visible)
                    forceActiveFocus(Qt.OtherFocusReason);
            }
        }
    }

    Toast {
        id: toast

        objectName: "toast"
        anchors.horizontalCenter: parent.horizontalCenter
        y: guideNote.visible ? guideNote.y + guideNote.height + Theme.px(6) : Theme.px(10)
        text: window.game.toast.text
        tone: window.game.toast.tone
        rule: window.game.toast.rule
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
            if (panel === "none" && window.panel === "")
                window.guide.understood();
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
        sequence: window.keys.newMatchKey
        autoRepeat: false
        onActivated: window.game.newMatchByKey()
    }

    Shortcut {
        sequence: window.keys.quitKey
        autoRepeat: false
        onActivated: window.close()
    }

    Shortcut {
        sequence: window.keys.settingsKey
        autoRepeat: false
        onActivated: window.toggle("settings")
    }

    Shortcut {
        sequence: window.keys.rulesKey
        autoRepeat: false
        onActivated: window.toggle("rules")
    }

    Shortcut {
        sequence: window.keys.fullScreenKey
        autoRepeat: false
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.AutomaticVisibility : Window.FullScreen
    }
}
