# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes Data/groups, Data/facts, Data/decks, Data/REVIEW.md and the place names under Locales.

    python3 Data/tools/make_data.py                     everything, in the languages under Locales
    python3 Data/tools/make_data.py --languages fr,it   only these languages' names and titles
    python3 Data/tools/make_data.py --missing fr        says what has no name in a language, as TOML
    python3 Data/tools/make_data.py --doubtful fr       says on which names the sources disagree

Run by `make data` at development time, never when playing. Needs the packages of
requirements.txt, and from Debian those that the Makefile lists.
"""

import argparse
import sys
import unicodedata
from pathlib import Path

import gaps
import groups
import places
from gazetteer import Gazetteer
from layout import layout
from own_names import OwnNames
from review import Review
from sources import LANGUAGES, Packages, curated
from words import Words

ROOT = Path(__file__).resolve().parents[2]
LICENCE = "# SPDX-License-Identifier: GPL-3.0-or-later\n"


def write(path, text):
    """Leaves a file alone that holds the text already, for somebody may be reading it."""
    written = unicodedata.normalize("NFC", text).encode()
    if not path.is_file() or path.read_bytes() != written:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(written)


def write_all(folder, files):
    """Writes the files of a folder and removes what an earlier run left there."""
    for old in (ROOT / folder).glob("*.json"):
        if old.stem not in files:
            old.unlink()
    for name, value in files.items():
        write(ROOT / folder / f"{name}.json", layout(value) + "\n")


class Catalogue:
    """Facts and names of everything, and the groups made of them."""

    def __init__(self):
        packages = self.packages = Packages()
        countries, country_capitals = places.countries(packages)
        states, state_capitals = places.states()
        cities, records = places.cities(
            packages, countries, country_capitals, states, state_capitals
        )
        nature, landmarks = places.by_hand("nature"), places.by_hand("landmarks")
        self.files = {"countries": countries, "states": states, "cities": cities, "nature": nature}
        self.files["landmarks"] = landmarks
        self.facts = {**countries, **states, **cities, **nature, **landmarks}
        self.gazetteer = Gazetteer(self.facts, records)
        table = curated("groups")
        for one, two in table["same"]:
            self.facts[one]["same_place"], self.facts[two]["same_place"] = two, one
        for entity, source in curated("remarks")["source"].items():
            self.facts[entity]["remark_source"] = source
        self.as_of, self.decks = table["valid_as_of"], table["deck"]
        self.words = {tag: Words(tag, self.gazetteer, self.facts, table["twins"]) for tag in LANGUAGES}
        OwnNames(self.facts, self.gazetteer, self.words["en"].texts).add()
        if lacking := set(self.words["en"].used) - set(self.words["en"].texts):
            raise SystemExit(f"en.toml: no name of {sorted(lacking)}")
        self.groups = groups.groups(self.facts, list(self.words.values()))


def write_data(catalogue):
    for name, part in catalogue.files.items():
        value = {"valid_as_of": catalogue.as_of, "entities": dict(sorted(part.items()))}
        write(ROOT / f"Data/facts/{name}.json", layout(value) + "\n")
    write_all("Data/groups", catalogue.groups)
    write(ROOT / "Data/REVIEW.md", Review(catalogue, catalogue.packages).text())
    write_all("Data/decks", {d["deck_id"]: d for d in catalogue.decks})


def write_words(catalogue, tag):
    words, folder = catalogue.words[tag], ROOT / "Locales" / tag
    write(folder / "names.ftl", LICENCE + words.names_file())
    write(folder / "groups.ftl", LICENCE + words.groups_file(catalogue.groups))
    for line in gaps.counted(catalogue, tag):
        print(line)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--languages", metavar="TAG,…", type=lambda text: text.split(","))
    one.add_argument("--missing", metavar="TAG", choices=LANGUAGES)
    one.add_argument("--doubtful", metavar="TAG", choices=LANGUAGES)
    chosen = parser.parse_args()
    if unknown := set(chosen.languages or []) - set(LANGUAGES):
        parser.error(f"no language {', '.join(sorted(unknown))}; there are {', '.join(LANGUAGES)}")
    return chosen


def main():
    chosen, catalogue = arguments(), Catalogue()
    if chosen.missing:
        print(gaps.missing(catalogue, chosen.missing), end="")
    elif chosen.doubtful:
        print(gaps.doubtful(catalogue, chosen.doubtful), end="")
    else:
        if not chosen.languages:
            write_data(catalogue)
        shipped = [tag for tag in LANGUAGES if (ROOT / "Locales" / tag).is_dir()]
        for tag in chosen.languages or shipped:
            write_words(catalogue, tag)
        print(f"{len(catalogue.groups)} groups, {len(catalogue.facts)} entities")


if __name__ == "__main__":
    sys.exit(main())
