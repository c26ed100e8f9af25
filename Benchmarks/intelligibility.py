#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts every fixed message of English to a speech recogniser, as the game says it.

Fixed is a message without variables. Each is said twice, at the rate that the game comes with: by
`aloud say`, which trims the silence before the first sound, and by `espeak-ng`, which does not. The
recogniser, pocketsphinx with its own model, is given a grammar of the sentences of one file of words,
so that it chooses among those. A sentence with a word that its dictionary lacks is left out.

Usage: pip install pocketsphinx fluent.syntax==0.19.0; intelligibility.py [PROGRAM]
PROGRAM is the game as built for release; without it `.build/release/aloud`.
"""
import audioop
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import wave

from fluent.syntax import FluentParser, ast
from pocketsphinx import Decoder, get_model_path

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The rate the game comes with, 25 of 100, in words a minute.
WORDS_A_MINUTE = 188
# Of the model.
RATE = 16000
# The recogniser needs silence on both sides, as a player has it, in samples.
SILENCE = bytes(2 * RATE * 4 // 10)
NUMBERS = 'zero one two three four five six seven eight nine ten'.split()


def plain(pattern):
    """The text of a pattern; None where it has variables or choices."""
    if pattern is None or not all(isinstance(part, ast.TextElement) for part in pattern.elements):
        return None
    return ''.join(part.value for part in pattern.elements).replace('\n', ' ')


def words(text):
    """The words as the recogniser's dictionary writes them."""
    text = re.sub(r'\d+', lambda found: ' ' + NUMBERS[int(found[0])] + ' '
                  if int(found[0]) < len(NUMBERS) else found[0], text.lower().replace('’', "'"))
    return re.findall(r"[\w'.]*\w", text.replace('-', ' '))


def sentences(file):
    """Every sentence of a fixed message once, by the words it is made of."""
    found = {}
    for entry in FluentParser().parse(file.read_text()).body:
        if isinstance(entry, ast.Message):
            forms = {attribute.id.name: attribute.value for attribute in entry.attributes}
            text = plain(forms.get('speech', entry.value)) or ''
            for sentence in re.split(r'(?<=[.?!:])\s+', text):
                found.setdefault(' '.join(words(sentence)), sentence)
    return {key: text for key, text in found.items() if key}


def decoder(keys):
    """A recogniser that knows these messages only."""
    model = get_model_path()
    rules = ' |\n'.join(keys)
    grammar = f'#JSGF V1.0;\ngrammar messages;\npublic <message> =\n{rules};\n'
    made = Decoder(
        hmm=os.path.join(model, 'en-us/en-us'), dict=os.path.join(model, 'en-us/cmudict-en-us.dict'),
        lm=None, samprate=RATE, dither=True,
        loglevel='FATAL')
    made.add_jsgf_string('messages', grammar)
    made.activate_search('messages')
    return made


def known_words():
    file = pathlib.Path(get_model_path()) / 'en-us/cmudict-en-us.dict'
    return {line.split(' ', 1)[0] for line in file.read_text().splitlines()}


def recognised(recogniser, file):
    with wave.open(str(file)) as sound:
        samples = sound.readframes(sound.getnframes())
        samples, _ = audioop.ratecv(samples, 2, 1, sound.getframerate(), RATE, None)
    recogniser.start_utt()
    recogniser.process_raw(SILENCE + samples + SILENCE, full_utt=True)
    recogniser.end_utt()
    return recogniser.hyp().hypstr if recogniser.hyp() else ''


def said(program, text, file, environment):
    """The text as a file, trimmed and not."""
    commands = {
        'trimmed': [program, 'say', text, '--language', 'en', '--record', str(file)],
        'untrimmed': ['espeak-ng', '-v', 'en', '-s', str(WORDS_A_MINUTE), '-w', str(file), text],
    }
    for name, command in commands.items():
        subprocess.run(command, check=True, env=environment)
        yield name


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / '.build/release/aloud')
    known = known_words()
    counts, every, asked = {'trimmed': 0, 'untrimmed': 0}, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, 'said.wav')
        environment = {**os.environ, 'XDG_CONFIG_HOME': folder, 'XDG_STATE_HOME': folder}
        for source in sorted((ROOT / 'Locales/en').glob('*.ftl')):
            if source.name in ('names.ftl', 'groups.ftl', 'language.ftl'):
                continue
            found = sentences(source)
            usable = {key: text for key, text in found.items() if known.issuperset(key.split())}
            every, asked = every + len(found), asked + len(usable)
            if not usable:
                continue
            recogniser = decoder(sorted(usable))
            for key, text in sorted(usable.items()):
                for name in said(program, text, file, environment):
                    heard = recognised(recogniser, file)
                    counts[name] += heard == key
                    if heard != key:
                        print(f'{name} {text!r}: heard {heard!r}', flush=True)
            print(f'{source.name}: {asked} of {every} sentences asked so far, {counts}', flush=True)
    for name, count in counts.items():
        print(f'{name}: {count} of {asked} recognised, {100 * count / asked:.1f} %')


if __name__ == '__main__':
    main()
