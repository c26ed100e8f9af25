#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the outlines of the world into Data/outlines/world.json, for the map of progress.

    python3 Data/tools/make_world.py [FOLDER of the R package rnaturalearthdata]

Needs the packages of requirements.txt, and from Debian r-cran-rnaturalearthdata.
"""

import json
import math
import sys
from pathlib import Path

from make_data import ROOT
from outlines import LAND, outlines

FILE = "Data/outlines/world.json"
# Degrees that a line may be off; a whole map is a thousand points wide.
TOLERANCE = 0.2
# Of the globe's surface, in the measure of Ring.area: islands that would be no more than a point.
LEAST_AREA = 0.003
# The map ends north of Antarctica.
SOUTH = -58
# Coordinates are whole tenths of a degree.
SCALE = 10


def simplified(points):
    """The points without those that hardly move the line (Douglas and Peucker, 1973)."""
    kept, open_parts = {0, len(points) - 1}, [(0, len(points) - 1)]
    while open_parts:
        first, last = open_parts.pop()
        farthest, distance = None, TOLERANCE
        for index in range(first + 1, last):
            off = offset(points[index], points[first], points[last])
            if off > distance:
                farthest, distance = index, off
        if farthest:
            kept.add(farthest)
            open_parts += [(first, farthest), (farthest, last)]
    return [points[index] for index in sorted(kept)]


def offset(point, start, end):
    """How far a point lies from a stretch of line."""
    (x, y), (a, b), (c, d) = point, start, end
    length = (c - a) ** 2 + (d - b) ** 2
    along = length and max(0, min(1, ((x - a) * (c - a) + (y - b) * (d - b)) / length))
    return math.hypot(x - a - along * (c - a), y - b - along * (d - b))


def flat(ring):
    """A closed ring as numbers in a row, the last point left out as it is the first."""
    half = len(ring.points) // 2
    points = simplified(ring.points[: half + 1])[:-1] + simplified(ring.points[half:])[:-1]
    return [round(value * SCALE) for point in points for value in point]


def rings(found):
    """The rings worth drawing, the largest first; of a tiny country its largest, as it is."""
    ordered = sorted(found, key=lambda ring: -ring.area)
    drawn = [ring for ring in ordered if ring.area >= LEAST_AREA]
    lines = [line for ring in drawn if len(line := flat(ring)) >= 6]
    if lines:
        return lines
    x, y = ordered[0].middle
    return [[round(x * SCALE), round(y * SCALE)]]


def main():
    found = outlines(*map(Path, sys.argv[1:2]))
    land = [ring for ring in found.pop(LAND) if ring.north > SOUTH]
    land = [ring for ring in rings(land) if len(ring) >= 6]
    world = {
        "scale": SCALE,
        "land": land,
        "countries": {entity: rings(found[entity]) for entity in sorted(found)},
    }
    path = ROOT / FILE
    path.parent.mkdir(exist_ok=True)
    lines = json.dumps(world, separators=(",", ":")).replace('"country-', '\n"country-')
    path.write_text(lines + "\n", "utf-8")


if __name__ == "__main__":
    main()
