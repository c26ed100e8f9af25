# SPDX-License-Identifier: GPL-3.0-or-later
"""Groups of cards: what is true by the facts, and what is dealt."""

from sources import curated, slug
from words import unmarked


def holds(where, fact):
    """Whether an entity's facts meet every condition; a list of values asks for any of them."""
    for key, wanted in where.items():
        wanted = set(wanted if isinstance(wanted, list) else [wanted])
        value = fact.get(key, [])
        if not wanted & set(value if isinstance(value, list) else [value]):
            return False
    return True


def truth(where, also, facts, same):
    members = {entity for entity, fact in facts.items() if holds(where, fact)} | set(also)
    for pair in same:
        if members & set(pair):
            members |= set(pair)
    return sorted(members)


def sounding_like(members, facts, words):
    """Entities that are no members, but whose name in some language is that of a member, accents apart."""
    def heard(word, entity):
        return word.tag, unmarked(word.texts[entity].casefold())

    spoken = {heard(word, member) for word in words for member in members if member in word.texts}
    return sorted(
        entity
        for entity in facts
        if entity not in members
        and any(entity in word.texts and heard(word, entity) in spoken for word in words)
    )


class Levels:
    """Which school level a group is for: by hand, or else by its difficulty, and of some kinds no earlier
    than they are taught."""

    ORDER = ("primary", "secondary", "expert")

    def __init__(self, table):
        self.difficulty, self.least = table["difficulty"], table["least"]
        self.by_hand = {group: level for level in self.ORDER for group in table.get(level, "").split()}

    def of(self, row):
        by_rule = (self.difficulty[row["difficulty"]], self.least.get(row["kind"], self.ORDER[0]))
        return self.by_hand.get(row["id"]) or max(by_rule, key=self.ORDER.index)


def card_id(name):
    return slug(name).replace("-", "_")


def expanded(prefix, text, facts):
    """"fr de" under the prefix country is ["country-fr", "country-de"]; a full id stays."""
    return [e if e in facts else f"{prefix}-{e}" for e in text.split()]


def groups(facts, words):
    """The files of all groups; `words` are those of every language, English first."""
    names, titles = words[0].texts, words[0].language.groups
    table = curated("groups")
    levels, made = Levels(table["level"]), {}
    if unknown := set(levels.by_hand) - {row["id"] for row in table["group"]}:
        raise SystemExit(f"groups.toml: a level of {sorted(unknown)}, which are no groups")
    for row in table["group"]:
        identity, where = row["id"], row["where"]
        prefix = row.get("prefix", "country")
        deal = expanded(prefix, row["deal"], facts)
        also = expanded(prefix, row.get("also", ""), facts)
        members = truth(where, also, facts, table["same"])
        if identity not in titles:
            raise SystemExit(f"en.toml: no title of {identity}")
        unknown = [e for e in deal + also if e not in facts]
        wrong = [e for e in deal if e not in members]
        if unknown or wrong:
            raise SystemExit(f"{identity}: unknown {unknown}, no members {wrong}")
        made[identity] = {
            "group_id": identity,
            "group_name": titles[identity],
            "base_card": {
                "id": row.get("base", identity.rsplit("_", 1)[0] + "_base"),
                "label": titles[identity],
                "type": "base",
                "image": None,
            },
            "partner_cards": [
                {
                    "id": card_id(names[entity]),
                    "label": names[entity],
                    "type": "partner",
                    "image": None,
                    "entity": entity,
                }
                for entity in deal
            ],
            "truth": members,
            "homonyms": sounding_like(members, facts, words),
            "where": where,
            "also": also,
            "metadata": {
                "difficulty": row["difficulty"],
                "kind": row["kind"],
                "level": levels.of(row),
                "source": "local-json",
                "sources": row.get("sources") or table["sources"][row["kind"]],
                "valid_as_of": table["valid_as_of"],
                "notes": row.get("notes", ""),
            },
        }
    return made
