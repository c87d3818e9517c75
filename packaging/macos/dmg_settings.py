"""What the disk image shows, read by dmgbuild: the app beside the folder into which it is dragged."""

from pathlib import PurePath

app = PurePath(defines["app"])  # noqa: F821  (dmgbuild's -D app=…)

files = [str(app)]
symlinks = {"Applications": "/Applications"}
icon = str(app / "Contents" / "Resources" / "icon.icns")
format = "ULFO"
default_view = "icon-view"
window_rect = ((200, 200), (560, 340))
icon_size = 112
icon_locations = {app.name: (150, 150), "Applications": (410, 150)}
