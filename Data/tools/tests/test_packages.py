# SPDX-License-Identifier: GPL-3.0-or-later
"""What needs the packages: the order of the sources, borders, and two runs that agree to the byte."""

import functools
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

TOOLS = pathlib.Path(__file__).resolve().parents[1]
ROOT = TOOLS.parents[1]
sys.path.insert(0, str(TOOLS))

try:
    import borders
    import figures
    import gazetteer
    from audit import Audit
    from make_data import Catalogue
    from review import THIRD, Review, apart

    LACKING = next((f"no {p}" for p in (gazetteer.CLDR, gazetteer.CATALOGUES / "es/LC_MESSAGES/geonames.mo",
                                        gazetteer.CATALOGUES / "es/LC_MESSAGES/kgeography.mo",
                                        borders.witnesses.WORDNET, borders.witnesses.ISO_CODES,
                                        borders.witnesses.outlines.INSTALLED) if not p.exists()), "")
except ImportError as error:
    LACKING = str(error)


@functools.cache
def catalogue():
    return Catalogue()


@functools.cache
def review():
    found = Review(catalogue(), catalogue().packages)
    return found, found.text()


@unittest.skipIf(LACKING, f"{LACKING}; `make data` installs what is missing")
class Packages(unittest.TestCase):
    def test_the_sources_of_a_city_come_in_their_order(self):
        found = catalogue().gazetteer.candidates("city-vienna-at", "es")
        self.assertEqual([source for source, _ in found], ["CLDR", "GeoNames", "KGeography"])
        self.assertEqual({text for _, text in found}, {"Viena"})

    def test_portuguese_of_brazil_comes_before_that_of_portugal(self):
        found = catalogue().gazetteer.candidates("city-amsterdam-nl", "pt-BR")
        self.assertEqual(found[0], ("CLDR", "Amsterdã"))

    def test_a_package_that_is_wrong_is_not_asked(self):
        found = catalogue().gazetteer.candidates("city-astana-kz", "ru")
        self.assertNotIn("GeoNames", [source for source, _ in found])

    def test_chinese_is_written_as_on_the_mainland(self):
        self.assertEqual(catalogue().gazetteer.tidy("奧克蘭", "zh-Hans"), "奥克兰")

    def test_a_division_goes_without_the_word_for_its_kind(self):
        found = catalogue().gazetteer.candidates("state-jp-03", "de")
        self.assertEqual(dict(found)["CLDR"], "Iwate")

    def test_borders_have_two_sides(self):
        near = borders.borders(catalogue().packages)
        for code, others in near.items():
            for other in others:
                self.assertIn(code, near[other])

    def test_two_of_three_decide_on_a_border(self):
        votes = borders.votes(catalogue().packages)
        self.assertEqual(votes[frozenset(("BT", "MM"))], ["countryinfo"])
        near = borders.borders(catalogue().packages)
        self.assertNotIn("MM", near["BT"])
        self.assertIn("SR", near["FR"])

    def test_every_language_is_nearly_whole_where_it_is_written(self):
        for tag, words in catalogue().words.items():
            if words.language.groups:
                self.assertGreaterEqual(len(words.texts) / len(words.used), 0.99, tag)

    def test_every_difference_from_an_outside_list_or_a_third_source_has_a_reason(self):
        self.assertEqual(review()[0].unsettled, [])

    def test_a_third_source_has_every_population_of_a_city_that_is_told(self):
        told = {e: f["population"] for e, f in catalogue().facts.items() if f["kind"] == "city" and "population" in f}
        near = {row["entity"] for row in figures.rows("thirds") if row["figure"] == "population"
                and apart(told.get(row["entity"], 0), int(row["value"])) <= THIRD}
        self.assertEqual(set(told) - near, set())

    def test_a_third_source_contradicts_no_population_of_a_country_that_is_told(self):
        third, two = figures.counted(), figures.rows("countries")
        told = {e: f["population"] for e, f in catalogue().facts.items()
                if f["kind"] == "country" and "population" in f}
        self.assertGreater(len(told), 100)
        self.assertEqual({e: people for e, people in told.items() if apart(people, third[e[-2:].upper()]) > THIRD}, {})
        # It is a source of its own: hardly any figure is that of one of the two.
        same = [row for row in two if str(third.get(row["country"])) in (row["world_bank_2024"], row["factbook"])]
        self.assertLess(len(same), 6)

    def test_every_group_is_held_against_an_outside_list(self):
        told = review()[1].split("\n## Groups")[1]
        for group in catalogue().groups.values():
            self.assertIn(f"\n- {group['group_name']}: ", told)

    def test_what_is_said_to_be_never_dealt_is_not(self):
        audit = Audit(catalogue())
        for identity, table in audit.table["groups"].items():
            dealt = {card["entity"] for card in catalogue().groups[identity]["partner_cards"]}
            for codes, reason in table.get("more", {}).items():
                if "never dealt" in reason:
                    self.assertEqual({audit.entity(code) for code in codes.split()} & dealt, set(), identity)

    def test_what_has_no_reason_is_found(self):
        changed = Catalogue.__new__(Catalogue)
        changed.__dict__ = {**catalogue().__dict__, "groups": {
            "opec_members_01": {**catalogue().groups["opec_members_01"], "truth": ["country-fr", "country-sa"]},
            "unheard_of_01": {**catalogue().groups["opec_members_01"], "where": {"kind": "country"}},
        }}
        audit = Audit(changed)
        list(audit.lines())
        self.assertIn("opec_members_01: more without a reason: ['country-fr']", audit.unsettled)
        self.assertIn("unheard_of_01: no outside list", audit.unsettled)

    def test_two_runs_agree_to_the_byte(self):
        with tempfile.TemporaryDirectory() as folder:
            one, two = (self.run_in(pathlib.Path(folder) / seed, seed) for seed in ("1", "2"))
        self.assertEqual(one, two)

    def run_in(self, folder, seed):
        """The sums of all files that a run writes into a copy of the project."""
        for part in ("Data/tools", "Data/facts", "Locales"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        subprocess.run(
            [sys.executable, folder / "Data/tools/make_data.py"], check=True, stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONDONTWRITEBYTECODE": "1"})
        return {
            str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and "tools" not in path.parts
        }


if __name__ == "__main__":
    unittest.main()
