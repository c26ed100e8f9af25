# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written by hand for one language: curated/languages/<tag>.toml."""

import tomllib

from sources import CURATED

SECTIONS = ("names", "words", "full", "forms", "speech", "groups")


class Language:
    """The sections of a language's file, empty where it has none.

    `names` are those of places and of what is said about them; `full` tells places of the same name
    apart where a form of `forms` does not; `speech` is how the voice is to be given a name or a
    title; `groups` are titles. An empty text is none.
    """

    def __init__(self, tag):
        self.tag = tag
        path = CURATED / "languages" / f"{tag}.toml"
        table = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
        if unknown := set(table) - set(SECTIONS):
            raise SystemExit(f"{tag}.toml: unknown sections {sorted(unknown)}")
        sections = {s: {k: v for k, v in table.get(s, {}).items() if v} for s in SECTIONS}
        self.names = {**sections["names"], **sections["words"]}
        self.full, self.forms = sections["full"], sections["forms"]
        self.speech, self.groups = sections["speech"], sections["groups"]
