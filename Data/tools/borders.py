# SPDX-License-Identifier: GPL-3.0-or-later
"""Which countries touch: two of three sources decide, or the hand where it knows better."""

import functools

import witnesses
from sources import curated


def pairs(text):
    return {frozenset(pair.split("-")) for pair in text.split()}


@functools.cache
def votes(packages):
    """By pair of countries the sources that say they touch."""
    codes = set(packages.countries)
    threes = {country["iso3"]: code for code, country in packages.countries.items()}
    found = {}

    def vote(source, one, two):
        if one in codes and two in codes:
            found.setdefault(frozenset((one, two)), {})[source] = True

    for code, country in packages.countries.items():
        for other in country["neighbours"].split(","):
            vote("GeoNames", code, other)
    for code, info in witnesses.country_info(packages.countries).items():
        for other in info.get("borders", []):
            vote("countryinfo", code, threes.get(other))
    for one, two in map(sorted, witnesses.shores(codes)):
        vote("Natural Earth", one, two)
    return {pair: list(sources) for pair, sources in found.items()}


def borders(packages):
    """The neighbours of each country, by code and in order."""
    hand = curated("countries")
    settled = {pair for pair, sources in votes(packages).items() if len(sources) > 1}
    settled -= pairs(hand["no_border"]["pairs"])
    settled |= pairs(hand["border"]["pairs"])
    found = {}
    for one, two in map(sorted, settled):
        found.setdefault(one, []).append(two)
        found.setdefault(two, []).append(one)
    return {code: sorted(others) for code, others in found.items()}
