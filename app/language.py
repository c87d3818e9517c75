"""The language in force: installs the translation and tells those who hold words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

from .resources import LOCALES, translation_file

SYSTEM: Final = "system"


def system_language() -> str:
    """`zh` where the desktop speaks any Chinese, else `en`."""
    return "zh" if QLocale.system().uiLanguages()[:1] and QLocale.system().uiLanguages()[0].startswith("zh") else "en"


class Language(QObject):
    """`code` is `zh` or `en`; `changed` comes after the new words are in place."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translator: QTranslator | None = None
        self._words = b""
        self.code = ""

    def choose(self, language: str) -> None:
        """Speak `zh`, `en` or, for `system`, the language of the desktop."""
        code = system_language() if language == SYSTEM else language
        if code == self.code:
            return
        self.forget()
        self.code = code
        self._translator = QTranslator(self)
        file = translation_file(code)
        self._words = file.read_bytes() if file.is_file() else b""  # Qt reads them where they lie, so they are kept
        self._translator.load(self._words)
        QCoreApplication.installTranslator(self._translator)
        QLocale.setDefault(QLocale(LOCALES[code]))
        self.changed.emit()

    def forget(self) -> None:
        """Take the words away again."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
        self.code = ""
