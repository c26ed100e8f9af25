#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the data of ICU that an installed program carries: what the game's languages need of it.

Foundation brings 34 MB for seven hundred locales and two hundred character sets, more than all of the
game. The game sorts, names languages and spells numbers in its own languages, and reads UTF-8.

Usage: icu_data.py LIB_FOUNDATION_ICU.A OUTPUT.S LANGUAGE...

Writes OUTPUT.S, an assembler file, and beside it the data that it includes and OUTPUT.flags, the words by
which the assembled file is linked in place of the library's own data.
"""
import pathlib
import re
import struct
import sys

# A file of ICU begins with its length, these two bytes and, for data of many items, this format.
MAGIC = b'\xda\x27'
FORMAT = b'CmnD'
# Members of an archive are preceded by 60 bytes, which hold their length in digits.
MEMBER_HEADER = 60
ALIGNMENT = 16

LOCALE = re.compile(r'([a-z]{2,3})(_\w+)?\.res')
# The tables of character sets, the rules and words by which lines are broken, the rules by which
# scripts are written in others, and the names of characters.
LEFT_OUT = re.compile(r'.*\.(cnv|dict)|brkitr/line.*\.brk|translit/.*|unames\.icu')
# Names of units and time zones, which the game never tells.
UNTOLD = ('unit/', 'zone/')


def packaged_data(archive):
    """The bytes of the library's own data, from its header to the end of its member."""
    place = 8
    while place < len(archive):
        length = int(archive[place + 48:place + 58])
        start, end = place + MEMBER_HEADER, place + MEMBER_HEADER + length
        found = archive.find(FORMAT, start, end)
        while found >= 0:
            header = found - 12
            if archive[header + 2:header + 4] == MAGIC:
                return archive[header:end]
            found = archive.find(FORMAT, found + 1, end)
        place = end + length % 2
    raise SystemExit('There is no data of ICU in this library.')


def items(data):
    """Name and bytes of each item, in their order."""
    base = struct.unpack_from('<H', data)[0]
    count = struct.unpack_from('<I', data, base)[0]
    entries = [struct.unpack_from('<II', data, base + 4 + 8 * index) for index in range(count)]
    starts = [base + start for _, start in entries] + [len(data)]
    for index, (name, _) in enumerate(entries):
        end = data.index(b'\0', base + name)
        yield data[base + name:end].decode('ascii'), data[starts[index]:starts[index + 1]]


def is_wanted(name, languages):
    """Whether the game needs an item, named without its package."""
    if LEFT_OUT.fullmatch(name):
        return False
    locale = LOCALE.fullmatch(name.rpartition('/')[2])
    return locale is None or locale[1] in languages and not name.startswith(UNTOLD)


def packed(header, kept):
    """The same form, with these items alone."""
    names, place = b'', 4 + 8 * len(kept)
    named = []
    for name, _ in kept:
        named.append(place + len(names))
        names += name.encode('ascii') + b'\0'
    table, contents = struct.pack('<I', len(kept)), b''
    start = place + len(names)
    padding = -start % ALIGNMENT
    start += padding
    for offset, (_, content) in zip(named, kept):
        table += struct.pack('<II', offset, start + len(contents))
        contents += content + bytes(-len(content) % ALIGNMENT)
    return header + table + names + bytes(padding) + contents


def main():
    library, output, *tags = sys.argv[1:]
    languages = {tag.partition('-')[0] for tag in tags} | {'en'}
    data = packaged_data(pathlib.Path(library).read_bytes())
    header = data[:struct.unpack_from('<H', data)[0]]
    every = list(items(data))
    package = every[0][0].partition('/')[0]
    kept = [item for item in every if is_wanted(item[0].partition('/')[2], languages)]
    assembly = pathlib.Path(output)
    content = assembly.with_suffix('.dat')
    content.write_bytes(packed(header, kept))
    # The package is named after the version and the order of bytes: icudt76l.
    replaced = f'{package[:-1]}_dat'
    symbol = f'__wrap_{replaced}'
    compiled = assembly.with_suffix('.o')
    assembly.with_suffix('.flags').write_text(
        f'-Xlinker --wrap={replaced} -Xlinker {compiled}\n', 'utf-8')
    assembly.write_text(f'''\
.section .rodata
.balign {ALIGNMENT}
.globl {symbol}
.type {symbol}, %object
{symbol}:
.incbin "{content}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", %progbits
''', 'utf-8')


if __name__ == '__main__':
    main()
