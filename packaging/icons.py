"""Makes the icon files of the systems from the drawings of the art scripts: PNG, .ico and .icns."""

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QSize
from PySide6.QtGui import QImage, QImageReader

ART = Path(__file__).resolve().parent.parent / "app" / "qml" / "Baohuang" / "art"
DRAWING, SMALL = ART / "icon.svg", ART / "icon-small.svg"
DETAIL = 48  # pixels; below it the small drawing is taken
HICOLOR = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MACOS = {
    16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10",
}  # fmt: skip


def png(size: int) -> bytes:
    """The icon as a square PNG of `size` pixels; raises RuntimeError where it cannot be drawn."""
    reader = QImageReader(str(DRAWING if size >= DETAIL else SMALL))
    reader.setScaledSize(QSize(size, size))
    image = reader.read().convertToFormat(QImage.Format.Format_ARGB32)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if image.size() != QSize(size, size) or not image.save(buffer, "PNG"):
        raise RuntimeError(f"the icon could not be drawn: {reader.errorString()}")
    return bytes(buffer.data().data())


def ico() -> bytes:
    """All sizes in one Windows icon, each a PNG, which Windows reads since Vista."""
    pictures = [png(size) for size in WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in zip(WINDOWS, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + entries + b"".join(pictures)


def icns() -> bytes:
    """All sizes in one macOS icon, each a PNG."""
    parts = b""
    for size, kind in MACOS.items():
        picture = png(size)
        parts += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts
