#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Words that are said for a move: the mean of the first 30 carries of a way to win, in English; and those
from the very first start to the first move, by keys and by lines, in several languages.

The program is played at a pseudo-terminal by the line that `aloud solve` finds. Draws, deals and moves
that complete a group or a run are left out. ALOUD names the program; the deal is the fifth.
"""

import os
import pty
import re
import select
import subprocess
import tempfile

PROGRAM = os.environ.get("ALOUD", os.path.join(os.path.dirname(__file__), "../.build/release/aloud"))
MOVE = re.compile(r"from (.+?) to (column|cell|foundation) (\d+)$")
CARRIES = 30


def environment(home):
    names = {"XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state", "XDG_DATA_HOME": "data"}
    return {**os.environ, "HOME": home, "TERM": "xterm", "LANG": "C.UTF-8"} | {
        name: os.path.join(home, folder) for name, folder in names.items()
    }


def keys(place, number, game, is_goal):
    """The keys that name a place."""
    if place == "waste":
        return "w"
    if place == "column":
        return str(number % 10)
    if place == "foundation" and game == "atlas":
        return str(4 + number)
    letter = {"cell": "e", "foundation": "f"}[place]
    return letter if is_goal else letter + str(number)


def moves(game, env):
    """The keys of each move of a way to win; None for a move that is no carry."""
    told = subprocess.run(
        [PROGRAM, "solve", game, "--deal", "5", "--difficulty", "easy", "--language", "en"],
        env=env, capture_output=True, text=True, check=True).stdout
    for line in told.splitlines():
        found = MOVE.search(line)
        if not found:
            yield None
            continue
        origin = re.fullmatch(r"(?:the )?(\w+)(?: (\d+))?", found[1])
        yield (
            keys(origin[1], int(origin[2] or 0), game, False)
            + keys(found[2], int(found[3]), game, True))


def read(master, first, pause=0.06):
    """What is said until there is a pause, in seconds."""
    text = b""
    while select.select([master], [], [], first if not text else pause)[0]:
        text += os.read(master, 65536)
    return text.decode(errors="replace")


def words(game, verbosity):
    with tempfile.TemporaryDirectory() as home:
        env = environment(home) | {"ALOUD_VERBOSITY": verbosity}
        steps = list(moves(game, env))
        master, slave = pty.openpty()
        program = subprocess.Popen(
            [PROGRAM, "play", game, "--number", "5", "--difficulty", "easy", "--keys", "--voice", "off", "--colour", "off",
             "--language", "en"],
            env=env, stdin=slave, stdout=slave, stderr=slave, start_new_session=True)
        os.close(slave)
        read(master, 3)
        counts, pressed = [], 0
        for step in steps:
            said = ""
            for key in step or "d":
                os.write(master, key.encode())
                said += read(master, 2)
            if step is None or "complete" in said:
                continue
            counts.append(len(said.replace("\r\n", " ").split()))
            pressed += len(step)
            if len(counts) == CARRIES:
                break
        program.kill()
        program.wait()
        os.close(master)
        return sum(counts) / len(counts), pressed / len(counts), len(counts)


def first_start(given, locale):
    """Words from the very first start to the first move, without the notice that no sound device is there."""
    with tempfile.TemporaryDirectory() as home:
        master, slave = pty.openpty()
        program = subprocess.Popen(
            [PROGRAM], env=environment(home) | {"LANG": locale, "LC_ALL": locale}, stdin=slave,
            stdout=slave, stderr=slave, start_new_session=True)
        os.close(slave)
        said = [read(master, 3, pause=0.5)]
        for line in given:
            os.write(master, line.encode())
            said.append(read(master, 2, pause=0.5))
        program.kill()
        program.wait()
        os.close(master)
    # The second line says that there is no sound device; what is given is echoed.
    lines = "".join(said).replace("\r", "").split("\n")
    heard = [word for line in lines[:1] + lines[2:] if line + "\r" not in given for word in line.split()]
    return sum(any(map(str.isalnum, word)) for word in heard)


# The language, no voice, keys or lines; then the game and its easiest deals, the first of a long list by Enter.
# A letter goes to the game, by its title.
GAMES = {"atlas": "a", "freecell": "f", "klondike": "k"}
for game, letter in GAMES.items():
    choices = "\r\r" if game == "atlas" else f"{letter}\r\r"
    count = first_start(["1\r", "2\r", "2\r", *choices], "C.UTF-8")
    print(f"{game}, first start to the first move by keys: {count} words")
for language in ["en_GB", "de_DE", "es_ES", "fr_FR", "pl_PL"]:
    for game in GAMES:
        choice = 1 if game == "atlas" else game
        given = [f"{answer}\r" for answer in [1, 2, 1, choice, 1]]
        count = first_start(given, language + ".UTF-8")
        print(f"{game}, first start to the first move by lines in {language}: {count} words")

for game in ["atlas", "klondike", "spider", "freecell"]:
    for verbosity in ["normal", "brief"]:
        mean, presses, count = words(game, verbosity)
        print(f"{game}, {verbosity}: {mean:.1f} words and {presses:.2f} keys a move, {count} carries")
