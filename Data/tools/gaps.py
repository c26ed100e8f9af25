# SPDX-License-Identifier: GPL-3.0-or-later
"""What a language still lacks, as TOML to be filled in and put into its file."""

import json


def lacking(catalogue, tag):
    """By section what has no text in a language, with the English one."""
    words, english = catalogue.words[tag], catalogue.words["en"]
    found = {"names": {}, "words": {}, "full": {}, "forms": {}, "groups": {}}
    for entity in words.used:
        if entity not in words.texts:
            section = "names" if entity in catalogue.facts else "words"
            found[section][entity] = english.texts[entity]
    for entity, text in english.language.full.items():
        if entity in words.rivals and entity not in words.language.full:
            found["full"][entity] = text
    for form, text in english.language.forms.items():
        if form not in words.language.forms:
            found["forms"][form] = text
    for identity in catalogue.groups:
        if identity not in words.language.groups:
            found["groups"][identity] = english.language.groups[identity]
    return {section: dict(sorted(entries.items())) for section, entries in found.items() if entries}


def missing(catalogue, tag):
    lines = []
    for section, entries in lacking(catalogue, tag).items():
        lines.append(f"[{section}]\n")
        lines += [f'{key} = ""  # {english}\n' for key, english in entries.items()]
        lines.append("\n")
    return "".join(lines[:-1])


def counted(catalogue, tag):
    """A line for each section that has gaps."""
    for section, entries in lacking(catalogue, tag).items():
        yield f"{tag}: {len(entries)} missing in [{section}]"


def doubtful(catalogue, tag):
    """Names that nobody has settled by hand and that two sources give differently."""
    words, english = catalogue.words[tag], catalogue.words["en"]
    lines = ["[names]\n"]
    for entity in words.used:
        found = catalogue.gazetteer.candidates(entity, tag)
        if entity in words.language.names or len({text.casefold() for _, text in found}) < 2:
            continue
        sources = "; ".join(f"{source}: {text}" for source, text in found)
        name = json.dumps(words.texts[entity], ensure_ascii=False)
        lines.append(f"{entity} = {name}  # {english.texts[entity]}; {sources}\n")
    return "".join(lines)
