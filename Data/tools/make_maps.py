#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the maps of the picture puzzle into Data/maps, and writes what lies in each piece.

    python3 Data/tools/make_maps.py [FOLDER of the R package rnaturalearthdata]

Needs the packages of requirements.txt, and from Debian r-cran-rnaturalearthdata.
"""

import sys
from pathlib import Path

from layout import layout
from make_data import ROOT, write
from outlines import LAND, outlines
from sheet import MARGIN, SEA, SIDE, Sheet
from sources import curated

FOLDER = "Data/maps"
# Of the land in a piece; less of a country is not worth a word, unless it has its most there.
SLIVER = 0.01
# So much of a country makes it whole; the rest is an islet, or a point beyond a cut.
WHOLE = 0.95
# A country that continues beyond a side crosses it along so many points.
CROSSING = 3


class Piece:
    def __init__(self, sheet, row, column, count):
        self.side = SIDE // count
        self.left, self.top = MARGIN + column * self.side, MARGIN + row * self.side
        self.image = sheet.image.crop(
            (self.left, self.top, self.left + self.side, self.top + self.side)
        )
        self.points = dict(zip(sheet.labels, self.image.histogram()))
        # How many pieces lie beyond each side.
        last = count - 1
        self.after = {"top": row, "right": last - column, "bottom": last - row, "left": column}
        # Points of countries and of other land.
        self.land = sum(self.points.values()) - self.points[SEA]

    def holds(self, entity):
        return self.points[entity] > SLIVER * self.land


def pieces(sheet, count):
    cut = [Piece(sheet, row, column, count) for row in range(count) for column in range(count)]
    held = holding(sheet, cut)
    whole = {e for e, found in held.items() if len(found) == 1 and ends(sheet, e, cut[min(found)])}
    return [described(sheet, number, piece, held, whole) for number, piece in enumerate(cut)]


def holding(sheet, cut):
    """By country, the numbers of the pieces that are said to hold it."""
    held = {}
    for entity in sheet.labels[2:]:
        points = [piece.points[entity] for piece in cut]
        held[entity] = {n for n, piece in enumerate(cut) if piece.holds(entity)}
        if sheet.home[entity] and any(points):
            held[entity].add(points.index(max(points)))
    return held


def ends(sheet, entity, piece):
    """Whether a country lies in a piece, and at most some islets elsewhere."""
    everywhere = sheet.image.histogram()[sheet.labels.index(entity)]
    return sheet.home[entity] and piece.points[entity] >= WHOLE * everywhere


def described(sheet, number, piece, held, whole):
    countries = [entity for entity, found in held.items() if number in found]
    countries.sort(key=lambda entity: (-piece.points[entity], entity))
    if not piece.land:
        raise SystemExit(f"piece {number + 1} is nothing but sea")
    return {
        "sea": round(10 * piece.points[SEA] / piece.side**2),
        "other_land": piece.holds(LAND),
        "countries": countries,
        "whole": [entity for entity in countries if entity in whole],
        "sides": {
            side: beyond(sheet, piece, side, whole) for side in ("top", "right", "bottom", "left")
        },
    }


def beyond(sheet, piece, side, whole):
    """The countries on both sides of a cut, the longest first, or what else is there."""
    if not piece.after[side]:
        return ["edge"]
    last = piece.side - 1
    across, down = {"top": (0, -1), "right": (1, 0), "bottom": (0, 1), "left": (-1, 0)}[side]
    label, crossing = sheet.image.load(), {}
    for step in range(piece.side):
        x = piece.left + (step if not across else last if across > 0 else 0)
        y = piece.top + (step if not down else last if down > 0 else 0)
        here, there = label[x, y], label[x + across, y + down]
        name = sheet.labels[here] if here == there else LAND
        crossing[name] = crossing.get(name, 0) + 1
    countries = [
        e for e, points in crossing.items()
        if e not in (SEA, LAND) and e not in whole and points >= CROSSING
    ]
    if countries:
        return sorted(countries, key=lambda e: (-crossing[e], e))
    return [LAND if crossing.get(LAND, 0) > crossing.get(SEA, 0) else SEA]


def main():
    land = outlines(*map(Path, sys.argv[1:]))
    frames = curated("maps")["frames"]
    for old in (ROOT / FOLDER).glob("*"):
        if old.name.split(".")[0] not in frames:
            old.unlink()
    for name, frame in frames.items():
        sheet = Sheet(frame, land)
        value = {
            "id": name,
            "projection": "equirectangular",
            **frame,
            "labels": sheet.shown,
            "pieces": {str(count): pieces(sheet, count) for count in (3, 4)},
        }
        write(ROOT / FOLDER / f"{name}.json", layout(value) + "\n")
        sheet.picture().save(ROOT / FOLDER / f"{name}.png", optimize=True)
        sheet.raster().save(ROOT / FOLDER / f"{name}.labels.png", optimize=True)
    print(f"{len(frames)} maps")


if __name__ == "__main__":
    main()
