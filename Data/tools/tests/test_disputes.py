# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule on disputes in Data/README.md: both sides are told or neither."""

import json
import pathlib
import re
import sys
import unittest

TOOLS = pathlib.Path(__file__).resolve().parents[1]
DATA = TOOLS.parent
sys.path.insert(0, str(TOOLS))

from sources import curated

# Kosovo, Palestine, Taiwan and Western Sahara; then land that two members count as theirs: Jammu and
# Kashmir, Ladakh, Taiwan, Crimea and Sevastopol, the Guayana Esequiba, Western Sahara.
NO_PLACES = """
country-xk country-ps country-tw country-eh state-in-jk state-in-la state-cn-tw state-ru-cr
state-ua-43 state-ua-40 state-ve-ge state-ma-11 state-ma-12 city-jerusalem-il city-pristina-xk
city-taipei-tw city-sevastopol-ua city-simferopol-ua city-laayoune-eh
""".split()
# Held by one member and claimed by another, Arunachal Pradesh is there, but no card.
NO_CARDS = {"state-in-ar"}
# Borders that hang on a claim.
CLAIMED = [("country-af", "country-in"), ("country-al", "country-rs")]
SEATS = {"country-bo": 2, "country-lk": 2, "country-za": 3}


def facts():
    found = {}
    for path in (DATA / "facts").glob("*.json"):
        found |= json.loads(path.read_text("utf-8"))["entities"]
    return found


def groups():
    return [json.loads(path.read_text("utf-8")) for path in sorted((DATA / "groups").glob("*.json"))]


class Disputes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.facts, cls.groups = facts(), groups()
        cls.countries = {e: f for e, f in cls.facts.items() if f["kind"] == "country"}

    def test_what_is_in_dispute_is_no_place(self):
        known = set(self.facts) | {e for group in self.groups for e in group["truth"]}
        self.assertEqual(known & set(NO_PLACES), set())
        self.assertNotIn("capital", self.facts["country-il"])
        for place in ("mountain-k2", "mountain-nanga-parbat", "waterfall-kaieteur"):
            self.assertNotIn("countries", self.facts[place])
        dealt = {card["entity"] for group in self.groups for card in group["partner_cards"]}
        self.assertEqual(dealt & NO_CARDS, set())

    def test_figures_that_hang_on_a_dispute_are_not_told(self):
        for figure, codes in curated("countries")["disputed"].items():
            for code in codes.split():
                self.assertNotIn(figure, self.facts[f"country-{code.lower()}"], code)

    def test_of_several_seats_all_are_told(self):
        seats = {}
        for city, fact in self.facts.items():
            for country in fact.get("capital_of", []) if fact.get("national_capital") else []:
                if country in self.countries:
                    seats.setdefault(country, set()).add(city)
        for country, cities in seats.items():
            fact = self.facts[country]
            told = fact.get("capitals") or [fact["capital"]]
            self.assertEqual(set(told), cities, country)
        self.assertEqual({c: len(s) for c, s in seats.items() if len(s) > 1}, SEATS)

    def test_a_border_that_hangs_on_a_claim_is_true_but_never_dealt(self):
        for pair in CLAIMED:
            for one, other in (pair, pair[::-1]):
                self.assertNotIn(other, self.facts[one]["neighbours"])
                for group in self.groups:
                    if group["where"].get("neighbours") == one:
                        self.assertIn(other, group["truth"])
                        self.assertNotIn(other, [c["entity"] for c in group["partner_cards"]])

    def test_neighbours_are_not_counted_where_a_claim_changes_their_number(self):
        counted = {e for e, fact in self.countries.items() if not fact.get("more_neighbours")}
        disputed = "af al cn cy dj dz eg es et gb ge il in jo ma me mk mr pk rs ru so"
        self.assertEqual(counted & {f"country-{code}" for code in disputed.split()}, set())

    def test_the_rule_names_every_country_whose_figures_it_leaves_out(self):
        rule = (DATA / "README.md").read_text("utf-8").split("## Disputes")[1].split("\n## ")[0]
        names = dict(re.findall(
            r"^(country-\w\w) = (.*)$",
            (DATA.parent / "Locales/en/names.ftl").read_text("utf-8"), re.MULTILINE))
        for code in " ".join(curated("countries")["disputed"].values()).split():
            self.assertIn(names[f"country-{code.lower()}"], rule)


if __name__ == "__main__":
    unittest.main()
