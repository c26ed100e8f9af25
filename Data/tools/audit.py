# SPDX-License-Identifier: GPL-3.0-or-later
"""Every group held against an outside list: what the list has that we leave out, and the other way round.

What differs has its reason in `curated/audit.toml`; what has none is told by `unsettled` and fails a test.
"""

import functools
import json

from babel import Locale
from babel.core import get_global
from babel.languages import get_official_languages

import factbook
import witnesses
from groups import holds
from sources import curated
from witnesses import KINDS, chain

# So many names are told of those that are left out.
NAMED = 8
# GeoNames' cities of so many people are on the list of a country's cities.
LARGE = 500_000
# So many are the first of a rank.
TEN = 10
# The ranks that begin with the highest figure.
MOST = ("largest", "most-populous")
# What WordNet calls much else, too.
WIDE = {"body of water", "land", "dry land", "stream"}


class Audit:
    def __init__(self, catalogue):
        self.facts, self.groups = catalogue.facts, catalogue.groups
        self.packages, self.english = catalogue.packages, catalogue.words["en"].texts
        self.gazetteer = catalogue.gazetteer
        self.named = {self.english[e]: e for e, f in self.facts.items() if f["kind"] == "country"}
        self.table = curated("audit")
        self.codes = {f"country-{code.lower()}": code for code in self.packages.countries}
        self.unsettled, self.used = [], set()

    def lines(self):
        for identity, group in self.groups.items():
            title, listed, is_selection = self.outside(identity, group)
            if listed is None:
                self.unsettled.append(f"{identity}: no outside list")
                continue
            truth = set(group["truth"])
            lacks, more = listed - truth, self.alike(truth - listed, listed)
            if not listed & truth and title != "WordNet":
                self.unsettled.append(f"{identity}: nothing in common with {title}")
            yield (f"- {group['group_name']}: {title}. "
                   f"Left out: {self.told(identity, 'lacks', lacks, is_selection and group)} "
                   f"More: {self.told(identity, 'more', more, is_selection and group)}\n")
        if idle := {*self.reasons()} - self.used:
            self.unsettled.append(f"audit.toml: nothing differs in {sorted(idle)}")

    def reasons(self):
        for identity, table in self.table["groups"].items():
            for side in ("lacks", "more"):
                yield from ((identity, side, codes) for codes in table.get(side, {}))

    def alike(self, more, listed):
        """Without what is the same place as one on the list: Singapore, the city and the country."""
        return {e for e in more if self.facts[e].get("same_place") not in listed}

    def told(self, identity, side, entities, selection=None):
        """What differs with its reasons; of a selection the one of its kind."""
        kind = selection and selection["metadata"]["kind"]
        parts, left = [], set(entities)
        for codes, reason in self.table["groups"].get(identity, {}).get(side, {}).items():
            found = {self.entity(code) for code in codes.split()}
            if found & left:
                self.used.add((identity, side, codes))
                parts.append(f"{self.names(found & left)} ({reason})")
                left -= found
        if left and kind in self.table[side]:
            parts.append(f"{self.names(left)} ({self.table[side][kind]})")
        elif left:
            parts.append(self.names(left))
            self.unsettled.append(f"{identity}: {side} without a reason: {sorted(map(str, left))}")
        return "; ".join(parts) + "." if parts else "nothing."

    def entity(self, code):
        code = code.replace("&nbsp;", " ")
        return f"country-{code.lower()}" if len(code) == 2 and code.isupper() else code

    def names(self, entities):
        found = sorted(self.english.get(e, str(e).removeprefix("name:")) for e in entities)
        rest = f" and {len(found) - NAMED} more" if len(found) > NAMED else ""
        return ", ".join(found[:NAMED]) + rest

    def countries(self, codes):
        return {f"country-{c.lower()}" for c in codes} & set(self.codes)

    def outside(self, identity, group):
        """The list's name, its entities, and whether the catalogue holds a selection of them."""
        where, by_hand = group["where"], self.table["lists"].get(identity)
        if by_hand:
            members = {self.entity(code) for code in by_hand["members"].split()}
            return by_hand["source"], members, by_hand.get("selection", False)
        for key, look in LOOKS:
            if key in where and (found := look(self, where, where[key])):
                return found
        return None, None, False

    # Lists by what a group asks for.

    def neighbours(self, where, home):
        code = self.codes[home]
        return "the Factbook's borders", self.countries(factbook.neighbours(code)), False

    def languages(self, where, tongue):
        tag = tongue.removeprefix("language-")
        speak = {c for c in self.packages.countries
                 if tag in get_official_languages(c, de_facto=True, regional=False)}
        if (continent := where.get("continents")) and continent:
            speak &= {self.codes[e] for e in self.contained(continent)}
        return "CLDR's official languages", self.countries(speak), False

    def currency(self, where, currencies):
        if currencies == "currency-eur":
            return "CLDR's legal tender", self.tender(lambda code, name: code == "EUR"), False
        word = self.english[currencies[0]].split()[-1].lower()
        return (f"CLDR's legal tender called {word}",
                self.tender(lambda code, name: name.lower().endswith(word)), False)

    def tender(self, fits):
        names, current = Locale("en").currencies, get_global("territory_currencies")
        return self.countries({
            code for code in self.packages.countries for money, _, end, tender in current.get(code, [])
            if end is None and tender and fits(money, names.get(money, ""))})

    def flags(self, where, flag):
        if not isinstance(flag, str):
            return None
        if organisation := self.table["organisations"].get(flag):
            members = self.countries(factbook.members(organisation))
            return f"the Factbook's members of {organisation}", members, False
        if flag == "landlocked":
            return "the Factbook's countries without a coast", self.countries(factbook.landlocked()), False
        if flag == "monarchy":
            kings = self.countries(factbook.monarchies()) & self.contained(where["continents"])
            return "the Factbook's governments", kings, False
        if flag == "sahara":
            return "the Factbook's deserts", self.countries(factbook.desert("Sahara")), False
        return None

    def waters(self, where, waters):
        first = waters if isinstance(waters, str) else waters[0]
        name = self.english[first]
        if where["kind"] != "country":
            return None
        if first.startswith("river-"):
            return "the Factbook's longest rivers", self.countries(factbook.sharing(name)), False
        return f"the Factbook's countries on the {name}", self.countries(factbook.bordering(name)), False

    def regions(self, where, regions):
        m49 = self.table["m49"]
        found, numbers = set(), []
        for region in [regions] if isinstance(regions, str) else regions:
            if region not in m49:
                return None
            numbers.append(m49[region])
            found |= self.area(m49[region])
        return f"M49 {' and '.join(numbers)} by CLDR", self.as_asked(where, found), False

    def continents(self, where, continents):
        found = self.contained(continents)
        if where["kind"] in ("country", "city"):
            return "M49 by CLDR", self.as_asked(where, found), False
        return self.wordnet(where, where["kind"])

    def as_asked(self, where, countries):
        """The countries, or their capitals."""
        if where["kind"] == "country":
            return countries
        return {self.facts[c].get("capital") or self.facts[c].get("capitals", [f"name:of {c}"])[0]
                for c in countries}

    def contained(self, continents):
        numbers = self.table["m49"]
        wanted = [continents] if isinstance(continents, str) else continents
        return set().union(*(self.area(n) for c in wanted for n in numbers[c].split()))

    def area(self, number):
        containment = witnesses.containment()
        inside = {code for code in self.packages.countries if number in chain(containment, code)}
        return self.countries(inside)

    def country(self, where, home):
        code = self.codes.get(home)
        if where["kind"] == "state" and not set(where) - {"kind", "country"}:
            return f"iso-codes, ISO 3166-2:{code}", self.divisions(code), True
        if where.get("state_capital"):
            seats = {f.get("capital", f"name:capital of {e}") for e, f in self.facts.items()
                     if f["kind"] == "state" and f["country"] == home}
            return "the capitals of its divisions", seats, False
        if where["kind"] == "city":
            known = {str(city["geonameid"]): e for e, city in self.gazetteer.cities.items()}
            return ("GeoNames' cities of half a million and more",
                    {known.get(str(c["geonameid"]), f"name:{c['name']}")
                     for c in self.packages.cities[code] if c["population"] >= LARGE}
                    | {e for e, f in self.facts.items() if f["kind"] == "city" and f["country"] == home}, True)
        return None

    def divisions(self, code):
        rows = json.loads(witnesses.ISO_CODES.read_text("utf-8"))["3166-2"]
        types = self.table["divisions"].get(code, "").split(", ")
        renamed = self.table["renamed"]
        ids = {}
        for row in rows:
            if row["code"].startswith(f"{code}-") and row["type"] in types:
                number = row["code"].split("-")[1]
                number = renamed.get(code, {}).get(number, number).lower()
                ids[f"state-{code.lower()}-{number}"] = row["name"]
        return {e if e in self.facts else f"name:{name}" for e, name in ids.items()}

    def national(self, where, _):
        if set(where) - {"kind", "national_capital"}:
            return None
        return "GeoNames' capitals", self.as_asked(where, set(self.codes)), False

    def among(self, where, ranks):
        """The first ten of a continent by area, people or latitude; the Factbook's figures, whatever the claims."""
        if not isinstance(ranks, str):
            return None
        if where.get("national_capital") and (found := self.flags(where, ranks)):
            title, countries, is_selection = found
            return title, self.as_asked(where, countries), is_selection
        look = {"largest": factbook.area, "smallest": factbook.area, "most-populous": factbook.population,
                "least-populous": factbook.population}
        for name, figure in look.items():
            if ranks.startswith(f"{name}-"):
                place = f"continent-{ranks.removeprefix(name + '-')}"
                home = self.contained(place) if place in self.table["m49"] else set(self.codes)
                first = sorted(home, key=lambda c: (figure(self.codes[c]), c), reverse=name in MOST)
                return "the Factbook's figures", set(first[:TEN]), False
        if ranks in ("northernmost", "southernmost"):
            known = [c for c in self.codes if factbook.capital_latitude(self.codes[c]) is not None]
            ranked = sorted(known, key=lambda c: (factbook.capital_latitude(self.codes[c]), c),
                            reverse=ranks == "northernmost")
            return "the Factbook's capitals", self.as_asked({"kind": "city"}, set(ranked[:TEN])), False
        return None

    def flag_shows(self, where, sign):
        if pattern := self.table["flags"].get(sign):
            return "the Factbook's descriptions of flags", self.countries(factbook.flags(pattern)), True
        return None

    def clock(self, where, zone):
        if zone in self.table["hours"]:
            wanted = self.table["hours"][zone]
            return "the Factbook's clocks of capitals", self.countries(
                {c for c in self.packages.countries if factbook.hours(c) == wanted}), True
        if zone == "broken-hour":
            return "the Factbook's clocks of capitals", self.countries(
                {c for c in self.packages.countries if (factbook.hours(c) or 0) % 1}), True
        return None

    def kind(self, where, kind):
        return None if kind in ("country", "city", "state") else self.wordnet(where, kind)

    def wordnet(self, where, kinds):
        """What WordNet knows of what we hold, and all else of the kind that it has in the same countries."""
        kinds, net = [kinds] if isinstance(kinds, str) else kinds, wordnet()
        if not set(kinds) <= set(KINDS):
            known = {e for e in self.facts if witnesses.plain(self.english[e]) in net.named}
            return "WordNet", known & {e for e, f in self.facts.items() if f["kind"] in kinds}, True
        calls = {"volcano"} if "volcano" in where else set().union(*(KINDS[kind] for kind in kinds))
        entries = {e: net.find(self.english[e], calls) for e, f in self.facts.items() if f["kind"] in KINDS}
        others = net.instances(calls - WIDE) - set(entries.values())
        around = self.facts.get(where.get("range") or where.get("waters"), {}) | where
        if {"continents", "countries"} & set(around):
            others = {o for o in others if self.lies(around, net.places(o))}
        known = {e for e, entry in entries.items() if entry and holds(where, self.facts[e])}
        return (f"WordNet's {', '.join(kinds)}s", known | {f"name:{net.entries[o][0][0]}" for o in others}, True)

    def lies(self, where, places):
        """Whether one of the places is a country that is asked for, or on a continent that is."""
        wanted = {key: [v] if isinstance(v, str) else v for key, v in where.items()}
        for place in places:
            country = self.named.get(place)
            if country in wanted.get("countries", []):
                return True
            if country and set(self.facts[country]["continents"]) & set(wanted.get("continents", [])):
                return True
        return False


LOOKS = [
    ("neighbours", Audit.neighbours), ("languages", Audit.languages), ("currency", Audit.currency),
    ("flags", Audit.flags), ("waters", Audit.waters), ("regions", Audit.regions),
    ("continents", Audit.continents), ("country", Audit.country), ("national_capital", Audit.national),
    ("among", Audit.among), ("flag_shows", Audit.flag_shows), ("clock", Audit.clock), ("kind", Audit.kind),
]


@functools.cache
def wordnet():
    return witnesses.WordNet()
