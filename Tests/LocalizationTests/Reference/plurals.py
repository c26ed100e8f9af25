#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes Fixtures/plurals.json: CLDR's plural rules and what Babel makes of numbers by them.

Usage: pip install Babel==2.18.0; ./plurals.py > ../Fixtures/plurals.json
"""
import json
import sys
from decimal import Decimal

from babel import Locale
from babel.localedata import locale_identifiers

NUMBERS = [str(n) for n in [*range(0, 131), *range(190, 213), 301, 312, 800, 880, 1000, 1001, 1002,
                            1011, 10000, 100000, 1000000, 1000001, 2000000]]
NUMBERS += ['0.0', '0.1', '0.5', '1.0', '1.00', '1.1', '1.5', '1.21', '1.30', '2.0', '2.3', '3.4',
            '5.0', '10.0', '10.1', '11.0', '12.1', '21.1', '100.5', '1000000.0', '1000000.1']


def modern(rule):
    """Babel writes the older words; the files of CLDR have the signs."""
    return rule.replace(' not in ', ' != ').replace(' in ', ' = ').replace(' mod ', ' % ')


def rules(form):
    results = {}
    for number in NUMBERS:
        results.setdefault(form(Decimal(number)), []).append(number)
    return {'rules': {k: modern(v) for k, v in sorted(form.rules.items())}, 'samples': results}


def main():
    sets = {}
    for language in sorted(locale_identifiers()):
        if '_' in language and language != 'pt_PT':
            continue
        locale = Locale.parse(language)
        both = {'cardinal': rules(locale.plural_form), 'ordinal': rules(locale.ordinal_form)}
        sets.setdefault(json.dumps(both), []).append(language)
    json.dump([{'languages': names, **json.loads(both)} for both, names in sets.items()],
              sys.stdout, separators=(',', ':'))
    print()


main()
