# SPDX-License-Identifier: GPL-3.0-or-later
"""A third source of every figure that one has: of countries' populations countries-dictionary, else the Factbook,
WordNet for heights, and what was read by hand.

`curated/figures/thirds.csv` has the latter: of cities the CSC database and SimpleMaps, of nature Mondial, the areas of
Natural Earth's outlines, and pages that were opened.

    python3 Data/tools/thirds.py    says of which figures of nature nobody has one
"""

import re

import factbook
from figures import agreed_on, counted, rows
from sources import curated
from witnesses import KINDS, WordNet, plain

# What is told of a place in nature.
FIGURES = ("length_km", "width_km", "area_km2", "height_m")


def figures(facts, english):
    """Entity, key of the figure, source and what the source says."""
    called, words = curated("audit")["called"], WordNet()
    disputed = curated("countries")["disputed"]["population"].split()
    people, third = agreed_on(), counted()
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
            if "area_km2" in fact and (theirs := factbook.area(code)):
                yield entity, "area_km2", "the Factbook", round(theirs)
            # Also where it is the reason that none is told.
            if code in people and code not in disputed:
                yield entity, "population", "countries-dictionary", third[code]
        for figure in ("length_km", "area_km2", "height_m"):
            if figure in fact and (theirs := listed.get((kind, figure), {}).get(bare(called.get(entity, name), kind))):
                yield entity, figure, "the Factbook", theirs
        if "height_m" in fact and (entry := words.find(name, KINDS[kind])) and (theirs := words.height(entry)):
            yield entity, "height_m", "WordNet", theirs
    for row in rows("thirds"):
        yield row["entity"], row["figure"], row["source"], int(row["value"])


def unreached(facts, english):
    """All figures of what nature has made, and those that no third source tells: entity and key."""
    nature = [f"{kind}-{name}" for kind, table in curated("nature").items() for name in table]
    told = [(e, key) for e in nature for key in FIGURES if key in facts[e]]
    reached = {(entity, figure) for entity, figure, _, _ in figures(facts, english)}
    return told, [pair for pair in told if pair not in reached]


def bare(name, kind):
    """A name without the word for what it is; the Arabian Sea keeps it, there is a desert too."""
    return plain(name) if kind == "sea" else re.sub(r"\b(lake|mount|mt\.|river|desert)\b", "", plain(name)).strip()


if __name__ == "__main__":
    from make_data import Catalogue

    catalogue = Catalogue()
    told, lacking = unreached(catalogue.facts, catalogue.words["en"].texts)
    for entity, key in lacking:
        print(f"{entity}: {key}")
    print(f"{len(lacking)} of {len(told)} figures of nature have no third source")
