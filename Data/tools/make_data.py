# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes Data/groups, Data/facts, Data/decks and the place names under Locales.

Run by `make data` at development time, never when playing. Needs the packages of
requirements.txt, and from Debian libgeonames-common and unicode-cldr-core.
"""

import json
import sys
import unicodedata
from pathlib import Path

import groups
import places
import words
from sources import LANGUAGES, Packages, curated

ROOT = Path(__file__).resolve().parents[2]
LICENCE = "# SPDX-License-Identifier: GPL-3.0-or-later\n"


def layout(value, depth=0):
    """JSON with short values on one line, so that a person reads it and a diff stays small."""
    flat = json.dumps(value, ensure_ascii=False)
    short = depth and len(flat) + depth * 2 < 100
    if not isinstance(value, (dict, list)) or not value or short:
        return flat
    pad, end = "  " * (depth + 1), "  " * depth
    if isinstance(value, dict):
        inner = [f"{pad}{json.dumps(k)}: {layout(v, depth + 1)}" for k, v in value.items()]
        return "{\n" + ",\n".join(inner) + f"\n{end}}}"
    return "[\n" + ",\n".join(pad + layout(v, depth + 1) for v in value) + f"\n{end}]"


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(unicodedata.normalize("NFC", text), "utf-8")


def write_all(folder, files):
    """Writes the files of a folder and removes what an earlier run left there."""
    for old in (ROOT / folder).glob("*.json"):
        if old.stem not in files:
            old.unlink()
    for name, value in files.items():
        write(ROOT / folder / f"{name}.json", layout(value) + "\n")


def main():
    packages, names = Packages(), curated("names")
    country_facts, country_texts, country_capitals = places.countries(packages, names)
    state_facts, state_texts, state_capitals = places.states()
    city_facts, city_texts = places.cities(
        packages, names, country_facts, country_capitals, state_facts, state_capitals
    )
    nature_facts, nature_texts = words.nature()
    facts = {**country_facts, **state_facts, **city_facts, **nature_facts}
    texts = {**country_texts, **state_texts, **city_texts, **nature_texts}
    words.correct(texts, names)
    others = words.others(packages, facts, names)
    for one, two in curated("groups")["same"]:
        facts[one]["same_place"], facts[two]["same_place"] = two, one
    made, labels = groups.groups(facts, texts)
    as_of = curated("groups")["valid_as_of"]
    for name, part in (
        ("countries", country_facts),
        ("states", state_facts),
        ("cities", city_facts),
        ("nature", nature_facts),
    ):
        value = {"valid_as_of": as_of, "entities": dict(sorted(part.items()))}
        write(ROOT / f"Data/facts/{name}.json", layout(value) + "\n")
    write_all("Data/groups", made)
    write_all("Data/decks", {d["deck_id"]: d for d in curated("groups")["deck"]})
    for index, tag in enumerate(LANGUAGES):
        folder = ROOT / "Locales" / tag
        places_in = words.names_file(tag, index, texts, others, facts, names)
        write(folder / "names.ftl", LICENCE + places_in)
        write(folder / "groups.ftl", LICENCE + words.groups_file(tag, index, labels))
    print(f"{len(made)} groups, {len(facts)} entities")


if __name__ == "__main__":
    sys.exit(main())
