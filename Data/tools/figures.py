# SPDX-License-Identifier: GPL-3.0-or-later
"""Populations, each told only where two sources of the last five years agree on what is told, and a third does
not contradict them.

`curated/figures/countries.csv` has the World Bank's figures for 2024 (World Development Indicators) and
those of the CIA World Factbook with their year, `agglomerations.csv` the Factbook's urban agglomerations,
the first of which is that of the capital, with their year.
"""
import csv
import re

from sources import CURATED

# How far what is told may be from either source.
TOLERANCE = 0.06
# The first year that counts.
SINCE = 2021
# How far a third source may be from them.
THIRD = 0.07


def rows(name):
    with open(CURATED / "figures" / f"{name}.csv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def rounded(number):
    """With the two digits that are told."""
    unit = 1
    while number // unit >= 100:
        unit *= 10
    return (number + unit // 2) // unit * unit


def agreed(one, other):
    """The figure to keep of two, the first, their mean or the second, whichever is told close to both; or
    None."""
    for figure in (one, (one + other) // 2, other):
        told = rounded(figure)
        if all(abs(told - known) <= TOLERANCE * known for known in (one, other)):
            return figure
    return None


def apart(one, two):
    """How much two figures differ, as a share of the larger."""
    return abs(one - two) / max(one, two)


def countries():
    """By the country's code."""
    third = counted()
    return {code: people for code, people in agreed_on().items() if apart(people, third[code]) <= THIRD}


def counted():
    """What countries-dictionary tells, by the country's code: for the most part censuses and what states count."""
    from countries_dictionary.countries import COUNTRIES

    return {country["ISO 3166-1"]["alpha-2"]: country["population"] for country in COUNTRIES.values()}


def agreed_on():
    """What the World Bank and the Factbook agree on, by the country's code."""
    known = {}
    for row in rows("countries"):
        if row["world_bank_2024"] and row["factbook"] and int(row["factbook_year"]) >= SINCE:
            known[row["country"]] = agreed(int(row["world_bank_2024"]), int(row["factbook"]))
    return {country: people for country, people in known.items() if people}


def agglomerations():
    """By the country's code and the name in capitals."""
    known = {}
    for row in rows("agglomerations"):
        year = re.search(r"\((20\d\d)\)\s*$", row["agglomerations"])
        if not year or int(year[1]) < SINCE:
            continue
        for number, millions, name in re.findall(
            r"(\d[\d.,]*)( million)? ([^\d,(]+?)(?: \([^)]*\))?\s*(?=,|$|\()", row["agglomerations"]
        ):
            people = float(number.rstrip(",").replace(",", ""))
            known[row["country"], name.strip().upper()] = round(people * (1e6 if millions else 1))
    return known
