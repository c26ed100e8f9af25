# SPDX-License-Identifier: GPL-3.0-or-later
"""Where in Swift sources a bug can be planted that still compiles, by their text alone.

An operator is changed where it stands, so that nothing has to be known of what is beside it: in its place
comes an operator of the same precedence that asks whether it is planted.
"""
import hashlib
import re
from dataclasses import dataclass

from modules import MODULES

OTHERS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
COMPARISON = re.compile(r"(?<=\s)(<=|>=|==|!=|<|>)(?=\s)")
NUMBER = re.compile(r"(?<![\w.$#)\]?!])(?:0x[0-9A-Fa-f_]+|\d[\d_]*(?:\.\d+)?)(?![\w.]|\s*:)")
TRUTH = re.compile(r"(?<![\w.`])(?:true|false)\b")
CALL = re.compile(
    r"(?:try[?!]?\s+|await\s+|_ = )*(?!(?:if|guard|for|while|switch|return|throw|let|var|func|init|deinit|defer|do"
    r"|case|default|else|repeat|import|precondition|preconditionFailure|assert|fatalError|super|self\.init|get|set"
    r"|where|private|public|static|mutating|continue|break|catch|in|is|as|try|await)\b)"
    r"[A-Za-z_]\w*(?:[?!]?\.\w+|[?!]|\([^()]*\)|\[[^\[\]]*\])*[?!]?\(")
CONDITION = re.compile(r"^[ \t]*(?:\} else )?(if|guard|while)\s", re.M)
TERNARY = re.compile(r"(?<=[\w)\]\"])\s+\?\s")
# What changes speed or memory and nothing that can be told.
IDLE = re.compile(r"reserveCapacity|keepingCapacity|minimumCapacity|sched_yield|os_log|logger\.")
QUOTE = re.compile(r'(#*)("""|")')
PATTERN = re.compile(r"#/.*?/#|(?<=[(=,] )/[^ /\n][^/\n]*/|(?<=\()/[^ /\n][^/\n]*/")


@dataclass(frozen=True)
class Point:
    """A place for one bug: what stands from `start` to `end` is written anew."""
    module: str
    path: str
    kind: str
    start: int
    end: int
    text: str
    line: int
    source: str
    ordinal: int
    # What comes in its place, where it was not found but named.
    after: str = ""

    @property
    def name(self):
        """What it is called as long as its line stays as it is."""
        nth = f" ({self.ordinal + 1})" if self.ordinal else ""
        return f"{self.path}: {self.change}{nth} in `{self.source}`"

    @property
    def change(self):
        if self.kind == "comparison":
            return f"{self.text} for {OTHERS[self.text]}"
        if self.kind == "constant":
            return f"{self.text} for {other_constant(self.text)}"
        return {"call": "call dropped", "branch": "branches swapped"}.get(self.kind, self.kind)

    def rank(self, seed):
        return hashlib.sha256(f"{seed} {self.name}".encode()).hexdigest()

    def planted(self, number):
        """The text with the bug behind the switch."""
        if self.after:
            return self.after.format(number)
        if self.kind == "comparison":
            return operator(self.text, number)
        if self.kind == "constant":
            return f"plantedOr({number}, {self.text}, {other_constant(self.text)})"
        if self.kind == "call":
            return f"if !isPlanted({number}) {{ {self.text} }}"
        return f" {swap(self.module)} {number}"


def swap(module):
    """What swaps the branches of a condition before it. Those of two modules would be ambiguous in a third."""
    return chr(0x22BB + [each.name for each in MODULES].index(module))


def operator(text, number):
    """Each has one of its own, since an operator cannot be told a number."""
    return text + chr(0x2500 + number)


def other_constant(text):
    if text in ("true", "false"):
        return "false" if text == "true" else "true"
    if text.startswith("0x"):
        return f"0x{int(text.replace('_', ''), 16) ^ 1:X}"
    value = text.replace("_", "")
    # One more or less of many is seldom told from as many.
    if "." in value:
        return repr(float(value) * 2 if float(value) else 1.0)
    return str(int(value) + 1 if int(value) < 100 else int(value) * 2)


def blank(source):
    """The source with its comments and the insides of its texts made blank, as long as before."""
    out, index = list(source), 0

    def erase(start, end):
        for place in range(start, min(end, len(out))):
            if out[place] != "\n":
                out[place] = " "

    while index < len(source):
        if source.startswith("//", index):
            end = source.find("\n", index)
            erase(index, end)
            index = end
        elif found := QUOTE.match(source, index):
            end = end_of_text(source, found.end(), found[2], found[1])
            erase(found.end(), end - len(found[0]))
            index = end
        elif found := PATTERN.match(source, index):
            erase(index, found.end())
            index = found.end()
        else:
            index += 1
    return "".join(out)


def end_of_text(source, index, quote, hashes):
    while index < len(source):
        if source.startswith("\\" + hashes + "(", index):
            index = end_of_interpolation(source, index + 2 + len(hashes))
        elif source.startswith("\\" + hashes, index):
            index += 2 + len(hashes)
        elif source.startswith(quote + hashes, index):
            return index + len(quote) + len(hashes)
        else:
            index += 1
    return index


def end_of_interpolation(source, index):
    depth = 1
    while depth:
        if found := QUOTE.match(source, index):
            index = end_of_text(source, found.end(), found[2], found[1])
            continue
        depth += {"(": 1, ")": -1}.get(source[index], 0)
        index += 1
    return index


class Source:
    """A file, and the points in it."""

    def __init__(self, module, path, text):
        self.module, self.path, self.text = module, path, text
        self.blank = blank(text)
        self.insides = self.enclosing()

    def enclosing(self):
        """By each place the bracket it is in."""
        stack, insides = [], []
        for character in self.blank:
            if character in ")]}" and stack:
                stack.pop()
            insides.append(stack[-1] if stack else "")
            if character in "([{":
                stack.append(character)
        return insides

    def points(self):
        found = [*self.comparisons(), *self.constants(), *self.calls(), *self.branches()]
        seen, points = {}, []
        for kind, start, end in sorted(found, key=lambda it: it[1]):
            first = self.text.rfind("\n", 0, start) + 1
            # What is dropped or swapped may begin on an earlier line than where it is changed.
            line = self.text[first:self.text.find("\n", start)].strip()
            if self.is_out_of_reach(first, line):
                continue
            text = self.text[start:end]
            key = (kind, text, line)
            seen[key] = seen.get(key, -1) + 1
            points.append(Point(
                self.module, self.path, kind, start, end, text, self.text.count("\n", 0, start) + 1, line, seen[key]))
        return points

    def is_out_of_reach(self, first, line):
        """What is no expression, or must be known to the compiler."""
        return bool(
            IDLE.search(line) or re.match(r"#|@|(indirect )?case [^:]*$|typealias|extension|infix|(?:\w+ )*func ", line)
            or re.search(r"\bwhere [A-Z][\w.]* ==|some \w+<|any \w+<|-> .*<.*>$", line))

    def comparisons(self):
        for found in COMPARISON.finditer(self.blank):
            yield "comparison", found.start(), found.end()

    def constants(self):
        for found in [*NUMBER.finditer(self.blank), *TRUTH.finditer(self.blank)]:
            before = self.blank[self.blank.rfind("\n", 0, found.start()) + 1:found.start()]
            if not re.match(r"\s*case\b[^:]*$", before) and "..." not in self.blank[found.start() - 3:found.end() + 3]:
                yield "constant", found.start(), found.end()

    def calls(self):
        for found in re.compile(r"^[ \t]+", re.M).finditer(self.blank):
            start = found.end()
            call = CALL.match(self.blank, start)
            if not call or self.insides[start] != "{":
                continue
            before = self.blank[:found.start()].rstrip()
            if not re.search(r"[{};)\]\w\"]$", before) or re.search(r"\b(return|else|throw|try|await|in)$", before):
                continue
            end = self.end_of_statement(call.end() - 1)
            if end and not self.is_value(start, end) and self.text.count("\n", start, end) <= 3:
                yield "call", start, end

    def is_value(self, start, end):
        """Whether a call makes what it stands in: a new value, or all there is of a block that may give one."""
        before = self.blank[:start].rstrip()
        if re.match(r"[A-Z]\w*\(", self.blank[start:end]):
            return True
        if not before.endswith("{") or not self.blank[end:].lstrip().startswith("}"):
            return False
        header = before[before.rfind("\n") + 1:]
        is_statement = re.search(r"\b(if|else|for|while|do|catch|defer|guard|repeat)\b", header)
        return not is_statement and ("->" in header or not re.search(r"\bfunc\b|\binit\b|^\s*\)", header))

    def end_of_statement(self, opening):
        """Where a call ends that nothing is done with; None where more follows."""
        depth = 0
        for place in range(opening, len(self.blank)):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(self.blank[place], 0)
            if depth < 0:
                return None
            if depth == 0 and self.blank[place] == "\n":
                end = len(self.blank[:place].rstrip())
                follows = self.blank[place:].lstrip()[:2]
                is_whole = self.blank[end - 1] in ")}" and not re.match(r"[.?:&|+\-*/<>=]", follows)
                return end if is_whole else None
        return None

    def branches(self):
        for found in CONDITION.finditer(self.blank):
            end = self.end_of_condition(found.end(), found[1])
            if end:
                yield "branch", end, end
        for found in TERNARY.finditer(self.blank):
            yield "branch", found.start(), found.start()

    def end_of_condition(self, start, word):
        depth, clause = 0, start
        goal = re.compile(r"\s+else\b" if word == "guard" else r"\s+\{")
        for place in range(start, len(self.blank)):
            character = self.blank[place]
            if depth == 0 and goal.match(self.blank, place):
                last = self.blank[clause:place].strip()
                return None if re.match(r"let\b|var\b|case\b|#", last) or not last else place
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
            if depth == 0 and character == ",":
                clause = place + 1
        return None
