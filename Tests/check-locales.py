#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks every language file with Mozilla's fluent.syntax, and every language against English.

A language has the messages, attributes and variables that English has and no others, but for variables
that English only names in its comment; a message with variables has a comment for translators, of its
own or of its group or file.

Usage: pip install fluent.syntax; Tests/check-locales.py [FOLDER]
"""
import pathlib
import re
import sys

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

SOURCE = 'en'
# How a language lists, counts and inflects is its own; so are the names it has to tell apart.
OWN_KEYS = re.compile(
    r'(plural|ordinal)-(zero|one|two|few|many)|(numerals|count)-.+'
    r'|list-euphony|language-(digits|keyboard|spelled-numbers|pronunciation-.+)')
OWN_ATTRIBUTES = re.compile(r'(.+-)?(speech|braille)|brief|full|typed|from|to')
NAMES = 'names.ftl'
# English stands in for a name or title that a language lacks; check-data.py counts those.
GENERATED = (NAMES, 'groups.ftl')


class Variables(Visitor):
    def __init__(self):
        self.names = set()
        # Whether another message is said in it, with whatever variables that one has.
        self.borrows = False

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)

    def visit_MessageReference(self, node):
        self.borrows = True


class Message:
    def __init__(self, file, entry, explained):
        self.file, self.explained, self.variables = file, explained, {}
        self.borrowing = set()
        self.offered = set(re.findall(r'\$([a-z]+)', explained))
        parts = [('', entry.value)] + [('.' + a.id.name, a.value) for a in entry.attributes]
        for name, pattern in parts:
            if pattern is not None:
                visitor = Variables()
                visitor.visit(pattern)
                self.variables[name] = visitor.names
                if visitor.borrows:
                    self.borrowing.add(name)

    def wanted(self, attribute):
        """What an attribute may use: its own in English, or else what the message has."""
        return self.variables.get(attribute, self.variables.get('', set()))


def read(file, fault):
    """The messages of a file by key; what cannot be read is a fault."""
    source = file.read_bytes().decode()
    messages, group, whole = {}, None, []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            line = source.count('\n', 0, entry.span.start) + 1
            fault(f'{file}:{line}: {note.code} {note.message}')
        elif isinstance(entry, ast.GroupComment):
            group = entry.content
        elif isinstance(entry, ast.ResourceComment):
            whole.append(entry.content)
        elif isinstance(entry, ast.Message):
            if entry.id.name in messages:
                fault(f'{file}: {entry.id.name} stands there twice')
            comment = entry.comment.content if entry.comment else group
            explained = comment or '\n'.join(text for text in whole if '$' in text)
            messages[entry.id.name] = Message(file, entry, explained)
    return messages


def compare(key, ours, theirs, fault):
    where = f'{ours.file}: {key}'
    for attribute in sorted(theirs.variables.keys() - ours.variables.keys()):
        # Names are told apart where they sound alike; speech is respelt where a voice needs it.
        spoken = re.fullmatch(r'\.(.+-)?(speech|braille)', attribute)
        if not spoken and ours.file.name != NAMES:
            fault(f'{where}{attribute} is missing')
    for attribute, used in sorted(ours.variables.items()):
        if attribute and attribute not in theirs.variables:
            if not OWN_ATTRIBUTES.fullmatch(attribute[1:]):
                fault(f'{where}{attribute} is not in English')
        base = re.sub(r'[.-](speech|braille)$', '', attribute)
        wanted = theirs.wanted(attribute if attribute in theirs.variables else base)
        lacking = set() if attribute in ours.borrowing else wanted - used
        for name in sorted(lacking):
            fault(f'{where}{attribute} lacks ${name}')
        for name in sorted(used - wanted - theirs.offered):
            fault(f'{where}{attribute} uses ${name}, which English does not')


def main():
    faults = []
    folder = pathlib.Path(__file__).parents[1] / 'Locales'
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else folder
    languages = {}
    for file in sorted([*folder.glob('*/*.ftl'), *folder.glob('*/on-demand/*.ftl')]):
        tag = file.relative_to(folder).parts[0]
        # What is known of a script beforehand makes no language yet.
        if not (folder / tag / 'language.ftl').exists():
            read(file, faults.append)
            continue
        messages = languages.setdefault(tag, {})
        for key, message in read(file, faults.append).items():
            if key in messages:
                faults.append(f'{file}: {key} stands in {messages[key].file} too')
            messages[key] = message
            if any(message.variables.values()) and not message.explained:
                faults.append(f'{file}: {key} has variables but no comment')
    if SOURCE not in languages:
        sys.exit(f'No English files in {folder}')
    english = languages.pop(SOURCE)
    for tag, messages in languages.items():
        for key, theirs in english.items():
            if key in messages:
                compare(key, messages[key], theirs, faults.append)
            elif not OWN_KEYS.fullmatch(key) and theirs.file.name not in GENERATED:
                faults.append(f'{folder / tag / theirs.file.name}: {key} is missing')
        for key in sorted(messages.keys() - english.keys()):
            if not OWN_KEYS.fullmatch(key):
                faults.append(f'{messages[key].file}: {key} is not in English')
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


if __name__ == '__main__':
    main()
