"""Cuts the bundled fonts out of Noto CJK and renames them.

    python packaging/subset_fonts.py FOLDER

FOLDER holds NotoSansCJK-Regular.ttc, NotoSansCJK-Bold.ttc and NotoSerifCJK-SemiBold.ttc, as in Debian's
packages fonts-noto-cjk and fonts-noto-cjk-extra. The result goes to assets/fonts/.
"""

import argparse
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
JAPANESE, SIMPLIFIED_CHINESE = 0, 2  # indices inside the collections, which share their glyphs

LATIN = [chr(code) for code in [*range(0x20, 0x7F), *range(0xA0, 0x180)]] + list("ǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜ")
SYMBOLS = list("–—‘’“”•…‰′″※€№™−±×÷≈≠≤≥∞←↑→↓↔↕⇧⌘⏎␣■□▲△▶▷▼▽◀◁◆◇○●★☆♀♂♠♡♢♣♤♥♦♧✓①②③④⑤⑥⑦⑧⑨⑩")


@dataclass(frozen=True)
class Cut:
    """One face to make: the collection it comes from and its new name."""

    source: str
    family: str
    style: str
    weight: int


def gb2312(first_row: int, last_row: int) -> list[str]:
    """The characters of some rows of GB2312: 1 to 9 hold symbols, 16 to 55 level 1, 56 to 87 level 2."""
    found = []
    for row in range(first_row, last_row + 1):
        for cell in range(1, 95):
            try:
                found.append(bytes((0xA0 + row, 0xA0 + cell)).decode("gb2312"))
            except UnicodeDecodeError:
                continue
    return found


CUTS = (
    Cut("NotoSansCJK-Regular.ttc", "Baohuang Sans", "Regular", 400),
    Cut("NotoSansCJK-Bold.ttc", "Baohuang Sans", "Bold", 700),
    Cut("NotoSerifCJK-SemiBold.ttc", "Baohuang Serif", "Bold", 700),
)


def cut(source: Path, plan: Cut) -> TTFont:
    """The renamed subset; raises KeyError where the source lacks one of the symbols."""
    font = TTFont(source, fontNumber=SIMPLIFIED_CHINESE)
    japanese = TTFont(source, fontNumber=JAPANESE).getBestCmap()
    _narrow(font, {ord(dot): glyph for dot in "·•" if (glyph := japanese.get(ord(dot)))})
    _narrow(font, _proportional_quotes(font))
    characters = set(LATIN) | set(SYMBOLS) | set(gb2312(1, 3)) | set(gb2312(16, 87))
    present = font.getBestCmap()
    for character in SYMBOLS:
        if ord(character) not in present:
            raise KeyError(f"{source.name} has no {character}")
    options = subset.Options(
        layout_features=["kern", "ccmp", "mark", "palt"],
        drop_tables=["BASE", "VORG", "vhea", "vmtx"],
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
        notdef_outline=True,
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[ord(character) for character in characters])
    subsetter.subset(font)
    _rename(font, plan)
    _centre_lines(font)
    return font


def _proportional_quotes(font: TTFont) -> dict[int, str]:
    """Curly quotes that are not as wide as a Chinese character: such wide ones tear English words apart."""
    table = font["GSUB"].table
    narrow: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "pwid":
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    narrow.update(getattr(part, "ExtSubTable", part).mapping)
    present = font.getBestCmap()
    return {ord(quote): narrow[present[ord(quote)]] for quote in "‘’“”"}


def _narrow(font: TTFont, glyphs: dict[int, str]) -> None:
    for cmap in font["cmap"].tables:
        for code, glyph in glyphs.items():
            if code in getattr(cmap, "cmap", {}):
                cmap.cmap[code] = glyph


def _rename(font: TTFont, plan: Cut) -> None:
    postscript = f"{plan.family.replace(' ', '')}-{plan.style}"
    names = font["name"]
    copyright_line = names.getDebugName(0)
    version = f"{names.getDebugName(5).split(';')[0]}; subset"
    licence, licence_url = names.getDebugName(13), names.getDebugName(14)
    names.names = []
    for identifier, text in {
        0: f"{copyright_line} Modified by the 保皇 authors: subset, renamed.",
        1: plan.family,
        2: plan.style,
        3: f"{postscript};{version}",
        4: plan.family if plan.style == "Regular" else f"{plan.family} {plan.style}",
        5: version,
        6: postscript,
        13: licence,
        14: licence_url,
    }.items():
        names.setName(text, identifier, 3, 1, 0x409)
    font["OS/2"].usWeightClass = plan.weight
    font["OS/2"].achVendID = "NONE"
    if plan.style == "Bold":
        font["head"].macStyle |= 1
        font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~(1 << 6) | 1 << 5
    outlines = font["CFF "].cff
    outlines.fontNames = [postscript]
    top = outlines.topDictIndex[0]
    top.FullName, top.FamilyName = f"{plan.family} {plan.style}", plan.family
    for part in top.FDArray:
        part.FontName = f"{postscript}-{part.FontName.rpartition('-')[2]}"


def _centre_lines(font: TTFont) -> None:
    """Line metrics round the middle of a Chinese character (0.38 em): text sits centred in its box."""
    ascent, descent = 1000, -240
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ascent, descent, 0
    metrics = font["OS/2"]
    metrics.sTypoAscender, metrics.sTypoDescender, metrics.sTypoLineGap = ascent, descent, 0
    metrics.usWinAscent, metrics.usWinDescent = ascent, -descent
    metrics.version = max(metrics.version, 4)
    metrics.fsSelection |= 1 << 7  # lines follow the typographic metrics


def main(arguments: Iterable[str] | None = None) -> None:
    """Makes every face and says its size."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args(None if arguments is None else list(arguments)).folder
    for plan in CUTS:
        font = cut(folder / plan.source, plan)
        target = ROOT / "assets" / "fonts" / f"{plan.family.replace(' ', '')}-{plan.style}.otf"
        font["head"].modified = font["head"].created
        font.recalcTimestamp = False
        font.save(target)
        print(f"{target.relative_to(ROOT)}  {target.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
