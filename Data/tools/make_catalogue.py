# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes Data/catalogue.txt: the groups and decks that come with the game, for it to read at once.

    python3 Data/tools/make_catalogue.py

Run by `make data`, and by whoever has changed a file of Data/groups or Data/decks by hand. Needs
nothing but Python. Data/README.md describes the file.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "Data/catalogue.txt"
HEADING = "aloud catalogue 2"


def line(*fields):
    texts = ["" if field is None else str(field) for field in fields]
    assert not any(sign in text for text in texts for sign in "\t\n"), texts
    return "\t".join(texts)


def group_lines(group, numbers):
    """A line each: the group, its sources, truth, homonyms, base card and partners."""
    about, base = group["metadata"], group["base_card"]
    partners = group["partner_cards"]
    yield line(
        group["group_id"], group["group_name"], about["difficulty"], about["kind"],
        about["level"], about["valid_as_of"], about["notes"], len(partners),
    )
    yield line(*about["sources"])
    for part in ("truth", "homonyms"):
        yield line(*(numbers[entity] for entity in group[part]))
    yield line(base["id"], base["label"])
    for card in partners:
        yield line(card["id"], card["label"], numbers[card["entity"]])


def catalogue(groups, decks):
    """The text of the file. An entity stands in it once, and is told by its number elsewhere."""
    entities = sorted(
        {e for g in groups for e in g["truth"] + g["homonyms"]}
        | {card["entity"] for g in groups for card in g["partner_cards"]}
    )
    numbers = {entity: number for number, entity in enumerate(entities)}
    lines = [HEADING, line("entities", len(entities)), *entities, line("groups", len(groups))]
    for group in groups:
        lines += group_lines(group, numbers)
    lines.append(line("decks", len(decks)))
    for deck in decks:
        lines.append(
            line(deck["deck_id"], deck["deck_name"], deck.get("shuffle_seed"), *deck["groups"])
        )
    return "\n".join(lines) + "\n"


def read(folder):
    """In the order in which the game reads a folder."""
    paths = sorted((ROOT / folder).glob("*.json"), key=lambda path: path.name)
    return [json.loads(path.read_text("utf-8")) for path in paths]


def text():
    return catalogue(read("Data/groups"), read("Data/decks"))


def main():
    written = text().encode()
    if not FILE.is_file() or FILE.read_bytes() != written:
        FILE.write_bytes(written)
    print(f"{FILE.relative_to(ROOT)}: {len(written)} bytes")


if __name__ == "__main__":
    sys.exit(main())
