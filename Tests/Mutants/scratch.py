# SPDX-License-Identifier: GPL-3.0-or-later
"""A copy of the checkout in which every bug stands behind a switch, built once for all of them."""
import json
import pathlib
import re
import shutil
import subprocess
import sys

from modules import BY_HAND, MODULES, OUT_OF_REACH
from points import OTHERS, Point, Source, operator, swap

CHECKOUT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = CHECKOUT / ".build-mutants"
COPY = FOLDER / "aloud"
# Bugs that the compiler would not have; with the same compiler they need not be tried again.
REFUSED = FOLDER / "refused.txt"
# Programs of the tests have an environment of their own; these have the number of the bug besides.
HANDED_ON = (
    "Tests/TerminalTestSupport/ChildProgram.swift", b'"TERM": "xterm"]',
    b'"TERM": "xterm", "ALOUD_MUTANT": ProcessInfo.processInfo.environment["ALOUD_MUTANT"] ?? ""]')
KINDS = ["comparison", "constant", "call", "branch"]


def switch(module):
    """What a module asks whether one of its bugs is planted."""
    return f"""\
import Glibc

@usableFromInline let plantedBug = getenv("ALOUD_MUTANT").flatMap {{ Int(String(cString: $0)) }} ?? 0

@usableFromInline func isPlanted(_ number: Int) -> Bool {{ plantedBug == number }}

@usableFromInline func plantedOr<T>(_ number: Int, _ right: T, _ wrong: T) -> T {{
  isPlanted(number) ? wrong : right
}}

precedencegroup PlantedIn{module.name} {{
  higherThan: TernaryPrecedence
  lowerThan: LogicalDisjunctionPrecedence
}}

infix operator {swap(module.name)}: PlantedIn{module.name}
@usableFromInline func {swap(module.name)} (condition: Bool, number: Int) -> Bool {{
  isPlanted(number) != condition
}}
"""


def comparison(text, number):
    """The operator of one bug, for all that the compiler's own compares."""
    name, other = operator(text, number), OTHERS[text]
    bound = "Equatable" if text in ("==", "!=") else "Comparable"
    lines = [f"infix operator {name}: ComparisonPrecedence"]
    for generics, right, attribute in [
            (f"T: {bound}", "T", ""),
            ("T: BinaryInteger, U: BinaryInteger", "U", "@_disfavoredOverload ")]:
        lines.append(
            f"{attribute}@usableFromInline func {name} <{generics}>(left: T, right: {right}) -> Bool "
            f"{{ isPlanted({number}) ? left {other} right : left {text} right }}")
    if bound == "Equatable":
        lines.append(
            f"@usableFromInline func {name} <T>(left: T?, right: _OptionalNilComparisonType) -> Bool "
            f"{{ isPlanted({number}) ? left {other} right : left {text} right }}")
    return "\n".join(lines) + "\n"


def sources(module):
    for file in sorted((CHECKOUT / "Sources" / module.folder).rglob("*.swift")):
        path = str(file.relative_to(CHECKOUT / "Sources"))
        yield path, file.read_text("utf-8")


def by_hand(module):
    for path, text in sources(module):
        for file, change, before, after in BY_HAND:
            if file == path:
                start = text.index(before)
                yield Point(module.name, path, change, start, start + len(before), before,
                            text.count("\n", 0, start) + 1, before, 0, after)


def chosen(module, seed, refused):
    """The points of a module: those by hand, then of each kind as many, spread over its files."""
    points = list(by_hand(module))
    count, found = module.count + len(points), []
    for path, text in sources(module):
        if not OUT_OF_REACH.search(path):
            found += Source(module.name, path, text).points()
    found.sort(key=lambda point: point.rank(seed))
    rows = [[point for point in found if point.kind == kind] for kind in KINDS]
    while len(points) < count and any(rows):
        for row in rows:
            while row and len(points) < count:
                point = row.pop(0)
                same = [other for other in points if other.path == point.path]
                near = [other for other in same if other.start <= point.end and point.start <= other.end]
                if point.name not in refused and len(same) < 2 and not near:
                    points.append(point)
                    break
    return points


def write(path, content):
    """Leaves alone what is there already, which then need not be compiled again."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def plant(numbered, modules):
    """Makes the copy what the checkout is, with the bugs of {number: point} in it and the tests of some modules."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=CHECKOUT, check=True, capture_output=True)
    wanted = {}
    for name in filter(None, listed.stdout.decode().split("\0")):
        file = CHECKOUT / name
        if file.is_file() and not name.startswith(("Web/", "Benchmarks/")):
            wanted[name] = file.read_bytes()
    for path in {point.path for point in numbered.values()}:
        text = wanted[f"Sources/{path}"].decode()
        here = [(number, point) for number, point in numbered.items() if point.path == path]
        for number, point in sorted(here, key=lambda it: -it[1].start):
            text = text[:point.start] + point.planted(number) + text[point.end:]
        wanted[f"Sources/{path}"] = text.encode()
    file, before, after = HANDED_ON
    wanted[file] = wanted[file].replace(before, after)
    for module in MODULES:
        own = [comparison(point.text, number) for number, point in numbered.items()
               if point.module == module.name and point.kind == "comparison"]
        wanted[f"Sources/{module.folder}/PlantedBugs.swift"] = "\n".join([switch(module), *own]).encode()
    wanted["Package.swift"] += only_what_is_run(modules)
    if (resolved := CHECKOUT / "Package.resolved").exists():
        wanted["Package.resolved"] = resolved.read_bytes()
    for file in COPY.rglob("*"):
        name = str(file.relative_to(COPY))
        if not name.startswith(".") and file.is_file() and name not in wanted and "__pycache__" not in name:
            file.unlink()
    for name, content in wanted.items():
        write(COPY / name, content)
        shutil.copymode(CHECKOUT / name, COPY / name) if (CHECKOUT / name).exists() else None


def only_what_is_run(modules):
    """What takes away of the package whatever the tests of these modules do without."""
    described = subprocess.run(
        ["swift", "package", "--scratch-path", FOLDER / "manifest", "dump-package"], cwd=CHECKOUT, check=True,
        capture_output=True)
    targets = {target["name"]: target for target in json.loads(described.stdout)["targets"]}
    kept, rest = set(), [f"{tests}Tests" for module in modules for tests in module.tests]
    while rest:
        name = rest.pop()
        if name in targets and name not in kept:
            kept.add(name)
            uses = targets[name]["dependencies"] + targets[name].get("pluginUsages", [])
            rest += [next(iter(use.values()))[0] for use in uses]
    names = ", ".join(f'"{name}"' for name in sorted(kept))
    return f"\npackage.products = []\npackage.targets.removeAll {{ ![{names}].contains($0.name) }}\n".encode()


def build(jobs):
    """What the compiler has to say, where it does not build."""
    done = subprocess.run(
        ["nice", "swift", "build", "--build-tests", "-j", str(jobs)], cwd=COPY, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.stdout if done.returncode else None


def refusals(output, numbered):
    """The names of the points that the compiler would not have."""
    names = set()
    for file, line in re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", output, re.M):
        if not file.startswith(str(COPY)):
            continue
        path = str(pathlib.Path(file).relative_to(COPY / "Sources"))
        here = [point for point in numbered.values() if point.path == path]
        if here:
            names.add(min(here, key=lambda point: abs(point.line - int(line))).name)
    return names


def prepare(seed, jobs, modules):
    """Builds the copy with the tests of some modules; gives {number: point} and the binary of the tests."""
    FOLDER.mkdir(exist_ok=True)
    COPY.mkdir(exist_ok=True)
    refused = set(REFUSED.read_text("utf-8").splitlines()) if REFUSED.exists() else set()
    while True:
        points = [point for module in MODULES for point in chosen(module, seed, refused)]
        numbered = dict(enumerate(points, 1))
        plant(numbered, modules)
        output = build(jobs)
        if output is None:
            return numbered, COPY / ".build/debug/aloudPackageTests.xctest"
        more = refusals(output, numbered)
        if not more:
            sys.exit(output)
        print("\n".join(f"does not compile: {name}" for name in sorted(more)), flush=True)
        refused |= more
        REFUSED.write_text("\n".join(sorted(refused)) + "\n", "utf-8")
