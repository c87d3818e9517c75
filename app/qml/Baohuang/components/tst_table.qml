import QtQuick
import QtTest
import Baohuang

TestCase {
    id: root

    name: "TablePieces"
    when: windowShown
    visible: true
    width: 900
    height: 600

    Component {
        id: slot

        PlaySlot {}
    }

    Component {
        id: panel

        RolePanel {
            sign: "sceptre"
            title: "You hold the sceptre"
        }
    }

    Component {
        id: strip

        RoleStrip {
            title: "Whose fourth card will guard you?"
        }
    }

    Component {
        id: plate

        SeatPlate {
            name: "Aming"
            avatar: 1
            countText: "27"
        }
    }

    Component {
        id: geometry

        TableGeometry {
            width: 1280
            height: 720
            ownTop: 250
            crowded: true
        }
    }

    Component {
        id: sheet

        ScoreSheet {
            headline: "Draw"
            rows: [1, 2, 3, 4, 5].map(place => ({
                        place: place.toString(),
                        name: "Player " + place
                    }))
        }
    }

    SignalSpy {
        id: spy
    }

    function init(): void {
        failOnWarning(/.?/);
    }

    function test_slotHoldsSixteenCards(): void {
        const item = createTemporaryObject(slot, root, {
            cards: Array.from({
                length: 16
            }, () => ({
                        rank: "10",
                        suit: "H"
                    }))
        }) as PlaySlot;
        verify(item.rowWidth <= item.maximumWidth + 1);
        verify(item.step >= 13, "the index of an overlapped card stays in view");
    }

    function test_rolePanelGrowsThenWraps(): void {
        const item = createTemporaryObject(panel, root) as RolePanel;
        const narrow = item.width;
        const low = item.height;
        item.detail = "everyone can see it · 43 cards";
        verify(item.width > narrow);
        verify(item.width <= item.maximumWidth);
        item.detail += ", and a good deal more to say";
        const lines = (item.children[1] as Column).children;
        tryVerify(() => (lines[1] as GameText).text.includes("\n"), 1000, "a line ends where a part ends");
        tryVerify(() => item.height > low);
        verify(item.width <= item.maximumWidth);
        const column = item.children[1] as Column;
        verify(column.height < item.height);
        for (const line of column.children)
            verify(column.x + (line as GameText).contentWidth < item.width);
    }

    function test_stripOffersItsChoices(): void {
        const item = createTemporaryObject(strip, root, {
            choices: [
                {
                    text: "Alone"
                },
                {
                    text: "Not now"
                },
                {
                    text: "Revolt",
                    enabled: false
                }
            ]
        }) as RoleStrip;
        spy.target = item;
        spy.signalName = "choose";
        const chips = item.children[0].children[1];
        compare(chips.children[0].height, 44);
        mouseClick(chips.children[1]);
        compare(spy.count, 1);
        compare(spy.signalArguments[0][0], 1);
        mouseClick(chips.children[2]);
        compare(spy.count, 1);
    }

    function test_plateGrowsWithItsName(): void {
        const item = createTemporaryObject(plate, root) as SeatPlate;
        compare(item.width, 176);
        item.name = "Old Zhang from the foot of the mountain";
        verify(item.width > 300);
    }

    function test_marksStayWithinTheirPlate(): void {
        const item = createTemporaryObject(plate, root, {
            marks: ["sword", "report"],
            markTexts: ["Declared", "Few cards"]
        }) as SeatPlate;
        const marks = findChild(item, "marks") as Flow;
        compare(marks.children.filter(mark => mark.visible && mark.width > 0).length, 2);
        for (const mark of marks.children)
            verify(mark.mapToItem(item, 0, 0).x >= 0);
    }

    function test_sheetStandsStillWithoutMotion(): void {
        Theme.motion = 0;
        const item = createTemporaryObject(sheet, root) as ScoreSheet;
        item.play();
        tryCompare(item, "progress", 1, 100);
        Theme.motion = 1;
        item.play();
        verify(item.progress < 1);
        item.finish();
        compare(item.progress, 1);
        verify(item.height > 380);
    }

    // Every row on its own takes as long as a movement may, whatever the whole takes.
    function test_sheetComesInByMovementsOfTheScale(): void {
        const item = createTemporaryObject(sheet, root) as ScoreSheet;
        for (const row of findAll(item, child => child instanceof ScoreRow)) {
            let began = -1;
            let ended = -1;
            for (let at = 0; at <= item.length && ended < 0; at += 5) {
                item.elapsed = at;
                if (began < 0 && (row as ScoreRow).shown > 0)
                    began = at;
                if ((row as ScoreRow).shown === 1)
                    ended = at;
            }
            verify(ended - began >= 110 && ended - began <= 400, "one row took " + (ended - began));
        }
        item.elapsed = item.length;
        compare(item.progress, 1);
        compare(item.paid, 0);
    }

    function test_noEggRollsWhereNobodyPays(): void {
        const item = createTemporaryObject(sheet, root) as ScoreSheet;
        const flight = findAll(item, child => child instanceof EggFlight)[0] as EggFlight;
        item.elapsed = item.length + 100;
        verify(flight.visible);
        compare(findAll(flight, child => child instanceof Sign).length, 0);
        item.rows = [
            {
                eggs: "−100"
            },
            {
                eggs: "+100"
            }
        ];
        compare(findAll(flight, child => child instanceof Sign).length, flight.each);
    }

    // The play to beat with its frame, whoever laid it.
    function test_twelveCardsHaveRoomBeforeEverySeat(): void {
        for (const size of [1, 1.25, 4 / 3]) {
            Theme.cardFactor = size;
            const places = createTemporaryObject(geometry, root) as TableGeometry;
            const rows = [0, 1, 2, 3, 4].map(seat => {
                const item = createTemporaryObject(slot, root, {
                    maximumWidth: places.slotWidth(seat),
                    maximumHeight: places.slotHeight(seat),
                    cards: Array.from({
                        length: 12
                    }, () => ({
                                rank: "10",
                                suit: "H"
                            }))
                }) as PlaySlot;
                verify(item.rowWidth <= places.slotWidth(seat) + 1);
                const free = places.slotWidth(seat) - item.rowWidth;
                const x = places.slotX(seat, places.slotWidth(seat)) + (seat === 0 ? free / 2 : seat < 3 ? free : 0);
                const y = places.slotY(seat) + (places.slotHeight(seat) - item.cardHeight) / 2;
                return Qt.rect(x, y, item.rowWidth, item.cardHeight);
            });
            for (const best of rows)
                for (const other of rows.filter(row => row !== best))
                    verify(best.x - 8 >= other.right - 1 || best.right + 8 <= other.x + 1 || best.y - 8 >= other.bottom - 1 || best.bottom + 8 <= other.y + 1, size + ": " + best + " " + other);
        }
        Theme.cardFactor = 1;
    }

    function findAll(item: Item, wanted): list<Item> {
        let found = [];
        for (const child of item.children) {
            if (wanted(child))
                found.push(child);
            found = found.concat(findAll(child, wanted));
        }
        return found;
    }
}
