#!/usr/bin/env python3
"""Writes the advance widths of a font as a Swift table, in thousandths of its size.

Needs fontTools. Usage: FontAdvances.py FONT NAME > Sources/Graphics/Text/Metrics/NAME.swift
"""
import sys

from fontTools.ttLib import TTFont

RANGES = [(0x20, 0x52F), (0x1E00, 0x1EFF), (0x2010, 0x2044), (0x20A0, 0x20BF), (0x2116, 0x2122)]
COLUMNS = 17


def main():
    font = TTFont(sys.argv[1])
    glyphs, metrics = font.getBestCmap(), font["hmtx"]
    unit = font["head"].unitsPerEm
    version = font["name"].getDebugName(5).split(";")[0]
    print(f"/// The advance widths of {font['name'].getDebugName(4)}, {version}, in thousandths of its size.")
    print("///")
    print("/// The font is free under the SIL Open Font License 1.1; `Scripts/FontAdvances.py` has read it. 0")
    print("/// stands for a character that the font lacks.")
    print("enum %s {" % sys.argv[2])
    print("  static let ranges: [AdvanceRange] = [")
    for first, last in RANGES:
        print(f"    AdvanceRange(\n      from: 0x{first:X},\n      [")
        widths = [
            round(metrics[glyphs[code]][0] * 1000 / unit) if code in glyphs else 0
            for code in range(first, last + 1)
        ]
        for start in range(0, len(widths), COLUMNS):
            print("        " + ", ".join(map(str, widths[start:start + COLUMNS])) + ",")
        print("      ]),")
    print("  ]\n}")


main()
