# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of every entity: countries, cities, divisions and nature, from the packages and by hand."""

import figures
from borders import borders
from sources import CONTINENTS, curated, slug

UK = {"ENG": "england", "SCT": "scotland", "WLS": "wales", "NIR": "northern-ireland"}
# What is so of a country and tells its capital apart from others.
OF_CAPITALS = ("eu", "island", "landlocked", "microstate")


def codes(text):
    return text.lower().split()


def inverted(table):
    """Which keys a code stands under: {"alps": "AT CH"} gives {"at": ["alps"], "ch": ["alps"]}."""
    found = {}
    for key, text in table.items():
        for code in codes(text):
            found.setdefault(code, []).append(key)
    return found


def prefixed(kind, items):
    return [f"{kind}-{item}" for item in items]


def countries(packages):
    hand = curated("countries")
    region = inverted(hand["region"])
    also_region = inverted(hand["also_region"])
    also_continent = inverted(hand["also_continent"])
    flags = inverted(hand["flags"])
    told = {key: inverted(hand[key]) for key in ("flag_shows", "clock", "among")}
    coasts, rivers, ranges = (inverted(hand[k]) for k in ("coasts", "rivers", "ranges"))
    near = borders(packages)
    people = figures.countries()
    for table in (also_region, also_continent, flags, coasts, rivers, ranges, *told.values()):
        unknown = [c for c in table if c.upper() not in packages.countries]
        if unknown:
            raise SystemExit(f"countries.toml: not a member: {unknown}")
    facts, capitals = {}, {}
    for code, source in packages.countries.items():
        low, entity = code.lower(), f"country-{code.lower()}"
        (home,) = region[low]
        continent = hand["continent"].get(code) or CONTINENTS[source["continentcode"]]
        area = hand["area_km2"].get(code, source["areakm2"])
        fact = {
            "kind": "country",
            "capital": None,
            "continent": f"continent-{continent}",
            "continents": prefixed("continent", [continent, *also_continent.get(low, [])]),
            "region": f"region-{home}",
            "regions": prefixed("region", [home, *also_region.get(low, [])]),
            "neighbours": prefixed("country", [n.lower() for n in near.get(code, [])]),
            "more_neighbours": code in hand["more_neighbours"]["codes"].split() or None,
            "undealt_neighbours": hand["undealt_neighbours"].get(code, "").split(),
            "population": people.get(code),
            "area_km2": round(area),
            "languages": prefixed("language", hand["languages"][code].split()),
            "currency": "currency-" + hand["currency"].get(code, source["currencycode"]).lower(),
            "flags": flags.get(low, []),
            **{key: table.get(low, []) for key, table in told.items()},
            "waters": prefixed("sea", coasts.get(low, [])) + prefixed("river", rivers.get(low, [])),
            "ranges": prefixed("range", ranges.get(low, [])),
        }
        for figure, disputed in hand["disputed"].items():
            if code in disputed.split():
                fact[figure] = None
        if code in hand["at"]:
            fact["latitude"], fact["longitude"] = hand["at"][code]
        facts[entity] = {k: v for k, v in fact.items() if v is not None and v != []}
        if code not in hand["no_capital"]["codes"].split():
            capitals[code] = [hand["capital"].get(code, source["capital"])]
        capitals[code] = capitals.get(code, []) + [
            n.strip() for n in hand["also_capital"].get(code, "").split(",") if n.strip()
        ]
    return facts, capitals


def states():
    facts, capitals = {}, {}
    tables = curated("states")
    extra = tables.pop("extra")
    for country, table in tables.items():
        kind = table.pop("kind")
        for code, row in table.items():
            entity = f"state-{country.lower()}-{code}"
            facts[entity] = {
                "kind": "state",
                "division": kind,
                "country": f"country-{country.lower()}",
                "neighbours": [],
            }
            if "at" in row:
                facts[entity]["latitude"], facts[entity]["longitude"] = row["at"]
            if "area_km2" in row:
                facts[entity]["area_km2"] = row["area_km2"]
            if "waters" in row:
                facts[entity]["waters"] = row["waters"].split()
            if "capital" in row:
                capitals.setdefault(country, []).append((entity, row["capital"]))
        for code, row in table.items():
            for other in row.get("neighbours", "").split():
                one, two = (f"state-{country.lower()}-{c}" for c in (code, other))
                if two in facts[one]["neighbours"]:
                    raise SystemExit(f"states.toml: {one} and {two} twice")
                facts[one]["neighbours"].append(two)
                facts[two]["neighbours"].append(one)
    for fact in facts.values():
        fact["neighbours"].sort()
    for key, sets in extra.items():
        for value, members in sets.items():
            for member in members.split():
                facts[f"state-{member}"].setdefault(key, []).append(value)
    return facts, capitals


class Cities:
    """Collects cities from every list that names one, so that each is one entity."""

    def __init__(self, packages):
        self.packages, self.slugs = packages, curated("cities")["slug"]
        self.facts, self.ids, self.sources = {}, {}, {}

    def add(self, name, country, division=None):
        city = self.packages.city(name, country, division)
        known = self.ids.get(city["geonameid"])
        if known:
            return known
        entity = f"city-{self.slugs.get(name) or slug(name)}-{country.lower()}"
        if entity in self.facts:
            raise SystemExit(f"two cities are {entity}")
        self.ids[city["geonameid"]] = entity
        self.sources[entity] = city
        self.facts[entity] = {
            "kind": "city",
            "country": f"country-{country.lower()}",
            "latitude": round(city["latitude"], 2),
            "longitude": round(city["longitude"], 2),
            "capital_of": [],
        }
        return entity


def locate(facts, cities):
    """Gives a country or division the place of its capital, the first of several, unless it has one by hand."""
    for fact in facts.values():
        if capital := cities.get(fact.get("capital") or fact.get("capitals", [None])[0]):
            fact.setdefault("latitude", capital["latitude"])
            fact.setdefault("longitude", capital["longitude"])


def cities(packages, country_facts, country_capitals, state_facts, state_capitals):
    """The facts of cities, and GeoNames' records of them."""
    found, seats = Cities(packages), {}
    for country, capitals in country_capitals.items():
        for name in capitals:
            entity = found.add(name, country)
            found.facts[entity]["capital_of"].append(f"country-{country.lower()}")
            found.facts[entity]["national_capital"] = True
            seats.setdefault(f"country-{country.lower()}", []).append(entity)
    for country, entities in seats.items():
        fact = country_facts[country]
        if len(entities) == 1:
            fact["capital"] = entities[0]
        else:
            fact["capitals"] = entities
    divisions = {("GB", code): f"region-{name}" for code, name in UK.items()}
    seats = {}
    for country, capitals in state_capitals.items():
        for state, name in capitals:
            name, _, division = name.partition("@")
            division = division or (state[-2:].upper() if country == "US" else None)
            entity = found.add(name, country, division)
            found.facts[entity]["capital_of"].append(state)
            found.facts[entity]["state_capital"] = True
            state_facts[state]["capital"] = entity
            seats.setdefault((country, found.sources[entity]["admin1code"]), []).append(state)
    # Where GeoNames' divisions are others, larger ones, a city is in none that is known.
    divisions |= {seat: states[0] for seat, states in seats.items() if len(states) == 1}
    hand = curated("cities")
    for country, text in hand["cities"].items():
        for name in text.split(","):
            name, _, division = name.strip().partition("@")
            found.add(name, country, division or None)
    for entity, city in found.sources.items():
        division = divisions.get((city["countrycode"], city["admin1code"]))
        if division:
            found.facts[entity]["region"] = division
        if not found.facts[entity]["capital_of"]:
            del found.facts[entity]["capital_of"]
    for entity, values in inverted(hand["among"]).items():
        found.facts[f"city-{entity}"]["among"] = values
    elsewhere = inverted(hand["not_in_region"])
    for entity, fact in found.facts.items():
        if fact.get("national_capital"):
            away = elsewhere.get(entity.removeprefix("city-"), [])
            regions = country_facts[fact["country"]]["regions"]
            fact["regions"] = [r for r in regions if r not in prefixed("region", away)]
            flags = [f for f in country_facts[fact["country"]].get("flags", []) if f in OF_CAPITALS]
            if flags:
                fact["among"] = fact.get("among", []) + flags
    for facts in (country_facts, state_facts):
        locate(facts, found.facts)
    agglomerations, contested = figures.agglomerations(), codes(hand["contested"]["population"])
    for entity, city in found.sources.items():
        if entity.removeprefix("city-") in contested:
            continue
        other = agglomerations.get((city["countrycode"], city["name"].upper()))
        if other and (people := figures.agreed(city["population"], other)):
            found.facts[entity]["population"] = people
    for entity, fact in found.facts.items():
        continents = hand["continents"].get(entity)
        fact["continents"] = (
            prefixed("continent", continents.split())
            if continents
            else country_facts[fact["country"]]["continents"]
        )
    return found.facts, found.sources


# What is longer, higher or larger than so much is a group of its own.
AT_LEAST = {
    "river": [("length_km", 1000), ("length_km", 4000)],
    "mountain": [("height_m", 4000)],
    "lake": [("area_km2", 20000)],
    "island": [("area_km2", 100000)],
}


def by_hand(name):
    """What a curated file tells of things that lie in one country or several."""
    facts = {}
    for kind, table in curated(name).items():
        for name, row in table.items():
            entity = f"{kind}-{name}"
            facts[entity] = {"kind": kind, **row}
            if at := facts[entity].pop("at", None):
                facts[entity]["latitude"], facts[entity]["longitude"] = at
            for key, prefix in (("countries", "country"), ("continents", "continent")):
                if key in row:
                    facts[entity][key] = [f"{prefix}-{c.lower()}" for c in row[key].split()]
            if "waters" in row:
                facts[entity]["waters"] = row["waters"].split()
            among = row.get("among", "").split()
            among += [f"{k}-{n}" for k, n in AT_LEAST.get(kind, []) if row.get(k, 0) >= n]
            among += ["world-heritage"] if "world_heritage" in row else []
            for key, values in (("among", among), ("sorts", row.get("sorts", "").split())):
                facts[entity].pop(key, None)
                if values:
                    facts[entity][key] = values
    return facts
