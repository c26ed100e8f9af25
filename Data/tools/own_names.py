# SPDX-License-Identifier: GPL-3.0-or-later
"""What countries and their capitals are called by those who live there, where eSpeak NG reads that aloud."""

from babel import Locale, UnknownLocaleError

from gazetteer import Catalogue, exemplars
from sources import LANGUAGES, curated, slug

# Languages of which eSpeak NG 1.51 has a voice; what it misreads of them stands in `[misread]`.
VOICES = set(
    """af am an ar as az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gd gn gu he hi hr
    ht hu hy id is it ja ka kk kl kn ko kok ku ky la lb lt lv mi mk ml mr ms mt my nb ne nl om or
    pa pap pl pt qu ro ru sd si sk sl sq sr sv sw ta te th tk tn tr tt ug uk ur uz vi zh""".split()
)
VOICE_NAMES = {"cnr": "sr", "no": "nb"}
# The game's own names of a language.
SHIPPED = {"pt": "pt-BR", "zh": "zh-Hans"}


class OwnNames:
    def __init__(self, facts, gazetteer, english):
        self.facts, self.gazetteer, self.english = facts, gazetteer, english
        self.hand, self.geonames = curated("countries"), Catalogue("geonames")
        self.variety = {
            f"{code}-{tag.split('-')[0]}": tag
            for tag, codes in self.hand["variety"].items() for code in codes.split()
        }

    def add(self):
        """Gives countries and capitals their own names; what is called alike in English says nothing."""
        for code in self.hand["languages"]:
            country = f"country-{code.lower()}"
            if not (tag := self.language(code)):
                continue
            self.name(country, code, tag, self.country(code, tag))
            capital = self.facts[country].get("capital")
            if capital and "same_place" not in self.facts[country]:
                text = self.hand["own_capital"].get(capital)
                self.name(capital, code, tag, self.capital(capital, tag) if text is None else text)

    def language(self, code):
        """The first in which a voice speaks, and the country has a name."""
        for tag in [self.hand["native"].get(code), *self.hand["languages"][code].split()]:
            voice = VOICE_NAMES.get(tag, tag)
            if voice in VOICES - set(self.hand["misread"]) and self.country(code, tag):
                return tag
        return None

    def name(self, entity, code, tag, text):
        if not text or text.casefold() == self.english[entity].casefold():
            return
        voice = self.variety.get(f"{code}-{tag}", VOICE_NAMES.get(tag, tag))
        spoken = self.hand["own_speech"].get(entity)
        self.facts[entity]["native_name"] = {
            "text": text, "language": voice, **({"spoken": spoken} if spoken else {})
        }

    def country(self, code, tag):
        return self.hand["native_name"].get(f"{code.lower()}-{tag}") or territory(tag, code)

    def capital(self, entity, tag):
        """As the game has it in that language, or else CLDR, or else GeoNames."""
        if (shipped := SHIPPED.get(tag, tag)) in LANGUAGES:
            return self.gazetteer.text(entity, shipped)
        city = self.gazetteer.cities[entity]
        zone = exemplars(Locale(tag)).get(city["timezone"], {}) if known(tag) else {}
        return (zone.get(slug(self.english[entity]))
                or self.geonames.messages(tag).get(str(city["geonameid"])))


def known(tag):
    try:
        return Locale(tag)
    except UnknownLocaleError:
        return None


def territory(tag, code):
    """A country's name in any language, or None."""
    locale = known(tag)
    return locale.territories.get(code) if locale else None
