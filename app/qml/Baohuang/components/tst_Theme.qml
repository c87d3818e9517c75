import QtQuick
import QtTest
import Baohuang

TestCase {
    name: "Theme"

    function init(): void {
        failOnWarning(/.?/);
    }

    function cleanup(): void {
        Theme.scale = 1;
        Theme.motion = 1;
        Theme.fourColour = false;
    }

    function test_sizesFollowTheScale(): void {
        compare(Theme.px(44), 44);
        Theme.scale = 1.5;
        compare(Theme.px(44), 66);
        compare(Theme.control, 66);
        compare(Theme.cardWidth, 108);
    }

    function test_noMotionMeansNoDuration(): void {
        verify(Theme.deal > 0);
        Theme.motion = 0;
        for (const duration of [Theme.instant, Theme.fast, Theme.normal, Theme.slow, Theme.deal, Theme.fly, Theme.close, Theme.flip, Theme.collect])
            compare(duration, 0);
    }

    function test_everyMovementTakesItsTime(): void {
        for (const duration of [Theme.instant, Theme.fast, Theme.normal, Theme.slow, Theme.deal, Theme.fly, Theme.close, Theme.flip, Theme.collect])
            verify(duration >= 120 && duration <= 400, duration.toString());
    }

    function test_aMovementOfARow(): void {
        compare(Theme.share(99, 100, 200), 0);
        compare(Theme.share(200, 100, 200), 0.5);
        compare(Theme.share(301, 100, 200), 1);
        compare(Theme.share(0, 0, 0), 1, "what takes no time is there");
    }

    function test_twoAndFourColours(): void {
        compare(Theme.suitColour("D"), Theme.suitRed);
        compare(Theme.suitColour("C"), Theme.suitBlack);
        Theme.fourColour = true;
        compare(Theme.suitColour("D"), Theme.suitBlue);
        compare(Theme.suitColour("C"), Theme.suitGreen);
        compare(Theme.suitColour("S"), Theme.suitBlack);
        compare(Theme.suitColour("H"), Theme.suitRed);
    }

    function luminance(colour: color): real {
        const part = value => value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
        return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b);
    }

    function contrast(one: color, other: color): real {
        const a = luminance(one);
        const b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    function test_textCanBeRead_data(): var {
        return [
            {
                tag: "felt",
                text: Theme.feltText,
                ground: Theme.feltLight
            },
            {
                tag: "felt, soft",
                text: Theme.feltTextSoft,
                ground: Theme.feltLight
            },
            {
                tag: "ink",
                text: Theme.inkSoft,
                ground: Theme.paperShade
            },
            {
                tag: "cinnabar",
                text: Theme.cinnabar,
                ground: Theme.paper
            },
            {
                tag: "button",
                text: Theme.paperRaised,
                ground: Theme.cinnabarHover
            },
            {
                tag: "slate",
                text: Theme.paperRaised,
                ground: Theme.slateHover
            },
            {
                tag: "gold",
                text: Theme.goldDeep,
                ground: Theme.paper
            },
            {
                tag: "jade",
                text: Theme.jadeDeep,
                ground: Theme.paper
            },
            {
                tag: "best",
                text: Theme.ink,
                ground: Theme.gold
            },
            {
                tag: "chrome",
                text: Theme.chromeTextSoft,
                ground: Theme.chromeRaised
            }
        ];
    }

    function test_textCanBeRead(row): void {
        verify(contrast(row.text, row.ground) >= 4.5, row.tag + " " + contrast(row.text, row.ground));
    }

    function test_outlinesCanBeSeen(): void {
        for (const colour of [Theme.gold, Theme.jade, Theme.focus])
            verify(contrast(colour, Theme.feltLight) >= 3);
        verify(contrast(Theme.chromeControl, Theme.chrome) >= 3);
    }
}
