#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks Data and the place names under Locales against each other and against what is known.

Run from anywhere, with nothing but Python: python3 Tests/check-data.py
Says every fault with its file and ends with status 1 if there is one.
"""

import json
import re
import sys
import unicodedata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Data/tools"))

import make_catalogue
from words import unmarked

# English first: it is whole, and stands in for what another language lacks.
LANGUAGES = sorted(
    (path.parent.name for path in (ROOT / "Locales").glob("*/names.ftl")),
    key=lambda tag: (tag != "en", tag),
)
# So much of its names a language has to have.
COVERAGE = 0.99
STARTERS = {
    "europe_countries_01": "Countries of Europe",
    "island_nations_01": "Island nations",
    "us_states_01": "States of the USA",
    "national_capitals_01": "National capitals",
    "cities_in_uk_01": "Cities in the United Kingdom",
}
# Whoever lies in the region is a member, since East Timor joined in 2025.
SAME_TRUTH = ["asean_members_01", "southeast_asia_countries_01"]
REFERENCES = {
    "capital", "capital_of", "capitals", "coast", "continent", "continents", "countries",
    "country",
    "currency", "languages", "neighbours", "range", "ranges", "region", "regions", "same_place",
    "undealt_neighbours", "waters",
}
# Borders that a source holds and that are none.
NO_BORDERS = "af-in bt-mm cy-gb in-lk ir-kw ss-td na-zw cu-us"
IDENTIFIER = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")

faults = []


def fault(where, what):
    faults.append(f"{where}: {what}")


def as_list(value):
    return value if isinstance(value, list) else [value]


def read(path):
    """A file's text, if it is UTF-8 in composed form and holds nothing that cannot be seen."""
    name = path.relative_to(ROOT)
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        fault(name, f"not UTF-8: {error}")
        return ""
    if unicodedata.normalize("NFC", text) != text:
        fault(name, "not in composed form (NFC)")
    for sign in sorted(set(text)):
        # Sinhala joins letters with a zero-width joiner.
        if unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs") and sign not in "\n\u200d":
            fault(name, f"control character U+{ord(sign):04X}")
    return text


def read_json(path):
    try:
        return json.loads(read(path) or "{}")
    except ValueError as error:
        fault(path.relative_to(ROOT), str(error))
        return {}


def read_fluent(path):
    """Messages with their attributes; the files hold plain text only, so lines are enough."""
    messages, current, name = {}, None, path.relative_to(ROOT)
    for number, line in enumerate(read(path).splitlines(), 1):
        message = re.fullmatch(r"([a-zA-Z][a-zA-Z0-9_-]*) = (\S.*)", line)
        attribute = re.fullmatch(r"    \.([a-z-]+) = (\S.*)", line)
        if message:
            if message[1] in messages:
                fault(f"{name}:{number}", f"{message[1]} twice")
            current = messages[message[1]] = {"": message[2]}
        elif attribute and current is not None:
            current[attribute[1]] = attribute[2]
        elif line and not line.startswith("#"):
            fault(f"{name}:{number}", f"cannot be read: {line}")
        if (message or attribute) and ("{" in line or "}" in line or line != line.rstrip()):
            fault(f"{name}:{number}", "a brace or a space at the end")
    return messages


def holds(where, fact):
    return all(set(as_list(v)) & set(as_list(fact.get(k, []))) for k, v in where.items())


def check_facts(facts, names):
    used = set(facts)
    for entity, fact in facts.items():
        if not fact.get("remark_source"):
            fault(entity, "nobody says where the remark on it can be checked")
        for key in REFERENCES & set(fact):
            used |= set(as_list(fact[key]))
        for key in ("neighbours", "same_place"):
            for other in as_list(fact.get(key, [])):
                if entity not in as_list(facts.get(other, {}).get(key, [])):
                    fault(entity, f"{key}: {other} does not say so too")
        if "width_km" in fact and not fact.get("width_source"):
            fault(entity, "nobody says how wide it is")
        for key in ("population", "area_km2", "length_km", "width_km", "height_m"):
            if key in fact and not (isinstance(fact[key], int) and fact[key] > 0):
                fault(entity, f"{key}: {fact[key]}")
        if fact["kind"] != "ocean" and not (
            -90 <= fact.get("latitude", 91) <= 90 and -180 <= fact.get("longitude", 181) <= 180
        ):
            fault(entity, "lies nowhere")
    for tag in LANGUAGES:
        lacking = sorted(used - set(names[tag]))
        if tag == "en" or len(lacking) > (1 - COVERAGE) * len(used):
            for entity in lacking:
                fault(f"Locales/{tag}/names.ftl", f"no name for {entity}")
        elif lacking:
            share = 100 * (1 - len(lacking) / len(used))
            print(f"{tag}: {share:.1f} % of the names; no name for {', '.join(lacking)}")
        for entity in sorted(set(names[tag]) - used):
            fault(f"Locales/{tag}/names.ftl", f"{entity} is not used")


def check_countries(facts):
    countries = {e: f for e, f in facts.items() if f["kind"] == "country"}
    if len(countries) != 193:
        fault("countries.json", f"{len(countries)} members of the United Nations")
    for entity, fact in countries.items():
        for key in ("continent", "region", "languages", "currency"):
            if not fact.get(key):
                fault(entity, f"no {key}")
        if fact["continent"] not in fact["continents"]:
            fault(entity, "its continent is not among its continents")
        seats = fact.get("capitals", []) + ([fact["capital"]] if "capital" in fact else [])
        if "capital" in fact and "capitals" in fact or len(seats) < len(set(seats)):
            fault(entity, f"seats: {seats}")
        for capital in seats:
            if entity not in facts[capital].get("capital_of", []):
                fault(entity, f"{capital} does not say it is its capital")
            if not facts[capital].get("national_capital"):
                fault(entity, f"{capital} is no national capital")
    for pair in NO_BORDERS.split():
        one, two = (f"country-{code}" for code in pair.split("-"))
        if two in facts[one].get("neighbours", []):
            fault(one, f"does not border {two}")


def check_superlatives(facts):
    """What is among the first or the last of a continent: nobody whom all count there comes between."""
    countries = [fact for fact in facts.values() if fact["kind"] == "country"]
    for value in sorted({v for fact in countries for v in fact.get("among", [])}):
        order, place = re.fullmatch(r"(largest|smallest|most-populous|least-populous)-(.*)", value).groups()
        key = "population" if order.endswith("populous") else "area_km2"
        sign = 1 if order in ("largest", "most-populous") else -1
        told = [fact for fact in countries if key in fact]
        inside = [sign * fact[key] for fact in told if value in fact.get("among", [])]
        outside = [
            sign * fact[key] for fact in told
            if value not in fact.get("among", [])
            and (place == "world" or fact["continents"] == [f"continent-{place}"])
        ]
        if not inside or min(inside) <= max(outside):
            fault("countries.json", f"{value} leaves out a country that belongs there")


def check_known_faults(facts, names):
    for tag in LANGUAGES:
        for entity, forms in names[tag].items():
            if re.search(r"Nur.?S[uú][lł]t", forms[""]):
                fault(f"Locales/{tag}/names.ftl", f"{entity}: the capital is Astana again")
    capitals = {
        "bi": "gitega-bi", "kz": "astana-kz", "tz": "dodoma-tz", "ci": "yamoussoukro-ci",
        "mm": "naypyidaw-mm", "ng": "abuja-ng", "au": "canberra-au", "tr": "ankara-tr",
        "br": "brasilia-br", "nl": "amsterdam-nl", "za": "pretoria-za", "bj": "porto-novo-bj",
    }
    for code, city in capitals.items():
        fact = facts[f"country-{code}"]
        if (fact.get("capitals") or [fact.get("capital")])[0] != f"city-{city}":
            fault(f"country-{code}", f"the capital is city-{city}")
    for code, area in (("om", 309500), ("sa", 2149690)):
        if facts[f"country-{code}"].get("area_km2") != area:
            fault(f"country-{code}", f"the area is {area} square kilometres")
    if "language-ru" in facts["country-ua"]["languages"]:
        fault("country-ua", "Russian is no official language")
    if facts["country-bg"]["currency"] != "currency-eur":
        fault("country-bg", "the euro since 1 January 2026")


def check_homonyms(facts, names):
    for tag in LANGUAGES:
        sharing = {}
        for entity in facts:
            name = names[tag].get(entity, {}).get("", entity)
            sharing.setdefault(unmarked(name.casefold()), []).append(entity)
        for same in (s for s in sharing.values() if len(s) > 1):
            full = [names[tag][e].get("full") for e in same]
            if None in full or len(set(full)) < len(full):
                fault(f"Locales/{tag}/names.ftl", f"not told apart by .full: {', '.join(same)}")
        for entity, forms in names[tag].items():
            if "full" in forms and "speech" in forms and "full-speech" not in forms:
                fault(f"Locales/{tag}/names.ftl", f"not told apart when spoken: {entity}")


def check_group(path, group, facts, names, labels):
    name = path.relative_to(ROOT)
    wanted = ["group_id", "group_name", "base_card", "partner_cards", "truth", "homonyms",
              "where", "also", "metadata"]
    if list(group) != wanted:
        return fault(name, f"keys are {list(group)}, not {wanted}")
    identity, base, cards = group["group_id"], group["base_card"], group["partner_cards"]
    if identity != path.stem:
        fault(name, f"group_id is {identity}")
    if list(base) != ["id", "label", "type", "image"] or base["type"] != "base":
        fault(name, f"base_card: {base}")
    if base["label"] != group["group_name"]:
        fault(name, "the base card's label is not the group's name")
    if not 5 <= len(cards) <= 12:
        fault(name, f"{len(cards)} partner cards")
    metadata = group["metadata"]
    keys = ["difficulty", "kind", "level", "source", "sources", "valid_as_of", "notes"]
    if list(metadata) != keys or metadata["difficulty"] not in ("easy", "medium", "hard"):
        fault(name, f"metadata: {metadata}")
    if metadata.get("level") not in ("primary", "secondary", "expert"):
        fault(name, f"for no level of school: {metadata.get('level')}")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", metadata["valid_as_of"]) or not metadata["sources"]:
        fault(name, "metadata: valid_as_of or sources")
    entities = [card.get("entity") for card in cards]
    for card in cards:
        if list(card) != ["id", "label", "type", "image", "entity"] or card["type"] != "partner":
            fault(name, f"partner card: {card}")
        if not IDENTIFIER.fullmatch(card["id"]):
            fault(name, f"card id {card['id']}")
        if card["label"] != names["en"].get(card["entity"], {}).get(""):
            fault(name, f"{card['label']} is not the English name of {card['entity']}")
    for what in ([c["id"] for c in cards] + [base["id"]], entities):
        if len(set(what)) < len(what):
            fault(name, "a card twice")
    for tag in LANGUAGES:
        spoken = [names[tag].get(e, {}).get("", e).casefold() for e in entities]
        if len(set(spoken)) < len(spoken):
            fault(name, f"two partners share a label in {tag}")
        if f"group-{identity}" not in labels[tag]:
            fault(f"Locales/{tag}/groups.ftl", f"no group-{identity}")
        elif tag != "en" and labels[tag][f"group-{identity}"][""] == group["group_name"]:
            fault(f"Locales/{tag}/groups.ftl", f"group-{identity} is still English")
    if labels["en"].get(f"group-{identity}", {}).get("") != group["group_name"]:
        fault(name, "group_name is not the English one of Locales")
    check_truth(name, group, entities, facts, names)


def check_truth(name, group, entities, facts, names):
    truth = set(group["truth"])
    expected = {e for e, f in facts.items() if holds(group["where"], f)} | set(group["also"])
    expected |= {facts[e]["same_place"] for e in expected if "same_place" in facts.get(e, {})}
    for entity in sorted(expected - truth):
        fault(name, f"truth lacks {entity}")
    for entity in sorted(truth - expected):
        fault(name, f"truth holds {entity}, which the facts do not show")
    for entity in sorted((truth | set(group["homonyms"])) - set(facts)):
        fault(name, f"{entity} has no facts")
    for entity in entities:
        if entity not in truth:
            fault(name, f"partner {entity} is not in truth")
    if group["truth"] != sorted(truth):
        fault(name, "truth is not in order, or holds something twice")
    heard = {(t, names[t].get(e, {}).get("", e).casefold()) for t in LANGUAGES for e in truth}
    alike = {
        e for e in facts if e not in truth
        and any((t, names[t].get(e, {}).get("", e).casefold()) in heard for t in LANGUAGES)
    }
    # The homonyms of a language that is not here yet may stand there already.
    if not set(group["homonyms"]) >= alike or truth & set(group["homonyms"]):
        fault(name, f"homonyms: {sorted(alike ^ set(group['homonyms']))}")


def check_twins(groups, labels):
    """No two groups are told by one title, or are one by another title."""
    for tag in LANGUAGES:
        titles = {}
        for identity in groups:
            title = labels[tag].get(f"group-{identity}", {}).get("", identity)
            titles.setdefault(title.casefold(), []).append(identity)
        for same in (s for s in titles.values() if len(s) > 1):
            fault(f"Locales/{tag}/groups.ftl", f"one title: {', '.join(same)}")
    for what, members in (
        ("partners", lambda group: [card["entity"] for card in group["partner_cards"]]),
        ("truth", lambda group: group["truth"]),
    ):
        found = {}
        for identity, group in groups.items():
            found.setdefault(frozenset(members(group)), []).append(identity)
        for same in (s for s in found.values() if len(s) > 1 and s != SAME_TRUTH):
            fault("Data/groups", f"the same {what}: {', '.join(same)}")


def check_starters(groups, decks):
    for identity, title in STARTERS.items():
        group = groups.get(identity)
        if not group or len(group["partner_cards"]) != 5 or group["group_name"] != title:
            fault(identity, "not the starter group")
    for identity in ("national_capitals_01", "cities_in_uk_01"):
        if "london" not in [c["id"] for c in groups[identity]["partner_cards"]]:
            fault(identity, "London is missing")
    starter = {
        "deck_id": "deck_2026_01",
        "deck_name": "Randomized Round",
        "groups": list(STARTERS),
        "shuffle_seed": 12345,
    }
    if decks.get("deck_2026_01") != starter:
        fault("Data/decks/deck_2026_01.json", "not the starter deck")
    for identity, deck in decks.items():
        for group in set(deck["groups"]) - set(groups):
            fault(identity, f"no group {group}")


def check_catalogue():
    """What the game reads is what people edit."""
    if make_catalogue.FILE.read_text("utf-8") != make_catalogue.text():
        fault("Data/catalogue.txt", "not what groups and decks hold; run make_catalogue.py")


def check_maps(facts, names):
    for path in sorted((ROOT / "Data/maps").glob("*.json")):
        where, value = path.relative_to(ROOT), read_json(path)
        if value["id"] != path.stem or not path.with_suffix(".png").is_file():
            fault(where, "not called as its id, or without its picture")
        for count, pieces in value["pieces"].items():
            if len(pieces) != int(count) ** 2:
                fault(where, f"{len(pieces)} pieces in a grid of {count}")
            for entity in sorted({e for piece in pieces for e in mentioned(piece)}):
                missing = [tag for tag in LANGUAGES if entity not in names[tag]]
                if entity not in facts or missing:
                    fault(where, f"{entity} has no facts, or no name in {missing}")


def mentioned(piece):
    """The countries that are named for a piece of a map."""
    beyond = {e for side in piece["sides"].values() for e in side}
    return {*piece["countries"], *piece["whole"], *beyond} - {"sea", "land", "edge"}


def main():
    facts = {}
    for path in sorted((ROOT / "Data/facts").glob("*.json")):
        for entity, fact in read_json(path)["entities"].items():
            if entity in facts or not IDENTIFIER.fullmatch(entity):
                fault(path.relative_to(ROOT), f"{entity} twice, or no identifier")
            if not entity.startswith(f"{fact['kind']}-"):
                fault(path.relative_to(ROOT), f"{entity} is of kind {fact['kind']}")
            facts[entity] = fact
    names = {tag: read_fluent(ROOT / f"Locales/{tag}/names.ftl") for tag in LANGUAGES}
    labels = {tag: read_fluent(ROOT / f"Locales/{tag}/groups.ftl") for tag in LANGUAGES}
    paths = sorted((ROOT / "Data/groups").glob("*.json"))
    groups = {path.stem: read_json(path) for path in paths}
    decks = {path.stem: read_json(path) for path in sorted((ROOT / "Data/decks").glob("*.json"))}
    check_facts(facts, names)
    check_countries(facts)
    check_superlatives(facts)
    check_known_faults(facts, names)
    check_homonyms(facts, names)
    for path in paths:
        check_group(path, groups[path.stem], facts, names, labels)
    for tag in LANGUAGES:
        for key in sorted(set(labels[tag]) - {f"group-{g}" for g in groups}):
            fault(f"Locales/{tag}/groups.ftl", f"{key} is not used")
    check_twins(groups, labels)
    check_starters(groups, decks)
    check_catalogue()
    check_maps(facts, names)
    for line in faults:
        print(line)
    print(f"{len(groups)} groups, {len(facts)} entities, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
