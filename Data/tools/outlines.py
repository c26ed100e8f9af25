# SPDX-License-Identifier: GPL-3.0-or-later
"""Outlines of countries: Natural Earth at 1:50 million, from Debian's r-cran-rnaturalearthdata."""

import bz2
import functools
import json
import lzma
import math
import warnings
from pathlib import Path

import rdata

from sources import curated

INSTALLED = Path("/usr/lib/R/site-library/rnaturalearthdata")
COUNTRIES = Path(__file__).resolve().parents[1] / "facts/countries.json"
# What belongs to no member of the United Nations, or is in dispute.
LAND = "land"
# How R packs the values of a package: a letter, then the packed bytes.
UNPACK = {
    b"2": bz2.decompress,
    b"Z": lambda packed: lzma.decompress(
        packed, lzma.FORMAT_RAW, filters=[{"id": lzma.FILTER_LZMA2, "preset": 9}]
    ),
}


class Ring:
    """A closed line around land, its points by longitude and latitude."""

    def __init__(self, points):
        self.points = points
        longitudes, latitudes = zip(*points)
        self.west, self.east = min(longitudes), max(longitudes)
        self.south, self.north = min(latitudes), max(latitudes)
        self.middle = ((self.west + self.east) / 2, (self.south + self.north) / 2)
        # Of the globe's surface, up to a factor.
        flat = [(x, math.sin(math.radians(y))) for x, y in points]
        self.area = abs(sum(a * d - c * b for (a, b), (c, d) in zip(flat, flat[1:]))) / 2

    def turned(self, degrees):
        return Ring([(x + degrees, y) for x, y in self.points])

    def cut(self, latitude, north):
        """What lies to the north or to the south of a latitude, or None."""
        points, sign = [], 1 if north else -1
        for (a, b), (c, d) in zip(self.points, self.points[1:]):
            if sign * (b - latitude) >= 0:
                points.append((a, b))
            if (b - latitude) * (d - latitude) < 0:
                points.append((a + (c - a) * (latitude - b) / (d - b), latitude))
        return Ring([*points, points[0]]) if points else None


@functools.cache
def value(folder, name):
    """One value of the package's data, as R saved it."""
    start, length = map(int, rdata.read_rds(folder / "data/Rdata.rdx")["variables"][name])
    data = (folder / "data/Rdata.rdb").read_bytes()[start : start + length]
    parsed = rdata.parser.parse_data(UNPACK[data[4:5]](data[5:]), extension=".rds")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # R's classes for maps are read as plain values.
        return rdata.conversion.convert(parsed)


@functools.cache
def outlines(folder=INSTALLED):
    """The rings of every member of the United Nations by id, and those of other land."""
    members = set(json.loads(COUNTRIES.read_text("utf-8"))["entities"])
    table, found = value(folder, "countries50"), {}
    for code, shapes in zip(table.data["iso_a2"], table.polygons):
        entity = f"country-{str(code).lower()}"
        # A hole is another country's land, which is drawn over it.
        found.setdefault(entity if entity in members else LAND, []).extend(
            Ring([(float(x), float(y)) for x, y in shape.coords])
            for shape in shapes.Polygons
            if not shape.hole[0]
        )
    hand = curated("maps")
    for entity, latitude in hand["claims"].items():
        rings = found[entity]
        found[entity] = [cut for ring in rings if (cut := ring.cut(latitude, north=True))]
        found[LAND] += [cut for ring in rings if (cut := ring.cut(latitude, north=False))]
    for entity, islands in hand["islands"].items():
        found.setdefault(entity, []).extend(Ring([tuple(island)]) for island in islands)
    if missing := members - set(found):
        raise SystemExit(f"maps.toml: no outline of {sorted(missing)}")
    return found
