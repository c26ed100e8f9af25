# SPDX-License-Identifier: GPL-3.0-or-later
"""What a place is called in a language: by hand first, then as the packages have it."""

import gettext
import re
import xml.etree.ElementTree
from pathlib import Path

from babel import Locale

from language import Language
from sources import CLDR, LANGUAGES, curated, slug

CATALOGUES = Path("/usr/share/locale")
# How the packages call a language, the best first.
BABEL = {"pt-BR": "pt_BR", "zh-Hans": "zh_Hans"}
SUBDIVISIONS = {"pt-BR": "pt", "zh-Hans": "zh"}
GETTEXT = {"pt-BR": ("pt_BR", "pt"), "zh-Hans": ("zh_CN", "zh")}
# GeoNames' Portuguese names are those of Portugal as often as not.
GEONAMES_LAST = ("pt-BR",)
# What no name needs: marks of direction, soft hyphens, spaces without width.
# Also the footnote signs that some of CLDR's names carry, and the strokes that draw Arabic words out.
UNSEEN = re.compile("[\u00b2\u00b3\u0640\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")


class Catalogue:
    """A gettext catalogue of a Debian package in the languages of the game that it has."""

    def __init__(self, domain):
        self.domain, self.read = domain, {}

    def messages(self, tag):
        """By message, or by context and message with a sign between."""
        if tag not in self.read:
            found = {}
            for name in reversed(GETTEXT.get(tag, (tag,))):
                path = CATALOGUES / name / "LC_MESSAGES" / f"{self.domain}.mo"
                if path.is_file():
                    with path.open("rb") as file:
                        found |= gettext.GNUTranslations(file)._catalog
            self.read[tag] = found
        return self.read[tag]


class Gazetteer:
    """Names of entities by id.

    `cities` holds GeoNames' record of every city.
    """

    def __init__(self, facts, cities, languages=LANGUAGES):
        self.facts, self.cities = facts, cities
        self.languages = {tag: Language(tag) for tag in languages}
        self.locales = {tag: Locale.parse(BABEL.get(tag, tag)) for tag in languages}
        self.subdivisions = {tag: subdivisions(SUBDIVISIONS.get(tag, tag)) for tag in languages}
        self.exemplars = {tag: exemplars(self.locales[tag]) for tag in languages}
        self.known = curated("sources")
        self.geonames, self.kgeography = Catalogue("geonames"), Catalogue("kgeography")
        self.iso_codes = Catalogue("iso_3166-2")
        self.contexts = contexts(self.kgeography)
        self.simplify = simplifier()

    def text(self, entity, tag):
        """The name that is written, or None where neither hand nor package has one."""
        by_hand = self.languages[tag].names.get(entity)
        return by_hand or next((text for _, text in self.candidates(entity, tag)), None)

    def candidates(self, entity, tag):
        """What the packages say, the most trusted first: pairs of source and name."""
        kind, _, rest = entity.partition("-")
        found, wrong = [], self.known["wrong"].get(entity) if tag != "en" else None
        for source, text in getattr(self, f"_{kind}", self._nature)(entity, rest, tag):
            if source != wrong and text and (text := self.tidy(text, tag)):
                found.append((source, self.bare(text, tag) if kind == "state" else text))
        return found

    def tidy(self, text, tag):
        text = UNSEEN.sub("", re.sub("[\u2018\u2019\u02bb]", "'", text)).strip()
        return self.simplify(text) if tag == "zh-Hans" else text

    def bare(self, text, tag):
        """A division's name without the word for its kind."""
        for word in self.known["before"].get(tag, []):
            text = text.removeprefix(word)
        for word in self.known["after"].get(tag, []):
            text = text.removesuffix(word)
        return text

    def _country(self, entity, code, tag):
        yield "CLDR", self.locales[tag].territories.get(code.upper())

    _territory = _country

    def _language(self, entity, code, tag):
        yield "CLDR", self.locales[tag].languages.get(code)

    def _currency(self, entity, code, tag):
        yield "CLDR", self.locales[tag].currencies.get(code.upper())

    def _continent(self, entity, name, tag):
        yield "CLDR", self.locales[tag].territories.get(self.known["m49"].get(entity))

    def _region(self, entity, name, tag):
        yield "CLDR", self.locales[tag].territories.get(self.known["m49"].get(entity))
        yield "CLDR", self.subdivisions[tag].get(self.known["subdivision"].get(entity))

    def _city(self, entity, rest, tag):
        city = self.cities[entity]
        english = self.text(entity, "en") if tag != "en" else city["name"]
        maps = [*self.known["world"], *self.contexts.get(rest.rsplit("-", 1)[1], [])]
        geonames = ("GeoNames", self.geonames.messages(tag).get(str(city["geonameid"])))
        kgeography = ("KGeography", self.on_maps(maps, (english, city["name"]), tag))
        if tag == "en":
            yield "GeoNames", city["name"]
            return
        yield "CLDR", self.exemplars[tag].get(city["timezone"], {}).get(slug(english))
        yield from [kgeography, geonames] if tag in GEONAMES_LAST else [geonames, kgeography]

    def _state(self, entity, code, tag):
        country = code.split("-")[0]
        yield "CLDR", self.subdivisions[tag].get(code.replace("-", ""))
        if tag != "en":
            english = self.text(entity, "en")
            yield "iso-codes", self.iso_codes.messages(tag).get(english)
            yield "KGeography", self.on_maps(self.contexts.get(country, []), (english,), tag)

    def _nature(self, entity, name, tag):
        if tag != "en":
            english = self.known["kgeography"].get(entity, self.text(entity, "en"))
            yield "KGeography", self.on_maps(self.known["waters"], (english,), tag)

    def on_maps(self, maps, names, tag):
        """KGeography's name of what stands on one of its maps."""
        messages = self.kgeography.messages(tag)
        for name in names:
            for place in maps:
                if text := messages.get(f"{place}.kgm\x04{name}"):
                    return text.split("|/|")[0]
        return None


def subdivisions(name):
    """CLDR's names of divisions by ISO 3166-2 code without the hyphen."""
    path = CLDR / f"subdivisions/{name}.xml"
    if not path.is_file():
        return {}
    tree = xml.etree.ElementTree.parse(path)
    return {s.get("type"): s.text for s in tree.iter("subdivision") if not s.get("alt")}


def exemplars(locale):
    """CLDR's names of the cities that time zones are called after: by zone, then by slug."""
    found = {}
    for zone, names in locale.time_zones.items():
        if "city" in names:
            found.setdefault(zone, {})[slug(zone.split("/")[-1])] = names["city"]
    return found


def contexts(catalogue):
    """KGeography's maps of each country, by its code in small letters."""
    maps = {key.split(".kgm\x04")[0] for key in catalogue.messages("de") if ".kgm\x04" in key}
    english, codes = Locale("en").territories, {}
    for code, name in english.items():
        if len(code) == 2:
            codes[slug(name)] = code.lower()
    codes |= curated("sources")["maps"]
    found = {}
    for place in sorted(maps):
        for part in (place, place.split("_")[0]):
            if code := codes.get(part.replace("_", "-")):
                found.setdefault(code, []).append(place)
                break
    return found


def simplifier():
    """Turns the characters of Taiwan and Hong Kong into those of the mainland."""
    from opencc import OpenCC

    return OpenCC("t2s").convert
