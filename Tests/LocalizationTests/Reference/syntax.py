#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes Fixtures/syntax.json: what Mozilla's fluent.syntax reads from tricky files.

The files are those in corpus/, the same with CR LF, and random mutations of them (seeded).
Usage: pip install fluent.syntax==0.19.0; ./syntax.py [MUTATIONS] > ../Fixtures/syntax.json
"""
import json
import pathlib
import random
import re
import sys

from fluent.syntax import FluentParser, ast

NASTY = ['{', '}', '"', '\\', '\n', '\r\n', '\r', '[', ']', '*', '.', '-', '->', '#', '##', '=',
         ' ', '    ', '\t', '$', '(', ')', ',', ':', 'a', '0', 'é', '\u2068', '\\u00e9', '[[', '//',
         '\0', '\n\n', '\n ', ' = x', '{ $n ->\n', '*[other] y\n', '1.0', '😀']


def escapes(value):
    def replace(match):
        plain, four, six = match.groups()
        if plain:
            return plain
        point = int(four or six, 16)
        valid = point <= 0xD7FF or 0xE000 <= point <= 0x10FFFF
        return chr(point) if valid else '\ufffd'
    return re.sub(r'\\(?:(\\|")|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))', replace, value)


def name(node):
    return node.name if node else None


def pattern(node):
    return [['text', e.value] if isinstance(e, ast.TextElement) else ['placeable', expression(e.expression)]
            for e in node.elements]


def arguments(node):
    if node is None:
        return None
    return [[expression(e) for e in node.positional],
            [[e.name.name, expression(e.value)] for e in node.named]]


def key(node):
    return ['number', node.value] if isinstance(node, ast.NumberLiteral) else ['name', node.name]


def expression(node):
    match node:
        case ast.StringLiteral():
            return ['string', escapes(node.value)]
        case ast.NumberLiteral():
            return ['number', node.value]
        case ast.VariableReference():
            return ['variable', node.id.name]
        case ast.MessageReference():
            return ['message', node.id.name, name(node.attribute)]
        case ast.TermReference():
            return ['term', node.id.name, name(node.attribute), arguments(node.arguments)]
        case ast.FunctionReference():
            return ['function', node.id.name, arguments(node.arguments)]
        case ast.Placeable():
            return ['placeable', expression(node.expression)]
        case ast.SelectExpression():
            return ['select', expression(node.selector),
                    [[key(v.key), pattern(v.value), v.default] for v in node.variants]]


def entry(node, source):
    match node:
        case ast.Comment():
            return ['#', node.content]
        case ast.GroupComment():
            return ['##', node.content]
        case ast.ResourceComment():
            return ['###', node.content]
        case ast.Junk():
            note = node.annotations[0]
            # Positions are bytes, because Swift counts characters in another way.
            return ['junk', node.content, note.code, len(source[:note.span.start].encode())]
    return ['term' if isinstance(node, ast.Term) else 'message', node.id.name,
            pattern(node.value) if node.value else None,
            [[a.id.name, pattern(a.value)] for a in node.attributes],
            node.comment.content if node.comment else None]


def mutate(text, rng):
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(text) + 1)
        cut = at + rng.choice([0, 0, 1, 1, 2, 6])
        text = text[:at] + rng.choice(NASTY + ['']) + text[cut:]
    return text


def case(label, source):
    body = FluentParser().parse(source).body
    return {'name': label, 'source': source, 'entries': [entry(node, source) for node in body]}


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 250
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    corpus = pathlib.Path(__file__).parent / 'corpus'
    cases = []
    files = [(p.name, p.read_bytes().decode()) for p in sorted(corpus.glob('*.ftl'))]
    for label, source in files:
        cases.append(case(label, source))
        cases.append(case(label + ' CRLF', source.replace('\n', '\r\n')))
        cases.append(case(label + ' no last line end', source.rstrip('\n')))
    rng = random.Random(seed)
    blocks = [b for _, s in files for b in re.split(r'\n(?=\S)', s) if b]
    for index in range(count):
        source = '\n'.join(rng.choice(blocks) for _ in range(rng.randint(1, 3))) + '\n'
        cases.append(case(f'mutation {index}', mutate(source, rng)))
    json.dump(cases, sys.stdout, ensure_ascii=False, indent=0, separators=(',', ':'))
    print()


main()
