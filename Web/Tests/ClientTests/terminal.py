# SPDX-License-Identifier: GPL-3.0-or-later
"""A program in a terminal, and what passes between it and the server."""

import fcntl
import os
import pty
import re
import select
import signal
import socket
import struct
import termios
import threading
import time

from door import PATIENCE


class Relay:
    """Passes on what a client and the server send; `client` and `server` have it all."""

    def __init__(self, port):
        self.client, self.server = b"", b""
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.thread = threading.Thread(target=self.run, args=(port,), daemon=True)
        self.thread.start()

    def run(self, port):
        near, _ = self.listener.accept()
        with near, self.listener, socket.create_connection(("127.0.0.1", port)) as far:
            while True:
                for end in select.select([near, far], [], [])[0]:
                    try:
                        data = end.recv(4096)
                        (far if end is near else near).sendall(data)
                    except OSError:
                        return
                    if not data:
                        return
                    if end is near:
                        self.client += data
                    else:
                        self.server += data


class Terminal:
    """A program started in a terminal of its own, from `with` to its end."""

    def __init__(self, *command, home):
        self.seen = ""
        # How far it has been waited for.
        self.place = 0
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(home)
            os.execve(command[0], command, {"HOME": home, "TERM": "xterm", "LANG": "C.UTF-8", "PATH": os.environ["PATH"]})
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 200, 0, 0))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)

    def type(self, line):
        os.write(self.terminal, line.encode() + b"\r")

    def wait(self, text):
        """What is shown up to a text that comes after what was waited for last."""
        end = time.monotonic() + PATIENCE
        while (found := self.seen.find(text, self.place)) < 0:
            ready, _, _ = select.select([self.terminal], [], [], max(end - time.monotonic(), 0))
            assert ready, f"{text!r} did not come: {self.seen!r}"
            # What moves the cursor and sets the title is no text.
            shown = os.read(self.terminal, 4096).decode(errors="replace")
            self.seen += re.sub(r"\x1b(?:\[[?>0-9;]*[A-Za-z]|\][^\x07]*\x07|=)|\r", "", shown)
        before, self.place = self.seen[self.place:found], found + len(text)
        return before
