# SPDX-License-Identifier: GPL-3.0-or-later
"""The file that the game reads in place of those of groups and decks."""

import pathlib
import sys
import unittest

TOOLS = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TOOLS))

import make_catalogue


def group(**changes):
    about = {
        "difficulty": "easy", "kind": "river", "level": "primary", "source": "local-json", "sources": ["by hand"],
        "valid_as_of": "2026-01-01", "notes": "",
    }
    return {
        "group_id": "rivers", "group_name": "Rivers",
        "base_card": {"id": "base", "label": "Rivers", "type": "base", "image": None},
        "partner_cards": [
            {"id": "rhine", "label": "Rhine", "type": "partner", "entity": "river-rhine"}
        ],
        "truth": ["river-elbe", "river-rhine"], "homonyms": [], "metadata": about, **changes,
    }


class Text(unittest.TestCase):
    def test_an_entity_stands_in_it_once(self):
        deck = {"deck_id": "first", "deck_name": "First", "groups": ["rivers"]}
        self.assertEqual(
            make_catalogue.catalogue([group()], [deck]).splitlines(),
            [
                "aloud catalogue 2", "entities\t2", "river-elbe", "river-rhine",
                "groups\t1", "rivers\tRivers\teasy\triver\tprimary\t2026-01-01\t\t1", "by hand", "0\t1", "",
                "base\tRivers", "rhine\tRhine\t1", "decks\t1", "first\tFirst\t\trivers",
            ],
        )

    def test_a_text_that_would_break_a_line_is_refused(self):
        with self.assertRaises(AssertionError):
            make_catalogue.catalogue([group(group_name="Rivers\tof Europe")], [])

    def test_it_is_what_the_checkout_has(self):
        self.assertEqual(make_catalogue.FILE.read_text("utf-8"), make_catalogue.text())
