# SPDX-License-Identifier: GPL-3.0-or-later
"""A started server with its door for MUD clients, and a client that notes every byte."""

import os
import re
import socket
import subprocess

from house import CHECKOUT, House

IAC, DONT, DO, WONT, WILL, SB, GA, IP, SE, EOR_MARK = 255, 254, 253, 252, 251, 250, 249, 244, 240, 239
ECHO, TTYPE, EOR, NAWS, ENVIRON, CHARSET, MSSP, MSP, GMCP = 1, 24, 25, 31, 39, 42, 70, 90, 201
NAMES = {
    ECHO: "ECHO", TTYPE: "TTYPE", EOR: "EOR", NAWS: "NAWS", ENVIRON: "ENVIRON", CHARSET: "CHARSET", MSSP: "MSSP",
    MSP: "MSP", GMCP: "GMCP", DONT: "DONT", DO: "DO", WONT: "WONT", WILL: "WILL",
}
# No answer takes so long; only what is broken waits for its end.
PATIENCE = 60


class Door(House):
    """The server with `--telnet`; `port` is where clients connect."""

    game = None

    def __init__(self, *settings, arguments=("--telnet", "0")):
        super().__init__(*settings, arguments=arguments)

    def __enter__(self):
        super().__enter__()
        self.mud_port = int(self.told(r": 127\.0\.0\.1.* (\d+)\.$").group(1))
        return self

    def code(self):
        """The code that the server has printed last."""
        return self.told(r": ((?:\d ){5}\d)\.").group(1).replace(" ", "")

    def play(self, *arguments, lines):
        """What the terminal door prints when it is given lines."""
        environment = {"PATH": os.environ["PATH"], "HOME": self.home, "ALOUD_HOME": str(CHECKOUT), "LANG": "C.UTF-8"}
        done = subprocess.run(
            [self.game, *arguments], env=environment, input="".join(f"{line}\n" for line in lines), text=True,
            capture_output=True, timeout=PATIENCE, check=True)
        return done.stdout.split("\n")[:-1]


class Client:
    """A telnet client with the options in `knows`; `answers` says what follows each subnegotiation."""

    def __init__(self, port, knows=(), answers=None, wrap=lambda it: it):
        self.socket = wrap(socket.create_connection(("127.0.0.1", port)))
        self.socket.settimeout(PATIENCE)
        self.knows = set(knows)
        self.answers = answers or {}
        self.buffer = b""
        # What the server negotiated, in words, and the bodies of its subnegotiations.
        self.heard = []
        self.bodies = {}
        self.isEchoing = True

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def option(self, option, *bodies):
        for body in bodies:
            self.send(bytes([IAC, SB, option]) + body + bytes([IAC, SE]))

    def say(self, line):
        """Gives a line; the lines of its answer."""
        self.send(line.encode() + b"\r\n")
        return self.answer()

    def answer(self):
        """The lines up to the next mark, or to the end of the connection."""
        text = b""
        while (part := self.part()) is not None:
            if isinstance(part, bytes):
                text += part
            elif part in (GA, EOR_MARK):
                self.mark = part
                return self.lines(text)
        return self.lines(text) + ["(end)"]

    @staticmethod
    def lines(text):
        lines = text.decode().split("\r\n")
        assert lines.pop() == "", lines
        return lines

    def byte(self):
        if not self.buffer:
            try:
                self.buffer = self.socket.recv(4096)
            except ConnectionResetError:
                self.buffer = b""
            if not self.buffer:
                return None
        first, self.buffer = self.buffer[0], self.buffer[1:]
        return first

    def part(self):
        """Text, a command by its number, or None at the end."""
        byte = self.byte()
        if byte != IAC:
            return None if byte is None else bytes([byte])
        command = self.byte()
        if command == IAC:
            return b"\xff"
        if command == SB:
            self.subnegotiation()
        elif command in (WILL, WONT, DO, DONT):
            self.negotiation(command, self.byte())
        return command

    def negotiation(self, command, option):
        self.heard.append(f"{NAMES[command]} {NAMES.get(option, option)}")
        if option == ECHO:
            self.isEchoing = command == WONT
            self.send(bytes([IAC, DO if command == WILL else DONT, option]))
        elif command in (WILL, DO):
            agreed, refused = (DO, DONT) if command == WILL else (WILL, WONT)
            self.send(bytes([IAC, agreed if option in self.knows else refused, option]))
            if option in self.knows:
                self.option(option, *self.answers.get((command, option), []))

    def subnegotiation(self):
        body = b""
        while not body.endswith(bytes([IAC, SE])):
            body += bytes([self.byte()])
        option, body = body[0], body[1:-2].replace(b"\xff\xff", b"\xff")
        self.bodies.setdefault(option, []).append(body)
        waiting = self.answers.get((SB, option), [])
        if waiting:
            self.option(option, waiting.pop(0))
