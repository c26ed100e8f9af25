# SPDX-License-Identifier: GPL-3.0-or-later
"""Strikes the built program while it saves, and holds what it kept against what it told.

What it told is never lost but for the last answer, nothing is there that was not played, "Game saved."
is true, and whatever comes, it ends by itself.
"""
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

from failure import Failure

HERE = pathlib.Path(__file__).parent
PLAY = ["play", "atlas", "--lines", "--voice", "off"]
NEW = PLAY + ["--seed", "7", "--any-deal"]
SAVED = "Game saved."


class Home:
    """A player's home, and the program run in it."""

    def __init__(self, program, faults):
        self.program, self.faults = program, faults
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="aloud-torture-"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    @property
    def database(self):
        return self.folder / ".local/state/aloud/aloud.sqlite"

    def start(self, arguments, **faults):
        environment = {"HOME": str(self.folder), "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}
        if faults:
            environment |= {"LD_PRELOAD": str(self.faults), "FAULT_FOLDER": str(self.folder)}
            environment["ALOUD_HOME"] = str(HERE.parent.parent)
            environment |= {name: str(value) for name, value in faults.items()}
        return subprocess.Popen(
            [self.program, *arguments], env=environment, text=True, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def run(self, arguments, lines=(), **faults):
        process = self.start(arguments, **faults)
        output, errors = process.communicate("".join(line + "\n" for line in lines), timeout=300)
        if process.returncode not in (0, 1):
            raise Failure(f"{arguments} ended with {process.returncode}: {errors[-500:]}")
        return output + errors

    def kept(self):
        """How many moves the saved round holds, and how many of them are in force."""
        process = self.start(["export"])
        output, _ = process.communicate(timeout=300)
        if process.returncode:
            return (0, 0)
        round = json.loads(output)
        return (len(round["moves"]), round.get("played", len(round["moves"])))


def played(commands, state):
    """Draws and their undoing, as a save counts them."""
    moves, force = state
    for command in commands:
        if command == "d":
            moves, force = force + 1, force + 1
        elif force > 0:
            force -= 1
    return (moves, force)


def commands(chance, most):
    return [chance.choice("dddu") for _ in range(1 + chance.randrange(most))]


def told(output):
    """How many commands were answered: each is shown before its answer."""
    return output.count("\n> ")


def read(process):
    """What is there by now, past Python's own buffer; nothing at the end."""
    return os.read(process.stdout.fileno(), 65_536).decode("utf-8", "replace")


def killed(home, chance, before):
    """Struck at some instant: all that was told is kept, and nothing else."""
    lines = commands(chance, 20)
    process = home.start(PLAY)
    process.stdin.write("".join(line + "\n" for line in lines))
    process.stdin.flush()
    wanted, output = chance.randrange(len(lines) + 1), ""
    while told(output) < wanted and (more := read(process)):
        output += more
    time.sleep(chance.random() * 0.05)
    process.kill()
    while more := read(process):
        output += more
    process.communicate()
    answered = told(output)
    candidates = [played(lines[:count], before) for count in (answered - 1, answered, answered + 1)
                  if count >= 0]
    after = home.kept()
    if after not in candidates:
        raise Failure(f"kept {after}, told {answered} of {lines} after {before}")
    return after


def faulty(home, chance, before, **faults):
    """A disk that fails: who leaves is told the truth about what is kept."""
    lines = commands(chance, 8)
    output = home.run(PLAY, lines + ["q", "q"], **faults)
    after = home.kept()
    if SAVED in output and after != played(lines, before):
        raise Failure(f"{faults}: told saved, but kept {after} of {lines} after {before}")
    # What was kept is some beginning of it.
    if after not in [played(lines[:count], before) for count in range(len(lines) + 1)]:
        raise Failure(f"{faults}: kept {after} of {lines} after {before}")
    return after


def exported(home):
    """A file that cannot be written whole is told, and the one before it stays."""
    folder = home.folder / "out"
    folder.mkdir()
    file = folder / "round.json"
    file.write_text("before")
    # A rename is counted wherever it is.
    for call in ("write", "fsync", "rename"):
        output = home.run(["export", str(file)], FAULT=f"{call}:1:5", FAULT_FOLDER=folder)
        if "system error 5" not in output or file.read_text() != "before":
            raise Failure(f"{call} failed, and export told: {output}")
        if [entry.name for entry in folder.iterdir()] != [file.name]:
            raise Failure(f"{call} failed, and export left a draft")
    home.run(["export", str(file)], FAULT="short:1:0", FAULT_FOLDER=folder)
    json.loads(file.read_text())


def damaged(home, chance):
    """Bytes of the saved games changed: they are read or moved aside, never a crash."""
    home.run(NEW, ["d", "q", "q"])
    data = bytearray(home.database.read_bytes())
    for _ in range(1 + chance.randrange(40)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    data = data[: chance.choice([len(data), chance.randrange(len(data))])]
    home.database.write_bytes(data)
    output = home.run(PLAY, ["d", "q", "q"])
    if "Goodbye." not in output:
        raise Failure(f"no end after damage: {output[-300:]}")


def beside(home, chance, before):
    """Another copy of the game plays: the second writes no round."""
    first = home.start(PLAY)
    first.stdin.write("d\n")
    first.stdin.flush()
    output = ""
    while told(output) < 1:
        output += read(first)
    second = home.run(PLAY, ["d", "d", "d", "q", "q"])
    if SAVED in second:
        raise Failure("the second copy told that it saved")
    first.communicate("d\nq\nq\n", timeout=300)
    after = home.kept()
    if after != played("dd", before):
        raise Failure(f"two copies: kept {after} after {before}")
    return after


def run(program, faults, kills, seed, counts):
    """Strikes until so many have been killed, and counts each strike by its name."""
    def strike(name, body, *arguments, **named):
        counts[name] = counts.get(name, 0) + 1
        try:
            return body(*arguments, **named)
        except (Failure, subprocess.TimeoutExpired) as failure:
            sys.exit(f"seed {seed}, {name} {counts[name]}: {failure}")

    chance = random.Random(seed)
    for lap in range(0, kills, 40):
        with Home(program, faults) as home:
            home.run(NEW, ["q", "q"])
            state = home.kept()
            for _ in range(min(40, kills - lap)):
                state = strike("kill", killed, home, chance, state)
                if state[0] > 60:
                    home.run(NEW, ["q", "q"])
                    state = home.kept()
        with Home(program, faults) as home:
            home.run(NEW, ["d", "q", "q"])
            state = home.kept()
            for call, number in [("write", 28), ("write", 5), ("fsync", 5), ("rename", 28)]:
                fault = f"{call}:{1 + chance.randrange(60)}:{number}"
                state = strike(f"{call} {number}", faulty, home, chance, state, FAULT=fault)
            state = strike("short", faulty, home, chance, state, FAULT="short:1:0")
            # A disk that failed is often mounted anew so that it can only be read; one may be from the start.
            for first in (1, 1 + chance.randrange(60)):
                state = strike("read only", faulty, home, chance, state, FAULT=f"readonly:{first}:30")
            back = -chance.randrange(1, 10**9)
            state = strike("clock", faulty, home, chance, state, FAULT_CLOCK=back)
            strike("two copies", beside, home, chance, state)
            strike("export", exported, home)
        with Home(program, faults) as home:
            for _ in range(3):
                strike("damage", damaged, home, chance)
