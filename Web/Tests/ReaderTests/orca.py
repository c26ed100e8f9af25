#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What Orca says of the page in Chromium, step by step, held against `orca.txt` beside this file.

Takes some four minutes, most of them waiting for Orca. REWRITE=1 writes the file anew. No sound and no
speech server is needed: Orca's own log has what it gives to its voice.
Needs, from Debian: chromium orca speech-dispatcher at-spi2-core xvfb xdotool openbox dbus-x11
"""

import contextlib
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SERVER = os.environ.get("SERVE", str(ROOT / "Web/.build/debug/aloud-serve"))
GAME = os.environ.get("ALOUD", str(ROOT / ".build/debug/aloud"))
# How long Orca and the page are given, in seconds; a busy machine needs more.
PATIENCE = float(os.environ.get("PATIENCE", "3"))

# What is done, under the name that the golden file has for it. A line is typed into the field and sent.
STEPS = [
    ("a menu", ["line:klondike"]),
    ("a game that is gone on with", ["line:1"]),
    ("a move", ["line:draw"]),
    ("a refusal", ["line:1 1"]),
    ("the same again", ["line:1 1"]),
    ("undo", ["line:undo"]),
    ("the game menu", ["line:0"]),
    ("back at the table", ["line:0"]),
    ("where Tab goes", ["Tab", "Tab"]),
    ("single keys", ["Return", "i", "Escape"]),
    ("a place by its button", ["Tab", "Return"]),
    ("a win", ["focus", "line:LAST"]),
]


def run_inside():
    """The part below a session bus and a screen of its own."""
    work, url = pathlib.Path(sys.argv[2]), sys.argv[3]
    children = []

    def start(*command, log=None):
        output = open(log, "w") if log else subprocess.DEVNULL
        child = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        children.append(child)
        return child

    def key(*names):
        for name in names:
            subprocess.run(["xdotool", "key", name], check=False)
            time.sleep(PATIENCE / 2)

    try:
        start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
        time.sleep(1)
        for switch in ["IsEnabled", "ScreenReaderEnabled"]:
            subprocess.run(
                ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
                 "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", switch, "<true>"],
                stdout=subprocess.DEVNULL, check=True)
        start("openbox")
        start("orca", "--replace", "--enable=speech", "--disable=braille",
              f"--debug-file={work / 'orca.out'}")
        time.sleep(2 * PATIENCE)
        start("chromium", "--no-sandbox", "--no-first-run", "--no-default-browser-check", "--disable-gpu",
              "--lang=en-GB", "--window-size=1000,900", "--force-renderer-accessibility",
              f"--user-data-dir={work / 'profile'}", url)
        time.sleep(4 * PATIENCE + 3)
        window = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--class", "chromium"], capture_output=True, text=True
        ).stdout.split()[-1]
        subprocess.run(["xdotool", "windowfocus", window], check=False)
        time.sleep(PATIENCE)
        last = (work / "last").read_text().strip()
        for name, acts in STEPS:
            # What Orca is told to say of the step's beginning can be found again in its log.
            key("F13")
            for act in acts:
                if act == "focus":
                    key("shift+Tab", "shift+Tab", "shift+Tab")
                elif act.startswith("line:"):
                    text = act.removeprefix("line:").replace("LAST", last)
                    subprocess.run(["xdotool", "type", "--delay", "60", text], check=False)
                    key("Return")
                else:
                    key(act)
            time.sleep(PATIENCE)
        # The log is written in blocks: keys that do nothing push its end out.
        for _ in range(80):
            subprocess.run(["xdotool", "key", "F13"], check=False)
            time.sleep(0.15)
    finally:
        for child in reversed(children):
            child.send_signal(signal.SIGTERM)
        for child in children:
            try:
                child.wait(10)
            except subprocess.TimeoutExpired:
                child.kill()
        for file in (work / "run").glob("speech-dispatcher/pid/*.pid"):
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(file.read_text()), signal.SIGTERM)


def spoken(log):
    """Step by step what was said, without the echo of what was typed."""
    steps = [[]]
    current = steps[0]
    pattern = re.compile(
        r"vvvvv PROCESS ATSPI_KEY_PRESSED_EVENT: '(?P<key>\w+)'|SPEECH OUTPUT: '(?P<said>.*?)' ?[\[{]", re.S)
    for found in pattern.finditer(log):
        if found["key"] == "F13":
            current = []
            steps.append(current)
        elif found["said"] is not None:
            said = " ".join(found["said"].split()).replace("\u00a0", " ").strip()
            # The echo of keys is Orca's own; the time played is the machine's.
            if len(said) > 1 and said not in ["space", "return", "tab", "escape", "left shift"]:
                current.append(re.sub(r"Time: [^.]*\.", "Time.", said))
    return steps[: len(STEPS) + 1]


def main():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        work = pathlib.Path(folder)
        home = work / "home"
        (home / ".config/aloud").mkdir(parents=True)
        (home / ".config/aloud/settings.conf").write_text("first-start-done = on\n")
        speech = home / ".config/speech-dispatcher"
        speech.mkdir()
        (speech / "speechd.conf").write_text(
            'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nDefaultLanguage "en"\n')
        (work / "run").mkdir(mode=0o700)
        lines = (HERE / "won.txt").read_text().split("\n")[:-1]
        (work / "last").write_text(lines[-1])
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8", "ALOUD_HOME": str(ROOT),
            "XDG_RUNTIME_DIR": str(work / "run"), "XDG_SESSION_TYPE": "x11", "GDK_BACKEND": "x11",
            "PATIENCE": str(PATIENCE),
        }
        subprocess.run(
            [GAME, "play", "klondike", "--seed", "5", "--difficulty", "easy"], env=environment, check=True,
            input="\n".join(lines[:-1]) + "\n", text=True, stdout=subprocess.DEVNULL)
        server = subprocess.Popen([SERVER, "--port", "0"], env=environment, stdout=subprocess.PIPE, text=True)
        try:
            url = next(line.strip() for line in server.stdout if line.startswith("http"))
            subprocess.run(
                ["xvfb-run", "-a", "-s", "-screen 0 1280x1024x24", "dbus-run-session", "--",
                 sys.executable, __file__, "inside", str(work), url], env=environment, check=True,
                stderr=subprocess.DEVNULL)
            log = (work / "orca.out").read_text(errors="replace")
        finally:
            server.terminate()
            server.wait(10)
    if os.environ.get("LOG"):
        pathlib.Path(os.environ["LOG"]).write_text(log)
    text = "".join(
        f"{name}\n" + "".join(f"    {said}\n" for said in heard)
        for name, heard in zip(["the start"] + [name for name, _ in STEPS], spoken(log)))
    golden = HERE / "orca.txt"
    if os.environ.get("REWRITE"):
        golden.write_text(text)
    if text != golden.read_text():
        print(text)
        sys.exit("Orca says something else than in orca.txt.")


if __name__ == "__main__":
    run_inside() if sys.argv[1:2] == ["inside"] else main()
