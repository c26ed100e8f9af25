#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks every language file with Mozilla's fluent.syntax, and every language against English.

A language has the messages, attributes and variables that English has and no others, but for variables
that English only names in its comment; a message with variables has a comment for translators, of its
own or of its group or file.

Usage: pip install fluent.syntax; Tests/check-locales.py [FOLDER]
"""
import difflib
import pathlib
import re
import sys

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

SOURCE = 'en'
# How a language lists, counts and inflects is its own; so are the names it has to tell apart.
OWN_KEYS = re.compile(
    r'(plural|ordinal)-(zero|one|two|few|many)|(numerals|count)-.+'
    r'|list-(or-)?euphony|language-(digits|keyboard|spelled-numbers|pronunciation-.+)')
OWN_ATTRIBUTES = re.compile(r'(.+-)?(speech|braille)|brief|full|typed|from|to')
SAME_PLACE = re.compile(r'\$(\w+) is a place in the form \.\w+, \$(\w+) the same in the form')
NAMES = 'names.ftl'
# Articles that would tell which of four names is left out. German has some more, "der" after a noun, that
# a sentence cannot do without, and Portuguese "a", which is a preposition as well.
ARTICLES = {
    'de': r'Der|[Dd]ie|[Dd]as|[Dd]en|[Dd]em', 'en': r'[Tt]he', 'es': r'[Ee]l|[Ll][ao]s?',
    'fr': r'[Ll](e|a|es)|[Ll][\'’]', 'it': r'[Ii]l?|[Ll][oae]|[Gg]li|[Ll]\'', 'nl': r'[Dd]e|[Hh]et',
    'pt-BR': r'[Oo]s?|As?|as'}
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


def wording(pattern):
    """All that a pattern can say, in one line, with its branches beside each other."""
    return ''.join(
        part.value if isinstance(part, ast.TextElement)
        else ' '.join(wording(branch.value) for branch in part.expression.variants)
        if isinstance(part.expression, ast.SelectExpression) else '#'
        for part in pattern.elements)


def doubled(pattern):
    """Whether a branch ends in a comma where another sign comes after it."""
    return any(
        re.match('[.,;:!?。，；：]', after.value)
        and any(wording(branch.value).endswith((',', '،', '，', '、')) for branch in part.expression.variants)
        for part, after in zip(pattern.elements, pattern.elements[1:])
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)
        and isinstance(after, ast.TextElement))


def flaws(tag, file, entry):
    """What is wrong with the words of a message, whatever English has."""
    patterns = {a.id.name: a.value for a in entry.attributes}
    if entry.value:
        patterns[''] = entry.value
    for pattern in patterns.values():
        if doubled(pattern):
            yield 'a comma stands before another sign'
    text, speech = (re.sub('[\u064b-\u0652]', '', wording(patterns[name])).lower() if name in patterns else ''
                    for name in ('', 'speech'))
    # Names are respelt as they sound, and what is written in Chinese characters in others.
    if file.name != NAMES and min(len(text), len(speech)) > 20 and not re.search('[\u3040-\u9fff]', text):
        if difflib.SequenceMatcher(None, text, speech, autojunk=False).ratio() < 0.6:
            yield 'the voice is given something else'
    if entry.id.name.startswith('remark-') and tag in ARTICLES:
        if re.search(rf'(?<![\w\'’])({ARTICLES[tag]}) ?#', wording(entry.value)):
            yield 'an article tells which name is left out'


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


def read(tag, file, fault):
    """The messages of a file by key; what is wrong with it is a fault."""
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
            for flaw in flaws(tag, file, entry):
                fault(f'{file}: {entry.id.name}: {flaw}')
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
            # One place in two forms: a language takes the one it has a word for.
            if (form := SAME_PLACE.search(theirs.explained)) and name == form[1] and form[2] in used:
                continue
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
            read(tag, file, faults.append)
            continue
        messages = languages.setdefault(tag, {})
        for key, message in read(tag, file, faults.append).items():
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
