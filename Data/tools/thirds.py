# SPDX-License-Identifier: GPL-3.0-or-later
"""A third source of every figure that one has: the Factbook, WordNet for heights, and what was read by hand.

`curated/figures/thirds.csv` has the latter, of cities the CSC database and SimpleMaps.
"""

import re

import factbook
from figures import rows
from sources import curated
from witnesses import KINDS, WordNet, plain


def figures(facts, english):
    """Entity, key of the figure, source and what the source says."""
    called, words = curated("audit")["called"], WordNet()
    listed = {
        ("river", "length_km"): factbook.rivers(), ("lake", "area_km2"): factbook.lakes(),
        **{(kind, "area_km2"): factbook.areas() for kind in ("sea", "ocean", "desert", "island")},
        **{(kind, "height_m"): factbook.heights() for kind in ("mountain", "range")},
    }
    listed = {key: {bare(name, key[0]): figure for name, figure in table.items()} for key, table in listed.items()}
    for entity, fact in facts.items():
        kind, name = fact["kind"], english[entity]
        if kind == "country":
            code = entity.removeprefix("country-").upper()
            for figure, look in (("area_km2", factbook.area), ("population", factbook.population)):
                if figure in fact and (theirs := look(code)):
                    yield entity, figure, "the Factbook", round(theirs)
        for figure in ("length_km", "area_km2", "height_m"):
            if figure in fact and (theirs := listed.get((kind, figure), {}).get(bare(called.get(entity, name), kind))):
                yield entity, figure, "the Factbook", theirs
        if "height_m" in fact and (entry := words.find(name, KINDS[kind])) and (theirs := words.height(entry)):
            yield entity, "height_m", "WordNet", theirs
    for row in rows("thirds"):
        yield row["entity"], row["figure"], row["source"], int(row["value"])


def bare(name, kind):
    """A name without the word for what it is; the Arabian Sea keeps it, there is a desert too."""
    return plain(name) if kind == "sea" else re.sub(r"\b(lake|mount|mt\.|river|desert)\b", "", plain(name)).strip()
