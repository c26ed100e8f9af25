# SPDX-License-Identifier: GPL-3.0-or-later
"""Sources that are asked whether the catalogue is right; little or nothing is copied from them."""

import functools
import json
import re
import unicodedata
import xml.etree.ElementTree
from pathlib import Path

from countryinfo import CountryInfo

import outlines
from sources import CLDR

WORDNET = Path("/usr/share/wordnet/data.noun")
ISO_CODES = Path("/usr/share/iso-codes/json/iso_3166-2.json")
# What WordNet calls the kinds of the catalogue.
KINDS = {
    "river": {"river", "stream"}, "sea": {"sea", "body of water"}, "ocean": {"ocean"},
    "lake": {"lake"}, "range": {"range", "mountain range", "chain"},
    "mountain": {"mountain", "mount", "mountain peak", "volcano"},
    "desert": {"desert"}, "island": {"island", "land", "dry land"},
    "bay": {"bay", "gulf", "body of water"}, "strait": {"strait", "sound", "channel"},
    "peninsula": {"peninsula"}, "waterfall": {"waterfall", "falls"},
}
# Points that two countries have to share before the map says that they touch.
TOUCHING = 2
# Of the points of an outline; fewer that touch no other land are faults of the drawing.
COAST = 0.003


def country_info(codes):
    """What countryinfo says of each country."""
    return {code: CountryInfo(code).info() for code in codes}


@functools.cache
def owners():
    """By point of Natural Earth's outlines the codes of all whose outline it is on, disputed land too."""
    table, found = outlines.value(outlines.INSTALLED, "countries50"), {}
    for row, (code, shapes) in enumerate(zip(table.data["iso_a2"], table.polygons)):
        # Land without a code is told by its row.
        code = str(code) if str(code).isalpha() and len(str(code)) == 2 else str(row)
        for shape in shapes.Polygons:
            for x, y in shape.coords:
                found.setdefault((round(float(x), 3), round(float(y), 3)), set()).add(code)
    return found


def shores(codes):
    """Natural Earth's borders: pairs of countries whose outlines share points."""
    shared = {}
    for found in owners().values():
        for one in found & codes:
            for two in found & codes:
                if one < two:
                    shared[one, two] = shared.get((one, two), 0) + 1
    return {frozenset(pair) for pair, count in shared.items() if count >= TOUCHING}


def inland():
    """The codes whose whole outline lies against other land, but for so few points as make no coast."""
    alone, all_points = {}, {}
    for found in owners().values():
        for code in found:
            all_points[code] = all_points.get(code, 0) + 1
            alone[code] = alone.get(code, 0) + (len(found) == 1)
    return {code for code, count in all_points.items() if alone[code] <= COAST * count}


def containment():
    """What CLDR puts a territory directly into: continents, regions, alliances."""
    found = {}
    tree = xml.etree.ElementTree.parse(CLDR / "supplemental/supplementalData.xml")
    for group in tree.iterfind("territoryContainment/group"):
        if group.get("status") not in ("deprecated", "grouping"):
            for code in group.get("contains").split():
                found.setdefault(code, set()).add(group.get("type"))
    return found


def chain(containment, code):
    """What contains a territory, by CLDR, and what contains that."""
    found = set()
    for group in containment.get(code, ()):
        found |= {group} | chain(containment, group)
    return found


def divisions():
    """The English names of iso-codes by code, in small letters."""
    table = json.loads(ISO_CODES.read_text("utf-8"))["3166-2"]
    return {row["code"].lower(): row["name"] for row in table}


def plain(text):
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c)).replace("'", "")


class WordNet:
    """Places that WordNet knows, with what each is, where it lies, and what is said of it."""

    def __init__(self, path=WORDNET):
        self.entries, self.named = {}, {}
        for line in path.read_text("latin-1").splitlines():
            if line.startswith(" "):
                continue
            head, _, gloss = line.partition(" | ")
            fields = head.split(" ")
            count = int(fields[3], 16)
            words = [fields[4 + 2 * i].replace("_", " ") for i in range(count)]
            start = 5 + 2 * count
            links = [
                (fields[start + 4 * i], fields[start + 1 + 4 * i])
                for i in range(int(fields[start - 1]))
            ]
            self.entries[fields[0]] = (words, links, gloss.strip())
            for word in words:
                self.named.setdefault(plain(word), []).append(fields[0])

    def kinds(self, entry):
        """Everything an entry is, up to the most general."""
        found = set()
        for link, target in self.entries[entry][1]:
            if link in ("@", "@i"):
                found |= set(self.entries[target][0]) | self.kinds(target)
        return found

    def find(self, name, kinds):
        """The entry of a place that is of one of the kinds, or None."""
        bare = plain(re.sub(r"^(Mount|Lake|Gulf of|Bay of|Strait of) | \w+$", "", name))
        bare = plain(re.sub(r"^(Mount|Lake|Sea of) ", "", name))
        short = re.sub(r" (sea|river|desert|mountains|peninsula|falls|lake|ocean)$", "", bare)
        tries = [plain(name), bare, short]
        for word in ("mount", "lake"):
            tries.append(f"{word} {short}")
        for word in ("river", "sea", "desert", "mountains", "peninsula", "falls", "island"):
            tries.append(f"{short} {word}")
        for form in tries:
            for entry in self.named.get(form, []):
                if kinds & self.kinds(entry):
                    return entry
        return None

    def instances(self, kinds):
        """The entries of all places of one of the kinds."""
        return {
            key for key, (_, links, _) in self.entries.items()
            if any(link == "@i" for link, _ in links) and kinds & self.kinds(key)
        }

    def places(self, entry):
        """What an entry is part of."""
        links = self.entries[entry][1]
        return [self.entries[t][0][0] for link, t in links if link == "#p"]

    def height(self, entry):
        """Metres, if the gloss tells feet."""
        told = re.search(r"([\d,]{4,}) f(?:ee|oo)t", self.entries[entry][2])
        return round(int(told[1].replace(",", "")) * 0.3048) if told else None
