import QtQuick
import QtTest
import Baohuang

TestCase {
    id: root

    name: "Card"
    when: windowShown
    visible: true
    width: 400
    height: 300

    Component {
        id: maker

        Card {}
    }

    function init(): void {
        failOnWarning(/.?/);
    }

    function cleanup(): void {
        Theme.fourColour = false;
        Theme.scale = 1;
    }

    function make(properties: var): Card {
        return createTemporaryObject(maker, root, properties) as Card;
    }

    function test_everyFaceIsDrawn(): void {
        for (const four of [false, true]) {
            Theme.fourColour = four;
            for (const compact of [false, true]) {
                for (const rank of ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"])
                    for (const suit of ["S", "H", "C", "D"])
                        compare(make({
                            rank,
                            suit,
                            compact
                        }).status, Image.Ready);
                for (const rank of ["s", "B"])
                    compare(make({
                        rank,
                        suit: "",
                        compact
                    }).status, Image.Ready);
            }
        }
    }

    function test_everyMarkIsDrawn(): void {
        for (const compact of [false, true])
            for (const mark of ["sceptre", "sword", "called"]) {
                const plain = grabImage(make({
                    rank: "9",
                    suit: "H",
                    compact
                }));
                const marked = grabImage(make({
                    rank: "9",
                    suit: "H",
                    mark,
                    compact
                }));
                verify(!plain.equals(marked), mark);
            }
    }

    function test_size(): void {
        const card = make({
            rank: "A",
            suit: "S"
        });
        compare(card.width, 72);
        compare(card.height, 100);
        Theme.scale = 1.5;
        compare(card.width, 108);
        compare(card.height, 150);
        compare(card.sourceSize, Qt.size(108, 150));
    }

    function test_faceDownShowsTheBackOnly(): void {
        const marked = make({
            rank: "B",
            suit: "",
            mark: "sceptre",
            faceUp: false
        });
        const one = grabImage(marked);
        marked.visible = false;
        const other = grabImage(make({
            rank: "3",
            suit: "D",
            faceUp: false
        }));
        verify(one.equals(other));
    }

    function test_specialKeepsItsOldNameInView(): void {
        const one = grabImage(make({
            rank: "8",
            suit: "S",
            special: true
        }));
        const other = grabImage(make({
            rank: "10",
            suit: "D",
            special: true
        }));
        verify(!one.equals(other));
    }

    function test_plainCardIsOnePicture(): void {
        const card = make({
            rank: "7",
            suit: "C"
        });
        for (const loader of card.children)
            compare(loader.children.length, 0);
    }
}
