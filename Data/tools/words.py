# SPDX-License-Identifier: GPL-3.0-or-later
"""Names in four languages and the Fluent files that hold them."""

import re

from sources import LANGUAGES, curated

# How a name that several places share is told apart; {country} is a name in the nominative.
FULL = {
    "country": ("{name}, the country", "{name}, el país", "{name}, das Land", "{name}, państwo"),
    "city": ("{name}, the city", "{name}, la ciudad", "{name}, die Stadt", "{name}, miasto"),
    "river": ("{name}, the river", "{name}, el río", "{name}, der Fluss", "{name}, rzeka"),
    "lake": ("{name}, the lake", "{name}, el lago", "{name}, der See", "{name}, jezioro"),
    "island": ("{name}, the island", "{name}, la isla", "{name}, die Insel", "{name}, wyspa"),
}
STATE = {
    "us": (
        "the American state",
        "el estado de Estados Unidos",
        "der US-Bundesstaat",
        "stan USA",
    ),
    "de": (
        "the German state",
        "el estado alemán",
        "das deutsche Bundesland",
        "niemiecki kraj związkowy",
    ),
    "at": (
        "the Austrian state",
        "el estado austriaco",
        "das österreichische Bundesland",
        "austriacki kraj związkowy",
    ),
    "ca": (
        "the Canadian province",
        "la provincia canadiense",
        "die kanadische Provinz",
        "kanadyjska prowincja",
    ),
    "au": (
        "the Australian state",
        "el estado australiano",
        "der australische Bundesstaat",
        "australijski stan",
    ),
    "es": (
        "the Spanish region",
        "la comunidad autónoma",
        "die spanische Region",
        "hiszpański region",
    ),
    "it": (
        "the Italian region",
        "la región italiana",
        "die italienische Region",
        "włoski region",
    ),
    "pl": (
        "the Polish province",
        "el voivodato polaco",
        "die polnische Woiwodschaft",
        "województwo",
    ),
}

TITLES = {"city": "Cities", "country": "Countries", "currency": "Currencies"}

INTRODUCTION = {
    "names": """
### Names of places, languages and currencies, as they stand on cards and in facts.
### Written by Data/tools/make_data.py: correct a name in Data/tools/curated/names.toml,
### how it is spoken in speech.toml beside it.
###
### Always the nominative, never inflected; sentences put a name after a colon or a comma.
### .full tells places of the same name apart ("Georgia, the American state").
### .speech is how to write the name so that the synthesiser says it rightly, and .full-speech
### the same for .full.
""",
    "groups": """
### Names of the groups of cards in Data/groups: the text of a base card.
### Written by Data/tools/make_data.py: correct a name in Data/tools/curated/groups.toml.
###
### Natural wording, as short as it can be; it is heard many times in a round.
""",
}


def nature():
    facts, texts = {}, {}
    for kind, table in curated("nature").items():
        for name, row in table.items():
            entity = f"{kind}-{name}"
            facts[entity] = {"kind": kind, **{k: v for k, v in row.items() if k != "names"}}
            for key, prefix in (("countries", "country"), ("continents", "continent")):
                if key in row:
                    facts[entity][key] = [f"{prefix}-{c.lower()}" for c in row[key].split()]
            texts[entity] = [text or row["names"][0] for text in row["names"]]
    return facts, texts


def correct(texts, names):
    """Puts names by hand over those of the packages; an empty one keeps the package's."""
    for entity, row in names["names"].items():
        if entity not in texts:
            raise SystemExit(f"names.toml: unknown {entity}")
        texts[entity] = [mine or theirs for mine, theirs in zip(row, texts[entity])]
    for entity, row in texts.items():
        texts[entity] = [re.sub("[\u2018\u2019\u02bb]", "'", text) for text in row]


def others(packages, facts, names):
    """Continents, regions, languages and currencies that some fact speaks of."""
    used = set()
    for fact in facts.values():
        for key in ("continent", "continents", "region", "regions", "languages", "currency"):
            value = fact.get(key, [])
            used |= set(value if isinstance(value, list) else [value])
    found = {}
    for entity in sorted(used):
        kind, code = entity.split("-", 1)
        if entity in facts:
            continue
        if entity in names["words"]:
            found[entity] = names["words"][entity]
        elif kind == "language":
            found[entity] = [packages.locales[tag].languages[code] for tag in LANGUAGES]
        elif kind == "currency":
            found[entity] = [packages.locales[tag].currencies[code.upper()] for tag in LANGUAGES]
        else:
            raise SystemExit(f"names.toml: no words for {entity}")
    return found


def full_name(entity, index, texts, facts, rivals, names):
    if entity in names["full"]:
        return names["full"][entity][index]
    fact, name = facts[entity], texts[entity][index]
    if fact["kind"] == "state":
        return f"{name}, {STATE[entity.split('-')[1]][index]}"
    if fact["kind"] == "city" and any(facts[r]["kind"] == "city" for r in rivals):
        return f"{name}, {texts[fact['country']][index]}"
    return FULL[fact["kind"]][index].format(name=name)


def names_file(tag, index, texts, others, facts, names):
    everything = {**texts, **others}
    speech, sharing = curated("speech")[tag], {}
    unknown = set(speech) - set(everything)
    if unknown:
        raise SystemExit(f"speech.toml: unknown {sorted(unknown)}")
    for entity in texts:
        sharing.setdefault(texts[entity][index].casefold(), []).append(entity)
    lines, kind = [INTRODUCTION["names"]], None
    for entity in sorted(everything, key=lambda e: (e.split("-")[0], e)):
        if entity.split("-")[0] != kind:
            kind = entity.split("-")[0]
            lines.append(f"\n## {TITLES.get(kind) or kind.capitalize() + 's'}\n\n")
        lines.append(f"{entity} = {everything[entity][index]}\n")
        rivals = sharing.get(everything[entity][index].casefold(), []) if entity in texts else []
        rivals = [r for r in rivals if r != entity]
        if rivals:
            full = full_name(entity, index, texts, facts, rivals, names)
            lines.append(f"    .full = {full}\n")
        if entity in speech:
            lines.append(f"    .speech = {speech[entity]}\n")
        if entity in speech and rivals:
            # Speech weighs more than verbosity: .speech alone would leave out what tells them apart.
            spoken = full.replace(everything[entity][index], speech[entity], 1)
            lines.append(f"    .full-speech = {spoken}\n")
    return "".join(lines)


def groups_file(tag, index, labels):
    lines = [INTRODUCTION["groups"], "\n"]
    for identity in sorted(labels):
        names, speech = labels[identity]
        lines.append(f"group-{identity} = {names[index]}\n")
        if tag in speech:
            lines.append(f"    .speech = {speech[tag]}\n")
    return "".join(lines)
