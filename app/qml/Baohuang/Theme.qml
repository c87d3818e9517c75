// The one place for every colour, size, radius and duration of the game.
pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick

QtObject {
    id: theme

    // Set by the application.
    property real scale: 1 // 1 at 1280×720, 1.5 at 1920×1080: min(width / 1280, height / 720)
    property real textFactor: 1 // text size chosen by the player, of what the window gives
    property real cardFactor: 1 // card size chosen by the player, the same
    property real motion: 1 // 0 stands still, 1 is normal speed, 2 is twice as long
    property bool fourColour: false
    property bool dark: true // chrome of panes; the table itself is always dark
    property bool highContrast: false

    // How much larger than usual texts and cards may become before a window of this size has no room for them, and how
    // much smaller: no less than at 1280×720, and than half of what the window gives.
    readonly property real largestFactor: scale < 1.5 ? 1.25 : 4 / 3
    readonly property real smallestFactor: Math.max(0.5, Math.min(1, 1 / scale))

    readonly property url art: Qt.resolvedUrl("art/") // drawn by assets/art/draw.py

    // Families, registered by the application at start.
    readonly property string sans: "Baohuang Sans"
    readonly property string serif: "Baohuang Serif"

    // The table.
    readonly property color feltLight: highContrast ? "#12241f" : "#2c5546"
    readonly property color feltDark: highContrast ? "#0b1a16" : "#15302a"
    readonly property color feltText: "#e9efe9"
    readonly property color feltTextSoft: highContrast ? "#e9efe9" : "#b4c4bb"
    readonly property color panel: highContrast ? "#f00b1a16" : "#9e0e201b"
    readonly property color panelSolid: "#16302a"
    readonly property color panelHover: highContrast ? "#ff1d3a32" : "#c41a352d"
    readonly property color hairline: highContrast ? "#80ffffff" : "#17ffffff"
    readonly property color panelDown: highContrast ? "#ff000000" : "#d80a1814"
    readonly property color outline: highContrast ? "#ffffff" : "#93a89e" // of what can be pressed on felt, 3:1
    readonly property color hairlineStrong: highContrast ? "#b0ffffff" : "#2effffff"
    readonly property color feltTextFaint: highContrast ? "#b4c4bb" : "#7f938a"
    readonly property color veil: "#990a1613"
    readonly property color chipShade: "#a8142a24"
    readonly property color capShade: "#38000000"
    readonly property color cardShade: "#7015302a"

    // Paper and ink.
    readonly property color paper: "#fbf7ee"
    readonly property color paperRaised: "#fffdf6"
    readonly property color paperWarm: "#f6eee0"
    readonly property color paperShade: "#eee2c6"
    readonly property color paperFaint: "#d8cfc0"
    readonly property color edge: "#c9bfa8"
    readonly property color ink: "#20241f"
    readonly property color inkFaint: "#8a8471"
    readonly property color sheetLine: "#40d9a441"
    readonly property color inkSoft: highContrast ? "#20241f" : "#5f5c50"

    // Accents.
    readonly property color cinnabar: "#b8321f"
    readonly property color cinnabarDeep: "#8f2415"
    readonly property color cinnabarHover: "#c93d28"
    readonly property color cinnabarEdge: "#d4614a"
    readonly property color alarm: "#f0937e" // vermilion on felt
    readonly property color cinnabarFaint: "#6e3a31"
    readonly property color slate: "#566057" // plain buttons on paper
    readonly property color slateHover: "#667168"
    readonly property color gold: "#d9a441"
    readonly property color goldNight: "#3a2d12"
    readonly property color goldDeep: "#8f650f" // gold that can be read on paper
    readonly property color goldSoft: "#f0cf8b"
    readonly property color goldFaint: "#b08c4c"
    readonly property color jade: "#7fb7a6"
    readonly property color jadeNight: "#173a33"
    readonly property color jadeDeep: "#1d6b58" // jade that can be read on paper
    readonly property color jadeHover: "#247a66"
    readonly property color jadeSoft: "#bfe0d5"
    readonly property color win: "#1d6b4a"
    readonly property color loss: "#b8321f"
    readonly property color focus: "#ffe3a3"

    // Suits.
    readonly property color suitRed: "#b8321f"
    readonly property color suitBlack: "#20241f"
    readonly property color suitBlue: "#1b5faa"
    readonly property color suitGreen: "#1e7a3c"

    // Chrome of panes, drawers and dialogs.
    readonly property color chrome: highContrast ? (dark ? "#000000" : "#ffffff") : dark ? "#1a2b26" : "#f6f1e6"
    readonly property color chromeRaised: highContrast ? (dark ? "#10211c" : "#ffffff") : dark ? "#243932" : "#fffdf6"
    readonly property color chromeLine: highContrast ? (dark ? "#e9efe9" : "#20241f") : dark ? "#3a4f47" : "#d8cdb6"
    readonly property color chromeText: highContrast ? (dark ? "#ffffff" : "#000000") : dark ? "#e9efe9" : "#20241f"
    readonly property color chromeTextSoft: highContrast ? (dark ? "#f0f4f0" : "#20241f") : dark ? "#b4c4bb" : "#5f5c50"
    readonly property color chromeHover: highContrast ? (dark ? "#243932" : "#efe6d2") : dark ? "#2f463e" : "#efe6d2"
    readonly property color chromeControl: highContrast ? (dark ? "#ffffff" : "#000000") : dark ? "#8fa39a" : "#857f6c" // outlines of controls, 3:1
    readonly property color chromeOn: highContrast ? (dark ? "#3d8f79" : "#0c4a3b") : dark ? "#4f9f8a" : "#1d6b58"
    readonly property color chromeAccent: highContrast ? (dark ? "#ffd27a" : "#5c3f00") : dark ? "#d9a441" : "#835c0c"
    readonly property color chromeOnAccent: dark ? ink : paperRaised // words on the accent
    readonly property color chromeFault: highContrast ? (dark ? "#ffb3a3" : "#8f2415") : dark ? "#ff9d88" : "#b8321f"

    // Type scale, in pixels.
    readonly property int textTiny: text(11)
    readonly property int textSmall: text(13)
    readonly property int textBody: text(15)
    readonly property int textButton: text(17)
    readonly property int textTitle: text(20)
    readonly property int textLarge: text(26)
    readonly property int textHuge: text(36)

    // Spacing scale.
    readonly property int space1: px(4)
    readonly property int space2: px(8)
    readonly property int space3: px(12)
    readonly property int space4: px(16)
    readonly property int space5: px(24)
    readonly property int space6: px(36)

    // Radii.
    readonly property int radiusCard: px(6)
    readonly property int radiusSmall: px(8)
    readonly property int radiusPanel: px(14)
    readonly property int radiusSheet: px(22)

    // Sizes.
    readonly property int control: px(44)
    readonly property int cardWidth: card(72)
    readonly property int cardHeight: card(100)
    readonly property int cardStrip: card(24)
    readonly property int cardStripTight: card(16)
    readonly property int compactWidth: card(46)
    readonly property int compactHeight: card(68)
    readonly property real miniUnit: scale * Math.min(1.25, cardFactor) // of the smallest cards, which stand in lines and buttons

    // Durations of movements, in milliseconds: 120 to 400 at normal speed.
    readonly property int instant: duration(120)
    readonly property int fast: duration(140)
    readonly property int normal: duration(220)
    readonly property int slow: duration(400)
    readonly property int deal: duration(260) // one card from the pack to a seat
    readonly property int fly: duration(240) // a play from its seat to its slot
    readonly property int close: duration(160) // cards closing a gap
    readonly property int flip: duration(280) // a role or a card turning over
    readonly property int collect: duration(320) // the trick taken to the pile

    // Between two movements of a row that begin one after another, and a rest in which something is to be seen.
    readonly property int dealStep: duration(12) // two cards of the deal
    readonly property int step: duration(80) // two lines of the score
    readonly property int longStep: duration(160) // two eggs, two cards that change hands
    readonly property int rest: duration(800) // the last play of a deal

    function px(size: real): int {
        return Math.round(size * theme.scale);
    }

    function text(size: real): int {
        return Math.round(size * theme.scale * theme.textFactor);
    }

    // How far a movement is, 0 to 1, that began at `start` and takes `length`.
    function share(elapsed: real, start: real, length: real): real {
        return elapsed >= start + length ? 1 : Math.max(0, (elapsed - start) / length);
    }

    function easeOut(share: real): real {
        return share * (2 - share);
    }

    function easeInOut(share: real): real {
        return share * share * (3 - 2 * share);
    }

    function card(size: real): int {
        return Math.round(size * theme.scale * theme.cardFactor);
    }

    function duration(milliseconds: real): int {
        return Math.round(milliseconds * theme.motion);
    }

    // A size that the player chose, in per cent of what the window gives, within what the window has room for.
    function factor(percent: real): real {
        return Math.max(smallestFactor, Math.min(largestFactor, percent / 100));
    }

    function suitColour(suit: string): color {
        switch (suit) {
        case "H":
            return theme.suitRed;
        case "D":
            return theme.fourColour ? theme.suitBlue : theme.suitRed;
        case "C":
            return theme.fourColour ? theme.suitGreen : theme.suitBlack;
        default:
            return theme.suitBlack;
        }
    }

    function toneColour(tone: string): color {
        switch (tone) {
        case "win":
            return theme.win;
        case "loss":
            return theme.loss;
        default:
            return theme.inkSoft;
        }
    }
}
