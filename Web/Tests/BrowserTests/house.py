# SPDX-License-Identifier: GPL-3.0-or-later
"""The built server, with a player's home of its own."""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile

CHECKOUT = pathlib.Path(__file__).resolve().parents[3]


class House:
    """A server that listens on a free port of this machine, from `with` to its end.

    `settings` are lines of the settings file, beside the one that the first questions are answered;
    `arguments` are those of the server.
    """

    program = None

    def __init__(self, *settings, arguments=()):
        self.arguments = arguments
        self.settings = ["first-start-done = on", *settings]

    def __enter__(self):
        self.home = tempfile.mkdtemp(prefix="aloud-browser-")
        folder = pathlib.Path(self.home, ".config/aloud")
        folder.mkdir(parents=True)
        folder.joinpath("settings.conf").write_text("".join(f"{line}\n" for line in self.settings))
        self.server = subprocess.Popen(
            [self.program, "--port", "0", *self.arguments], stdout=subprocess.PIPE, text=True,
            env={"PATH": os.environ["PATH"], "HOME": self.home, "ALOUD_HOME": str(CHECKOUT), "LANG": "C.UTF-8"})
        self.lines = []
        # The one line that is an address.
        self.door = self.told("^http.*").group()
        self.address = self.door.partition("?")[0]
        self.port = int(self.address.rpartition(":")[2].rstrip("/"))
        return self

    def told(self, pattern):
        """What the server prints, once each, in a line that matches; waits for it."""
        while True:
            for line in self.lines:
                if found := re.search(pattern, line):
                    self.lines.remove(line)
                    return found
            self.lines.append(next(self.server.stdout).rstrip("\n"))

    def end(self):
        """Ends the server as Ctrl C does, and waits for it."""
        if self.server.poll() is None:
            self.server.send_signal(signal.SIGINT)
        try:
            return self.server.wait(60)
        finally:
            # Does nothing to one that has ended.
            self.server.kill()

    def __exit__(self, *_):
        try:
            self.end()
        finally:
            self.server.stdout.close()
            shutil.rmtree(self.home, ignore_errors=True)
