#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that what the documents have a reader type and follow is there.

Each command of `make` and `aloud`, in a block or within a sentence, has to be one that the Makefile or the kept
help of the program knows, with its options, its game or its setting; nothing is run. Each link within the project leads to a file and a
heading that exist, and each picture has words. Blocks are fenced and say what they hold. Each test that SECURITY.md
names is there. Whatever tells the program's version tells the same, and desktops are told in each language what the
program says of itself.

Run from anywhere, with nothing but Python: python3 Tests/check-docs.py
Says every fault with its file and line, and ends with status 1 if there is one.
"""
import pathlib
import re
import shlex
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
DOCUMENTS = [ROOT / name for name in ('README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md')]
DOCUMENTS += sorted((ROOT / 'docs').glob('*.md'))
# Written by the tests of each command's help.
HELP = ROOT / 'Tests/ProgramTests/Help'
# Each setting has words for what it is for, beside its game's where it has one.
ENGLISH = ROOT / 'Locales/en'
# Commands whose first argument is a game.
OF_GAMES = {'play', 'solve', 'deals'}
# Who looks for the way to a game hears the README from its beginning.
README_LINES = 120
LANGUAGES = {'sh', 'text', 'json'}

# Where the version of the newest release stands.
VERSIONS = [
    ('CHANGELOG.md', r'^## ([0-9.]+) - '),
    ('Data/aloud.1', r'^\.TH .* "Aloud ([0-9.]+)"'),
    ('Data/aloud-serve.1', r'^\.TH .* "Aloud ([0-9.]+)"'),
    ('Packaging/aloud.metainfo.xml', r'<release version="([0-9.]+)"'),
    ('Packaging/aloud-page.metainfo.xml', r'<release version="([0-9.]+)"'),
    ('debian/changelog', r'^aloud \(([0-9.]+)\)'),
]
# Desktops name languages by their country.
DESKTOP_TAGS = {'pt-BR': 'pt_BR', 'zh-Hans': 'zh_CN'}

FENCED = re.compile(r'^```([^\n]*)\n(.*?)^```$', re.M | re.S)
INDENTED = re.compile(r'\n\n {4}\S')
SPAN = re.compile(r'`([^`]+)`')
LINK = re.compile(r'(!?)\[([^\]]*)\]\(([^)\s]+)\)')
ASSIGNMENT = re.compile(r'[A-Z_]+=')
OPTION = re.compile(r'--[a-z][a-z-]*')
# A row of requirements: its number, what it asks, and the tests or why there is none.
REQUIREMENT = re.compile(r'^\| (\d+\.\d+\.\d+) \|.*\| ([^|]*) \|$', re.M)
TARGET = re.compile(r'^([A-Za-z][\w %-]*):(?!=)', re.M)


def targets():
    """What can be made: names, and patterns with a `%`."""
    makefile = (ROOT / 'Makefile').read_text('utf-8')
    names = {name for line in TARGET.findall(makefile) for name in line.split()}
    return [re.compile(re.escape(name).replace('%', '.+')) for name in names]


def options(command):
    """The options of a command of `aloud`; None where there is no such command."""
    file = HELP / f"{'-'.join(['aloud', *command])}.txt"
    return set(OPTION.findall(file.read_text('utf-8'))) if file.exists() else None


def every_option():
    return {option for file in HELP.glob('*.txt') for option in OPTION.findall(file.read_text('utf-8'))}


def arguments(command):
    """What the first argument of a command may be; None where it may be anything."""
    if command == ['settings']:
        words = ''.join(file.read_text('utf-8') for file in ENGLISH.glob('*.ftl'))
        return set(re.findall(r'^setting-([a-z-]+)-help =', words, re.M))
    if command and command[0] in OF_GAMES:
        told = HELP.joinpath(f'aloud-{command[0]}.txt').read_text('utf-8').split('OPTIONS:')[0]
        return set(re.findall(r'\w+', told.split('<game> ')[-1]))
    return None


def unknown_to_make(words):
    goals = [word for word in words if not word.startswith('-') and not ASSIGNMENT.match(word)]
    known = targets()
    return [goal for goal in goals if not any(target.fullmatch(goal) for target in known)]


def unknown_to_aloud(words):
    command = []
    while len(command) < len(words) and options([*command, words[len(command)]]) is not None:
        command.append(words[len(command)])
    rest, known = words[len(command):], options(command)
    if rest and not rest[0].startswith('-'):
        allowed = arguments(command) if command else set()
        if allowed is not None and rest[0] not in allowed:
            return [rest[0]]
    return [word for word in rest if word.startswith('--') and word.split('=')[0] not in known]


def fault_of(line):
    """What is wrong with a line of shell; None for nothing."""
    words = shlex.split(line, comments=True)
    while words and (words[0] == 'sudo' or ASSIGNMENT.match(words[0])):
        words.pop(0)
    checks = {'make': unknown_to_make, 'aloud': unknown_to_aloud}
    if not words:
        return None
    if words[0] not in checks:
        return f'{words[0]} is neither make nor aloud'
    unknown = checks[words[0]](words[1:])
    return f"{words[0]} knows no {', '.join(unknown)}" if unknown else None


def headings(text):
    """The headings of a document as links name them."""
    titles = re.findall(r'^#+ (.+)$', FENCED.sub('', text), re.M)
    return {re.sub(r'[^\w\- ]', '', title.lower()).replace(' ', '-') for title in titles}


def link_faults(file, picture, words, target):
    if picture and not words:
        yield f'the picture {target} has no words'
    path, _, heading = target.partition('#')
    aim = file.parent / path if path else file
    if re.match(r'[a-z]+:', target):
        return
    if not aim.exists():
        yield f'{target} is not there'
    elif heading and heading not in headings(aim.read_text('utf-8')):
        yield f'{target} has no such heading'


def tests():
    """The names of all tests."""
    files = [*ROOT.glob('Tests/**/*.swift'), *ROOT.glob('Web/Tests/**/*.swift'), *ROOT.glob('Web/Tests/**/*.py')]
    return {name for file in files for name in re.findall(r'(?:func|def) (\w+)', file.read_text('utf-8'))}


def requirement_faults(text):
    """Requirements without a test that exists or a reason, each with its place."""
    known, numbers = tests(), set()
    for row in REQUIREMENT.finditer(text):
        named = SPAN.findall(row[2]) if not row[2].startswith('not tested: ') else []
        if not named and not re.match('not tested: .', row[2]):
            yield row.start(), f'{row[1]} names neither a test nor why there is none'
        for name in named:
            if name not in known:
                yield row.start(), f'there is no test {name}'
        if row[1] in numbers:
            yield row.start(), f'{row[1]} stands there twice'
        numbers.add(row[1])


def faults(file):
    """Each fault with the place in the text where it begins."""
    text = file.read_text('utf-8')
    for block in FENCED.finditer(text):
        if block[1] not in LANGUAGES:
            yield block.start(), f'a block says that it is {block[1] or "nothing"}'
        if block[1] == 'sh':
            for line in re.finditer(r'.+', block[2]):
                if fault := fault_of(line[0]):
                    yield block.start(2) + line.start(), fault
    # As long as before, so that places stay.
    prose = FENCED.sub(lambda block: re.sub(r'[^\n]', '.', block[0]), text)
    for block in INDENTED.finditer(prose):
        yield block.start() + 2, 'a block is not fenced'
    for span in SPAN.finditer(prose):
        if re.match(r'(make|aloud)\s', span[1]) and (fault := fault_of(' '.join(span[1].split()))):
            yield span.start(), fault
        elif span[1].startswith('--') and not set(OPTION.findall(span[1])) <= every_option():
            yield span.start(), f'no command knows {span[1]}'
    for link in LINK.finditer(prose):
        for fault in link_faults(file, *link.groups()):
            yield link.start(), fault
    if file.name == 'SECURITY.md':
        yield from requirement_faults(text)
    if file.name == 'README.md' and text.count('\n') > README_LINES:
        yield 0, f'has more than {README_LINES} lines'


def version_faults():
    """Each file that tells another version than the program."""
    program = ROOT / 'Sources/App/Application/Content/ProgramVersion.swift'
    version = re.search(r'current = "(.+)"', program.read_text('utf-8'))[1]
    for name, pattern in VERSIONS:
        told = re.search(pattern, (ROOT / name).read_text('utf-8'), re.M)
        if not told or told[1] != version:
            yield ROOT / name, f'tells version {told and told[1]} where the program tells {version}'


def desktop_faults():
    """Each comment of a desktop entry and each summary that is not the program's own, by its language."""
    for tag in sorted(folder.name for folder in (ROOT / 'Locales').iterdir() if folder.is_dir()):
        words = (ROOT / 'Locales' / tag / 'usage.ftl').read_text('utf-8')
        about = re.search(r'^usage-about-aloud = (.+?)[.。।]?$', words, re.M)[1]
        mark = '' if tag == 'en' else f'[{DESKTOP_TAGS.get(tag, tag)}]'
        attribute = '' if tag == 'en' else f' xml:lang="{tag}"'
        for name in ('aloud', 'aloud-page'):
            for file, line in (
                (ROOT / f'Packaging/{name}.desktop', f'\nComment{mark}={about}\n'),
                (ROOT / f'Packaging/{name}.metainfo.xml', f'<summary{attribute}>{about}</summary>'),
            ):
                if line not in file.read_text('utf-8'):
                    yield file, f'has not what the program says of itself in {tag}: {line.strip()}'


def main():
    found = False
    for file, fault in (*version_faults(), *desktop_faults()):
        print(f'{file.relative_to(ROOT)}: {fault}', file=sys.stderr)
        found = True
    for file in DOCUMENTS:
        text = file.read_text('utf-8')
        for place, fault in faults(file):
            line = text.count('\n', 0, place) + 1
            print(f'{file.relative_to(ROOT)}:{line}: {fault}', file=sys.stderr)
            found = True
    sys.exit(found)


if __name__ == '__main__':
    main()
