# SPDX-License-Identifier: GPL-3.0-or-later
"""Data/REVIEW.md: what the sources disagree on, and how each was settled."""

import math

from babel import Locale
from babel.core import get_global
from babel.languages import get_official_languages

import borders
import outlines
import thirds
import witnesses
from audit import Audit
from figures import THIRD, apart
from sources import CONTINENTS, curated
from witnesses import KINDS, chain

INTRODUCTION = """<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
# What the sources disagree on

Every fact on which two sources differ, what each says, and what the catalogue holds. Written by
`tools/make_data.py`; the reasons stand in `tools/curated/review.toml`.
"""

# By how much two figures may differ before they are listed.
AREA, PEOPLE, HEIGHT = 0.05, 0.07, 0.02
# So many degrees beyond its countries a place may lie: a coast at 1:50 million is rough.
BESIDE = 0.6
CLDR_CONTINENTS = {
    "002": "africa", "142": "asia", "150": "europe", "009": "oceania", "005": "south-america",
    "021": "north-america", "013": "north-america", "029": "north-america",
}


class Review:
    def __init__(self, catalogue, packages):
        self.catalogue, self.packages = catalogue, packages
        self.facts = catalogue.facts
        self.english = catalogue.words["en"].texts
        self.reasons = curated("review")
        self.said = set()
        self.info = witnesses.country_info(packages.countries)
        self.audit = Audit(catalogue)
        # What differs without a reason, which fails a test.
        self.unsettled = []

    def entry(self, section, key, text):
        """A line, with its reason if it has one."""
        self.said.add((section, key))
        reason = self.reasons[section].get(key)
        return f"- {text} {reason}\n" if reason else f"- {text}\n"

    def name(self, code):
        return self.english[f"country-{code.lower()}"]

    def borders(self):
        """Pairs that not all three sources hold."""
        for pair, votes in sorted(borders.votes(self.packages).items(), key=lambda p: sorted(p[0])):
            if 0 < len(votes) < 3:
                one, two = sorted(pair)
                held = f"country-{two.lower()}" in self.facts[f"country-{one.lower()}"].get("neighbours", [])
                yield self.entry(
                    "borders", f"{one}-{two}",
                    f"{self.name(one)} and {self.name(two)}: {' and '.join(votes)} "
                    f"{'say' if len(votes) > 1 else 'says'} that they touch. "
                    f"{'A border.' if held else 'No border.'}")

    def capitals(self):
        for code, country in self.packages.countries.items():
            fact = self.facts[f"country-{code.lower()}"]
            seats = fact.get("capitals") or [fact.get("capital")]
            mine = " and ".join(self.english.get(seat, "none") for seat in seats)
            told = {"GeoNames": country["capital"], "countryinfo": self.info[code].get("capital")}
            alike = {witnesses.plain(str(t)).replace("st.", "saint") for t in [*told.values(), mine]}
            if len(alike) > 1:
                yield self.entry("capitals", code, f"{self.name(code)}: {both(told)}. Here: {mine}.")

    def continents(self):
        containment = witnesses.containment()
        for code, country in self.packages.countries.items():
            fact = self.facts[f"country-{code.lower()}"]
            home = fact["continent"].removeprefix("continent-")
            cldr = {CLDR_CONTINENTS[c] for c in chain(containment, code) if c in CLDR_CONTINENTS}
            told = {"GeoNames": CONTINENTS[country["continentcode"]], "CLDR": " and ".join(sorted(cldr))}
            if set(told.values()) != {home}:
                also = ", ".join(c.removeprefix("continent-") for c in fact["continents"][1:])
                yield self.entry(
                    "continents", code, f"{self.name(code)}: {both(told)}. Here: {home}"
                    + (f", and true of {also}." if also else "."))

    def areas(self):
        for code, country in self.packages.countries.items():
            mine = self.facts[f"country-{code.lower()}"].get("area_km2")
            told = {"GeoNames": round(country["areakm2"]), "countryinfo": self.info[code].get("area")}
            known = {s: round(v) for s, v in told.items() if v}
            if len(known) < 2 or apart(*known.values()) > AREA or mine != known["GeoNames"]:
                yield self.entry("areas", code, f"{self.name(code)}: {both(known)}. Here: {mine or 'none'}.")

    def populations(self):
        for code, country in self.packages.countries.items():
            mine = self.facts[f"country-{code.lower()}"].get("population")
            if not mine or apart(mine, country["population"]) > PEOPLE:
                yield self.entry(
                    "populations", code,
                    f"{self.name(code)}: GeoNames {country['population']}. Here: {mine or 'none'}.",
                )

    def currencies(self):
        current = get_global("territory_currencies")
        for code, country in self.packages.countries.items():
            mine = self.facts[f"country-{code.lower()}"]["currency"].removeprefix("currency-").upper()
            cldr = [c for c, _, end, tender in current.get(code, []) if end is None and tender]
            told = {
                "GeoNames": country["currencycode"], "CLDR": " and ".join(cldr),
                "countryinfo": " and ".join(self.info[code].get("currencies", [])),
            }
            if any(mine != t for t in told.values()):
                yield self.entry("currencies", code, f"{self.name(code)}: {both(told)}. Here: {mine}.")

    def languages(self):
        for code in self.packages.countries:
            mine = [tongue.removeprefix("language-") for tongue in
                    self.facts[f"country-{code.lower()}"]["languages"]]
            cldr = get_official_languages(code, de_facto=True, regional=False)
            told = {"CLDR": sorted(cldr), "countryinfo": sorted(self.info[code].get("languages", []))}
            if any(set(mine) != set(t) for t in told.values()):
                told = {source: " ".join(t) or "none" for source, t in told.items()}
                yield self.entry("languages", code, f"{self.name(code)}: {both(told)}. Here: {' '.join(mine)}.")

    def memberships(self):
        containment = witnesses.containment()
        groups = {"EU": ("flags", "eu"), "EZ": ("currency", "currency-eur"), "UN": ("kind", "country")}
        for group, (key, value) in groups.items():
            for code in sorted({*self.packages.countries, *containment}):
                fact = self.facts.get(f"country-{code.lower()}", {})
                held = value in fact.get(key, []) if key == "flags" else fact.get(key) == value
                theirs = group in chain(containment, code)
                if len(code) == 2 and code.isalpha() and held != theirs and code not in groups:
                    name = Locale("en").territories.get(code, code)
                    yield self.entry(
                        "memberships", f"{group}-{code}",
                        f"{name} in {Locale('en').territories.get(group, group)}: "
                        f"CLDR says {'yes' if theirs else 'no'}. Here: {'yes' if held else 'no'}.")

    def lines(self):
        """Countries that a line crosses on the map of Natural Earth."""
        rings = outlines.outlines()
        for flag, axis, degrees in (("equator", 1, 0), ("capricorn", 1, -23.44), ("meridian", 0, 0)):
            for code in self.packages.countries:
                entity = f"country-{code.lower()}"
                crossed = any(
                    min(p[axis] for p in ring.points) < degrees < max(p[axis] for p in ring.points)
                    for ring in rings[entity])
                held = flag in self.facts[entity].get("flags", [])
                if crossed != held:
                    yield self.entry(
                        "lines", f"{flag}-{code}",
                        f"{self.name(code)}, {flag}: Natural Earth says {'yes' if crossed else 'no'}. "
                        f"Here: {'yes' if held else 'no'}.")

    def coasts(self):
        inland = witnesses.inland()
        for code in self.packages.countries:
            held = "landlocked" in self.facts[f"country-{code.lower()}"].get("flags", [])
            if held != (code in inland):
                yield self.entry(
                    "coasts", code, f"{self.name(code)}: Natural Earth says "
                    f"{'no coast' if code in inland else 'a coast'}. Here: {'no coast' if held else 'a coast'}.")

    def divisions(self):
        codes, unknown = witnesses.divisions(), {}
        for entity, fact in self.facts.items():
            code = entity.removeprefix("state-")
            if fact["kind"] == "state" and code not in codes:
                unknown.setdefault(code.split("-")[0].upper(), []).append(code.upper())
        for country, found in unknown.items():
            key = country if len(found) > 1 else found[0]
            yield self.entry("divisions", key, f"iso-codes has no {', '.join(found)}.")

    def points(self):
        """Places that Natural Earth's map does not show in any of their countries."""
        rings = outlines.outlines()
        for entity, fact in self.facts.items():
            homes = fact.get("countries") or [fact.get("country") or entity]
            if "latitude" not in fact or not set(homes) <= set(rings):
                continue
            at = (fact["longitude"], fact["latitude"])
            nearest = min(distance(at, ring) for home in homes for ring in rings[home])
            if nearest > BESIDE and fact["kind"] not in ("sea", "bay", "strait"):
                yield self.entry(
                    "points", entity,
                    f"{self.english[entity]}: {nearest:.1f} degrees from the nearest of its countries.")

    def nature(self):
        wordnet, countries, absent = witnesses.WordNet(), self.country_names(), []
        for entity, fact in self.facts.items():
            if fact["kind"] not in KINDS:
                continue
            name = self.english[entity]
            found = wordnet.find(name, KINDS[fact["kind"]])
            if not found:
                absent.append(name)
                continue
            named = {countries[p] for p in wordnet.places(found) if p in countries}
            if beyond := named - set(fact.get("countries", named)):
                others = " and ".join(sorted(self.english[c] for c in beyond))
                yield self.entry("nature", entity, f"{name}: WordNet has it in {others} too.")
            height = wordnet.height(found)
            if height and "height_m" in fact and apart(height, fact["height_m"]) > HEIGHT:
                yield self.entry(
                    "nature", entity,
                    f"{name}: WordNet: {height} metres. Here: {fact['height_m']} metres.")
        yield self.entry("nature", "absent", f"WordNet does not know: {', '.join(absent)}.")

    def figures(self):
        """Figures that a third source tells otherwise, or that are not told because one does."""
        told, lacking = thirds.unreached(self.facts, self.english)
        yield f"- Of the {len(told)} figures of nature, no third source tells {len(lacking)}.\n"
        for entity, figure in lacking:
            if entity not in self.reasons["figures"]:
                self.unsettled.append(f"{entity}: {figure} has no third source")
            yield self.entry(
                "figures", entity, f"{self.english[entity]}, {figure}: {self.facts[entity][figure]}, no third source.")
        for entity, figure, source, theirs in thirds.figures(self.facts, self.english):
            mine = self.facts[entity].get(figure)
            if not mine or apart(mine, theirs) > THIRD:
                if entity not in self.reasons["figures"]:
                    self.unsettled.append(f"{entity}: {figure} {mine}, {source}: {theirs}")
                yield self.entry(
                    "figures", entity,
                    f"{self.english[entity]}, {figure}: {source}: {theirs}. Here: {mine or 'none'}.")

    def groups(self):
        yield from self.audit.lines()
        self.unsettled += self.audit.unsettled

    def undealt(self):
        """Places with a remark that no group deals, by the reason."""
        dealt = {card["entity"] for group in self.audit.groups.values() for card in group["partner_cards"]}
        left = {e for e, fact in self.facts.items() if "remark_source" in fact} - dealt
        for identities in self.reasons["undealt"]:
            if found := left & set(identities.split()):
                left -= found
                yield self.entry("undealt", identities, f"{self.told(found)}:")
        self.unsettled += [f"{entity}: dealt in no group" for entity in sorted(left)]

    def remarks(self):
        """The remarks of a sample, by what each was read beside; what did not hold has a reason."""
        checked, put_right = curated("remarks")["checked"], set(self.reasons["remarks"])
        sample = [entity for entities in checked.values() for entity in entities.split()]
        doubtful = sorted(put_right & set(sample))
        yield f"- Of {len(sample)}, {len(sample) - len(doubtful)} held.\n"
        for entity in doubtful:
            yield self.entry("remarks", entity, f"{self.english[entity]}.")
        for page, entities in checked.items():
            if held := set(entities.split()) - put_right:
                yield f"- {page}: {self.told(held)}.\n"

    def told(self, entities):
        return ", ".join(sorted(self.english[entity] for entity in entities))

    def country_names(self):
        """Countries by the names that WordNet gives them."""
        found = {self.english[e]: e for e, f in self.facts.items() if f["kind"] == "country"}
        return found | {"Soviet Union": "country-ru", "Burma": "country-mm", "Zaire": "country-cd"}

    def text(self):
        parts = [INTRODUCTION]
        for section, title in SECTIONS.items():
            lines = "".join(getattr(self, section)()) or "None.\n"
            parts.append(f"\n## {title}\n\n{self.reasons[section]['rule']}\n\n{lines}")
        settled = {(s, k) for s, table in self.reasons.items() for k in table if k != "rule"}
        if idle := settled - self.said:
            raise SystemExit(f"review.toml: nobody disagrees on {sorted(idle)}")
        return "".join(parts)


SECTIONS = {
    "borders": "Borders",
    "capitals": "Capitals",
    "continents": "Continents",
    "areas": "Areas",
    "populations": "Populations",
    "currencies": "Currencies",
    "languages": "Official languages",
    "memberships": "Memberships",
    "lines": "Lines on the globe",
    "coasts": "Coasts",
    "divisions": "Divisions",
    "points": "Where places lie",
    "nature": "Nature",
    "figures": "Figures against a third source",
    "groups": "Groups, each against an outside list",
    "undealt": "Places that no group deals",
    "remarks": "Remarks, a sample read anew",
}


def both(told):
    return "; ".join(f"{source}: {text}" for source, text in told.items())


def distance(at, ring):
    """Degrees from a point to the area within a ring, a degree of longitude as wide as it is there."""
    x, y = at
    wide = math.cos(math.radians(y))
    inside, nearest = False, math.inf
    points = ring.points
    for (a, b), (c, d) in zip(points, [*points[1:], points[0]]):
        if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
            inside = not inside
        nearest = min(nearest, math.hypot((a - x) * wide, b - y))
    return 0 if inside else nearest
