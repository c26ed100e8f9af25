#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads every language file with Mozilla's fluent.syntax and fails on what it cannot read.

Usage: pip install fluent.syntax; Tests/check-locales.py [FOLDER]
"""
import pathlib
import sys

from fluent.syntax import FluentParser, ast

folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).parents[1] / 'Locales'
files = sorted(folder.glob('*/*.ftl'))
faults = 0
for file in files:
    source = file.read_bytes().decode()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            line = source.count('\n', 0, entry.span.start) + 1
            print(f'{file}:{line}: {note.code} {note.message}', file=sys.stderr)
            faults += 1
if not files:
    sys.exit(f'No language files in {folder}')
sys.exit(1 if faults else 0)
