import QtQuick
import QtTest
import Baohuang

TestCase {
    id: root

    name: "Controls"
    when: windowShown
    visible: true
    width: 500
    height: 400

    Component {
        id: button

        PillButton {
            text: "Pass"
        }
    }

    Component {
        id: pills

        ChoicePills {
            width: 400
            options: ["a", "b", "c"]
            onChosen: index => current = index
        }
    }

    Component {
        id: toggle

        ToggleSwitch {
            text: "Voice"
            onToggled: checked => this.checked = checked
        }
    }

    Component {
        id: slider

        ValueSlider {
            text: "Text size"
            from: 1
            to: 2
            stepSize: 0.25
            value: 1
            onMoved: value => this.value = value
        }
    }

    Component {
        id: toast

        Toast {
            text: "Saved."
        }
    }

    Component {
        id: drawer

        Drawer {
            title: "Log"
            height: 300
        }
    }

    SignalSpy {
        id: spy
    }

    function init(): void {
        failOnWarning(/.?/);
    }

    function watch(item: Item, name: string): void {
        spy.target = null;
        spy.signalName = name;
        spy.target = item;
        spy.clear();
    }

    function test_buttonByMouseAndKeys(): void {
        const item = createTemporaryObject(button, root) as PillButton;
        watch(item, "clicked");
        mouseClick(item);
        compare(spy.count, 1);
        verify(!item.activeFocus, "a click must not take the keyboard from the table");
        item.forceActiveFocus();
        keyClick(Qt.Key_Space);
        keyClick(Qt.Key_Return);
        compare(spy.count, 3);
        item.enabled = false;
        mouseClick(item);
        compare(spy.count, 3);
    }

    function test_buttonGrowsWithItsText(): void {
        const item = createTemporaryObject(button, root) as PillButton;
        const before = item.width;
        item.text = "Pass the throne on to the next player";
        verify(item.width > before + 100);
        compare(item.height, 44);
        item.maximumWidth = 160;
        compare(item.width, 160);
        compare(item.height, 44);
    }

    function test_pills(): void {
        const item = createTemporaryObject(pills, root) as ChoicePills;
        watch(item, "chosen");
        item.choose(2);
        compare(item.current, 2);
        item.choose(2);
        compare(spy.count, 1);
        item.step(2, -1);
        compare(item.current, 1);
        item.available = [true, true, false];
        item.step(1, 1);
        compare(item.current, 1);
        item.choose(2);
        compare(item.current, 1);
        for (let index = 0; index < 3; ++index)
            verify(item.children[index].height >= 44);
    }

    function test_toggle(): void {
        const item = createTemporaryObject(toggle, root) as ToggleSwitch;
        mouseClick(item);
        verify(item.checked);
        item.forceActiveFocus();
        keyClick(Qt.Key_Space);
        verify(!item.checked);
        verify(item.height >= 44);
    }

    function test_slider(): void {
        const item = createTemporaryObject(slider, root) as ValueSlider;
        item.forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(item.value, 1.25);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        compare(item.value, 1);
        mousePress(item, item.width - 14, item.height - 22);
        mouseRelease(item, item.width - 14, item.height - 22);
        compare(item.value, 2);
    }

    function test_toastGoesOnAClick(): void {
        const item = createTemporaryObject(toast, root) as Toast;
        watch(item, "dismissed");
        mouseClick(item, 30, item.height / 2);
        compare(spy.count, 1);
    }

    function test_drawerIsClosedByDefault(): void {
        const item = createTemporaryObject(drawer, root) as Drawer;
        verify(!item.visible);
        Theme.motion = 0;
        item.open = true;
        verify(item.visible);
        watch(item, "closed");
        item.forceActiveFocus();
        keyClick(Qt.Key_Escape);
        compare(spy.count, 1);
        item.open = false;
        tryVerify(() => !item.visible);
        Theme.motion = 1;
    }
}
