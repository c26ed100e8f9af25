# SPDX-License-Identifier: GPL-3.0-or-later
"""What needs no package: identifiers, layout, truth, homonyms, languages and what they lack."""

import pathlib
import sys
import tempfile
import types
import unittest
from unittest import mock

TOOLS = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TOOLS))

import gaps
import groups
import language
import layout
import sources
import words


class Slugs(unittest.TestCase):
    def test_letters_lose_their_marks(self):
        for name, slug in {
            "São Tomé": "sao-tome", "Łódź": "lodz", "Xi’an": "xian", "'s-Hertogenbosch": "s-hertogenbosch",
            "Nuku'alofa": "nukualofa", "Øresund": "oresund", "Iğdır": "igdir",
        }.items():
            self.assertEqual(sources.slug(name), slug)


class Layout(unittest.TestCase):
    def test_short_values_share_a_line(self):
        self.assertEqual(layout.layout({"a": [1, 2], "b": {}}), '{\n  "a": [1, 2],\n  "b": {}\n}')

    def test_a_line_is_filled_before_it_is_broken(self):
        self.assertEqual(layout.layout({"a": ["x" * 30, "y" * 30]}).count("\n"), 2)

    def test_long_lists_get_a_line_each(self):
        text = layout.layout({"a": ["x" * 60, "y" * 60]})
        self.assertEqual(text.count("\n"), 5)


class Truth(unittest.TestCase):
    facts = {
        "country-sg": {"kind": "country", "continents": ["continent-asia"]},
        "city-singapore-sg": {"kind": "city"},
        "country-fr": {"kind": "country", "continents": ["continent-europe", "continent-asia"]},
    }

    def test_a_list_asks_for_any_of_its_values(self):
        wanted = {"continents": ["continent-africa", "continent-asia"]}
        self.assertTrue(groups.holds(wanted, self.facts["country-fr"]))
        self.assertFalse(groups.holds({"continents": "continent-africa"}, self.facts["country-fr"]))

    def test_every_condition_must_hold(self):
        self.assertFalse(groups.holds({"kind": "city", "continents": "continent-asia"}, self.facts["country-fr"]))

    def test_the_same_place_belongs_under_both_its_ids(self):
        found = groups.truth(
            {"continents": "continent-asia", "kind": "country"}, [], self.facts,
            [["country-sg", "city-singapore-sg"]])
        self.assertEqual(found, ["city-singapore-sg", "country-fr", "country-sg"])

    def test_a_full_id_stays(self):
        self.assertEqual(
            groups.expanded("country", "fr city-singapore-sg", self.facts), ["country-fr", "city-singapore-sg"])


class FakeGazetteer:
    """Names by language and entity, and a language's file as it is."""

    def __init__(self, tag, names, text):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "languages"
            path.mkdir()
            (path / f"{tag}.toml").write_text(text, "utf-8")
            with mock.patch.object(language, "CURATED", pathlib.Path(folder)):
                self.languages = {tag: language.Language(tag)}
        self.names = names

    def text(self, entity, tag):
        return self.languages[tag].names.get(entity) or self.names.get(entity)


class Names(unittest.TestCase):
    facts = {
        "country-ge": {"kind": "country"},
        "state-us-ga": {"kind": "state", "country": "country-us"},
        "country-us": {"kind": "country", "continent": "continent-north-america"},
        "city-cordoba-ar": {"kind": "city", "country": "country-us"},
        "city-cordoba-es": {"kind": "city", "country": "country-ge"},
    }
    english = {
        "country-ge": "Georgia", "state-us-ga": "Georgia", "country-us": "USA",
        "city-cordoba-ar": "Córdoba", "city-cordoba-es": "córdoba", "continent-north-america": "North America",
    }
    forms = (
        '[forms]\ncountry = "{name}, the country"\nstate-us = "{name}, the state"\n'
        'city-in = "{name}, {country}"\n')

    def words(self, tag, names, text):
        return words.Words(tag, FakeGazetteer(tag, names, text), self.facts)

    def test_the_hand_comes_before_the_packages(self):
        found = self.words("en", self.english, '[names]\ncountry-us = "United States"\n')
        self.assertEqual(found.texts["country-us"], "United States")

    def test_an_empty_text_by_hand_is_none(self):
        found = self.words("en", self.english, '[names]\ncountry-us = ""\n')
        self.assertEqual(found.texts["country-us"], "USA")

    def test_an_empty_form_or_title_is_none(self):
        found = self.words("fr", {}, '[forms]\ncountry = ""\n[groups]\nx_01 = ""\n').language
        self.assertEqual((found.forms, found.groups), ({}, {}))

    def test_homonyms_are_told_apart_whatever_their_case(self):
        self.assertEqual(self.words("en", self.english, self.forms).full, {
            "country-ge": "Georgia, the country", "state-us-ga": "Georgia, the state",
            "city-cordoba-ar": "Córdoba, USA", "city-cordoba-es": "córdoba, Georgia",
        })

    def test_names_that_differ_by_accents_alone_are_told_apart(self):
        accented = {**self.english, "state-us-ga": "Geórgia"}
        self.assertEqual(self.words("es", accented, self.forms).full["state-us-ga"], "Geórgia, the state")
        kana = {**self.english, "country-ge": "ガ", "state-us-ga": "カ"}
        self.assertNotIn("state-us-ga", self.words("ja", kana, self.forms).full)

    def test_speech_tells_them_apart_too(self):
        text = self.words("en", self.english, self.forms + '[speech]\ncountry-ge = "Jorja"\n').names_file()
        self.assertIn(
            "country-ge = Georgia\n    .full = Georgia, the country\n    .speech = Jorja\n"
            "    .full-speech = Jorja, the country\n", text)

    def test_a_name_that_nobody_has_is_left_out(self):
        names = {e: n for e, n in self.english.items() if e != "country-us"}
        self.assertNotIn("country-us", self.words("fr", names, "").names_file())

    def test_twins_are_told_apart_where_their_names_are_nearly_alike(self):
        forms = '[forms]\ncity-in = "{name}, {country}"\n'
        facts = {
            "city-kingston-jm": {"kind": "city", "country": "country-jm"},
            "city-kingstown-vc": {"kind": "city", "country": "country-vc"},
        }
        twins = [["city-kingston-jm", "city-kingstown-vc"]]
        alike = {"city-kingston-jm": "Kingston", "city-kingstown-vc": "Kingstown",
                 "country-jm": "Jamaica", "country-vc": "Saint Vincent"}
        found = words.Words("en", FakeGazetteer("en", alike, forms), facts, twins)
        self.assertEqual(set(found.full), set(facts))
        other = {**alike, "city-kingstown-vc": "Ville du Roi"}
        self.assertEqual(words.Words("en", FakeGazetteer("en", other, forms), facts, twins).full, {})

    def test_an_unknown_entity_stops_the_tool(self):
        with self.assertRaisesRegex(SystemExit, "fr.toml: unknown .*country-xx"):
            self.words("fr", self.english, '[names]\ncountry-xx = "Nulle part"\n')

    def test_an_unknown_section_stops_the_tool(self):
        with self.assertRaisesRegex(SystemExit, "unknown sections"):
            self.words("fr", self.english, "[name]\n")

    def test_homonyms_of_any_language_are_kept_out_of_a_group(self):
        english = self.words("en", {**self.english, "state-us-ga": "Peach State"}, "")
        polish = self.words("pl", {**self.english, "country-ge": "Gruzja", "country-us": "Gruzja"}, "")
        self.assertEqual(
            groups.sounding_like(["country-ge"], self.facts, [english, polish]), ["country-us"])
        spanish = self.words("es", {**self.english, "state-us-ga": "Geórgia"}, "")
        self.assertEqual(groups.sounding_like(["country-ge"], self.facts, [spanish]), ["state-us-ga"])

    def test_what_is_missing_is_told_as_toml(self):
        english = self.words("en", self.english, self.forms + '[groups]\nx_01 = "The X"\n')
        french = self.words("fr", {"country-ge": "Géorgie"}, '[forms]\ncountry = "{name}, le pays"\n')
        catalogue = types.SimpleNamespace(
            words={"en": english, "fr": french}, facts=self.facts, groups={"x_01": {}})
        self.assertEqual(gaps.missing(catalogue, "fr"), (
            '[names]\n'
            'city-cordoba-ar = ""  # Córdoba\ncity-cordoba-es = ""  # córdoba\ncountry-us = ""  # USA\n'
            'state-us-ga = ""  # Georgia\n'
            '\n[words]\ncontinent-north-america = ""  # North America\n'
            '\n[forms]\ncity-in = ""  # {name}, {country}\nstate-us = ""  # {name}, the state\n'
            '\n[groups]\nx_01 = ""  # The X\n'))
        self.assertEqual(list(gaps.counted(catalogue, "fr")), [
            "fr: 4 missing in [names]", "fr: 1 missing in [words]",
            "fr: 2 missing in [forms]", "fr: 1 missing in [groups]"])


if __name__ == "__main__":
    unittest.main()
