# SPDX-License-Identifier: GPL-3.0-or-later
"""The Fluent files that hold the names of places and the titles of groups in one language."""

import difflib
import unicodedata

TITLES = {"city": "Cities", "country": "Countries", "currency": "Currencies", "territory": "Territories"}

INTRODUCTION = {
    "names": """
### Names of places, languages and currencies, as they stand on cards and in facts.
### Written by Data/tools/make_data.py: correct a name, or how it is spoken, in
### Data/tools/curated/languages.
###
### Always the nominative, never inflected; sentences put a name after a colon or a comma.
### .full tells places of the same name apart ("Georgia, the American state").
### .speech is how to write the name so that the synthesiser says it rightly, and .full-speech
### the same for .full.
""",
    "groups": """
### Names of the groups of cards in Data/groups: the text of a base card.
### Written by Data/tools/make_data.py: correct a name in Data/tools/curated/languages.
###
### Natural wording, as short as it can be; it is heard many times in a round.
""",
}

# From here on two names are nearly alike: Kingston and Kingstown, Granada and Grenada.
ALIKE = 0.8

# Kinds of facts whose values have names too.
SPOKEN = ("continent", "continents", "region", "regions", "languages", "currency", "undealt_neighbours")


def spoken_of(facts):
    """Every entity, and the continents, regions, languages, currencies and territories that facts speak of."""
    used = set(facts)
    for fact in facts.values():
        for key in SPOKEN:
            value = fact.get(key, [])
            used |= set(value if isinstance(value, list) else [value])
    return sorted(used)


def unmarked(text):
    """Without accents, which are not heard everywhere: Vitória is Vitoria. Marks of other scripts than ours stay."""
    return "".join(s for s in unicodedata.normalize("NFD", text) if not "\u0300" <= s <= "\u036f")


class Words:
    """Every name and form of one language, and which of them it lacks.

    `texts` are the names by entity, of those that have one; `full` those told apart; `twins` pairs of
    entities that are told apart where their names are nearly alike.
    """

    def __init__(self, tag, gazetteer, facts, twins=()):
        self.tag, self.language, self.facts = tag, gazetteer.languages[tag], facts
        self.used = spoken_of(facts)
        found = {entity: gazetteer.text(entity, tag) for entity in self.used}
        self.texts = {entity: text for entity, text in found.items() if text}
        unknown = set(self.language.names) | set(self.language.full)
        unknown |= {k for k in self.language.speech if not k.startswith("group-")}
        if unknown := unknown - set(self.used):
            raise SystemExit(f"{tag}.toml: unknown {sorted(unknown)}")
        self.twins = twins
        self.rivals = self.sharing()
        self.full = {}
        for entity in self.rivals:
            if full := self.full_name(entity):
                self.full[entity] = full

    def sharing(self):
        """By entity the others whose names are written alike but for accents, or sound alike, or nearly so of twins."""
        named = {}
        for entity in sorted(self.facts):
            if entity in self.texts:
                written = self.texts[entity].casefold()
                # How the voice is given a name has its accents for their sound.
                heard = self.language.speech.get(entity, written).casefold()
                for name in {("written", unmarked(written)), ("heard", heard)}:
                    named.setdefault(name, []).append(entity)
        found = {}
        for same in named.values():
            for entity in same if len(same) > 1 else []:
                found.setdefault(entity, set()).update(other for other in same if other != entity)
        for one, other in self.twins:
            if self.nearly_alike(one, other):
                found.setdefault(one, set()).add(other)
                found.setdefault(other, set()).add(one)
        return {entity: sorted(others) for entity, others in sorted(found.items())}

    def nearly_alike(self, one, other):
        names = [self.texts.get(entity, "").casefold() for entity in (one, other)]
        return all(names) and difflib.SequenceMatcher(None, *names).ratio() >= ALIKE

    def form(self, entity):
        """Which form tells an entity apart from its rivals."""
        kind = self.facts[entity]["kind"]
        if kind == "state":
            return f"state-{entity.split('-')[1]}"
        if kind == "city" and any(self.facts[r]["kind"] == "city" for r in self.rivals[entity]):
            return "city-in"
        return kind

    def full_name(self, entity):
        if entity in self.language.full:
            return self.language.full[entity]
        form = self.language.forms.get(self.form(entity))
        country = self.texts.get(self.facts[entity].get("country"), "")
        return form and form.format(name=self.texts[entity], country=country)

    def names_file(self):
        lines, kind = [INTRODUCTION["names"]], None
        for entity in sorted(self.texts, key=lambda e: (e.split("-")[0], e)):
            if entity.split("-")[0] != kind:
                kind = entity.split("-")[0]
                lines.append(f"\n## {TITLES.get(kind) or kind.capitalize() + 's'}\n\n")
            name, full = self.texts[entity], self.full.get(entity)
            speech = self.language.speech.get(entity)
            lines.append(f"{entity} = {name}\n")
            if full:
                lines.append(f"    .full = {full}\n")
            if speech:
                lines.append(f"    .speech = {speech}\n")
            if speech and full:
                # Speech weighs more than verbosity: .speech alone would leave out what tells them apart.
                lines.append(f"    .full-speech = {full.replace(name, speech, 1)}\n")
        return "".join(lines)

    def groups_file(self, identities):
        lines = [INTRODUCTION["groups"], "\n"]
        for identity in sorted(identities):
            if identity not in self.language.groups:
                continue
            lines.append(f"group-{identity} = {self.language.groups[identity]}\n")
            if speech := self.language.speech.get(f"group-{identity}"):
                lines.append(f"    .speech = {speech}\n")
        return "".join(lines)
