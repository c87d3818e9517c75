"""Proves that a QML warning or an exception in a slot fails the test in which it happens."""

import pytest

pytest_plugins = ["pytester"]

CONFIG = """
[pytest]
qt_api = pyside6
qt_log_level_fail = WARNING
"""

FAULTS = {
    "qml_warning": """
        engine = QQmlApplicationEngine()
        engine.loadData(b"import QtQml; QtObject { property int n: nowhere.length }")
    """,
    "slot_exception": """
        timer = QTimer()
        timer.setSingleShot(True)
        timer.timeout.connect(lambda: 1 / 0)
        timer.start(0)
        qtbot.wait(20)
    """,
    "no_fault": """
        engine = QQmlApplicationEngine()
        engine.loadData(b"import QtQml; QtObject { property int n: 1 }")
    """,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_fail(pytester: pytest.Pytester, fault: str) -> None:
    pytester.makeini(CONFIG)
    pytester.makepyfile(
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtQml import QQmlApplicationEngine\n"
        f"def test_it(qtbot):{FAULTS[fault]}"
    )
    done = pytester.runpytest_subprocess()
    outcome = done.parseoutcomes()
    assert outcome == ({"passed": 1} if fault == "no_fault" else {"failed": 1}), done.stdout.str()
