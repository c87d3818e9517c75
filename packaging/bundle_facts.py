"""What every package says about the program: version, names, file type, date; read from the project's own files."""

import datetime
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import made_files

ROOT = made_files.ROOT
NAME, NAME_ZH = "Baohuang", "保皇"
SUMMARY = "The five-player card game of Shandong, against four computer players"
SUMMARY_ZH = "山东的五人扑克游戏，单机对四个电脑"
IDENTIFIER = "io.github.baohuang.Baohuang"
FILE_TYPE, FILE_ENDING = "application/vnd.baohuang.record+json", ".baohuang"
NOWHERE = "https://baohuang.example"
"""In place of the project's address where BAOHUANG_HOME does not name it."""


@dataclass(frozen=True)
class Facts:
    """version: of pyproject.toml. date: of the release, ISO. home: the project's address on the web."""

    version: str
    date: str
    home: str
    identifier: str = IDENTIFIER

    @classmethod
    def load(cls) -> "Facts":
        """From the project's files and BAOHUANG_HOME."""
        version = made_files.version()
        return cls(version, _released(version), os.environ.get("BAOHUANG_HOME", "").rstrip("/") or NOWHERE)

    @property
    def four(self) -> tuple[int, int, int, int]:
        """The version as Windows counts: four numbers."""
        numbers = [int(part) for part in re.findall(r"\d+", self.version)[:3]]
        one, two, three = (*numbers, 0, 0, 0)[:3]
        return one, two, three, 0

    def fill(self, template: Path, **more: str) -> str:
        """A template with its `@NAME@` filled in, `more` besides; raises KeyError for a name that there is not."""
        words = {
            "VERSION": self.version,
            "VERSION4": ".".join(map(str, self.four)),
            "DATE": self.date,
            "HOME": self.home,
            "IDENTIFIER": self.identifier,
            "NAME": NAME,
            "NAME_ZH": NAME_ZH,
            "SUMMARY": SUMMARY,
            "SUMMARY_ZH": SUMMARY_ZH,
            "FILE_TYPE": FILE_TYPE,
            "FILE_ENDING": FILE_ENDING,
            "PROGRAM": "baohuang",
            **more,
        }
        return re.sub(r"@([A-Z_0-9]+)@", lambda found: words[found[1]], template.read_text(encoding="utf-8"))

    def info_plist(self) -> dict[str, Any]:
        """What macOS is told besides names and version."""
        return {
            "CFBundleDisplayName": NAME,
            "CFBundleLocalizations": ["en", "zh_CN"],
            "CFBundleDocumentTypes": [
                {
                    "CFBundleTypeName": "Baohuang record",
                    "CFBundleTypeRole": "Viewer",
                    "LSHandlerRank": "Owner",
                    "LSItemContentTypes": [f"{self.identifier}.record"],
                }
            ],
            "UTExportedTypeDeclarations": [
                {
                    "UTTypeIdentifier": f"{self.identifier}.record",
                    "UTTypeDescription": "Baohuang record",
                    "UTTypeConformsTo": ["public.json"],
                    "UTTypeTagSpecification": {
                        "public.filename-extension": [FILE_ENDING.removeprefix(".")],
                        "public.mime-type": [FILE_TYPE],
                    },
                }
            ],
            "LSApplicationCategoryType": "public.app-category.card-games",
            "LSEnvironment": {"BAOHUANG_NOTICE": "window"},
            "LSMinimumSystemVersion": "14.0",
            "NSHighResolutionCapable": True,
            "NSHumanReadableCopyright": "The Baohuang authors, MIT licence",
        }

    def windows_version(self) -> str:
        """The version resource of the program, as PyInstaller reads it."""
        words = {
            "CompanyName": "The Baohuang authors",
            "FileDescription": f"{NAME_ZH} {NAME}",
            "FileVersion": self.version,
            "InternalName": NAME,
            "LegalCopyright": "The Baohuang authors, MIT licence",
            "OriginalFilename": f"{NAME}.exe",
            "ProductName": NAME,
            "ProductVersion": self.version,
        }
        strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in words.items())
        return (
            f"VSVersionInfo(ffi=FixedFileInfo(filevers={self.four}, prodvers={self.four}, mask=0x3F, flags=0, "
            "OS=0x40004, fileType=1, subtype=0, date=(0, 0)), kids=["
            f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
            "VarFileInfo([VarStruct('Translation', [0x409, 1200])])])\n"
        )


def _released(version: str) -> str:
    """The date that CHANGELOG.md gives the version; for one that is not released yet, SOURCE_DATE_EPOCH or today."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)} \((\d{{4}}-\d\d-\d\d)\)", changes, re.MULTILINE)
    if found:
        return found[1]
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.datetime.fromtimestamp(int(epoch), datetime.UTC) if epoch else now
    return day.date().isoformat()
