# SPDX-License-Identifier: GPL-3.0-or-later
"""Players without browsers: many of them, each with a cookie, a page that is kept up to date, and Klondike.

A draw is a move that can always be made, and the game tells how many were made: so each player knows what
was acknowledged, and finds out what was kept.
"""

import asyncio
import re
import time

# No answer takes so long; only what is broken waits for its end.
PATIENCE = 30
# What leads on from where a player may be, by what that is called: the questions of the very first start, and
# menus, of which the first entry goes on with a game that was left, or deals the easiest.
ONWARDS = {
    "Which language?": "1", "Who shall read to you?": "1", "Main menu": "klondike", "Klondike": "1",
    "Klondike: how hard?": "1",
}
# By how much at least the turns of two sessions differ, of which one has at most so many.
SESSIONS_APART = 100
TURN = re.compile(rb'data-turn="(\d+)"')
LINES = re.compile(rb'(?s)id="now-lines">(.*?)</div>')
HEADING = re.compile(rb"<h1[^>]*>(.*?)</h1>")
NOTICE = re.compile(rb'<p id="notice"[^>]*>(.*?)</p>')
# By which the game says that something is not kept: no database, a disk that is full, not yet, elsewhere.
UNKEPT = re.compile(rb"not saved|no longer saved|disk is full")
MOVES = re.compile(rb"(\d+) moves?\b")


class Broken(Exception):
    """The connection ended before the answer."""


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def told(self):
        """The lines of the last answer, or what is told in place of the game."""
        found = LINES.search(self.body) or NOTICE.search(self.body)
        return re.sub(rb"<[^>]+>", b" ", found[1]).strip() if found else b""

    @property
    def heading(self):
        found = HEADING.search(self.body)
        return re.sub(rb"<[^>]+>", b"", found[1]).decode() if found else ""


class Browser:
    """A connection that is kept, and a cookie."""

    def __init__(self, address, host, forwarded=None):
        self.address, self.host = address, host
        # Where the connection is said to come from, by whoever stands in front of the server.
        self.forwarded = forwarded
        self.cookie = None
        self.streams = None

    async def ask(self, method, path, body=None):
        """An answer; a request that found its kept connection closed is sent once more."""
        for again in (self.streams is not None, False):
            try:
                return await asyncio.wait_for(self.exchange(method, path, body), PATIENCE)
            except (OSError, asyncio.IncompleteReadError, asyncio.TimeoutError) as error:
                self.close()
                if not again or isinstance(error, asyncio.TimeoutError):
                    raise Broken(f"{type(error).__name__} {error}") from error

    def head(self, method, path, body):
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", "Accept-Language: en"]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        if self.forwarded:
            lines.append(f"X-Forwarded-For: {self.forwarded}")
        if body is not None:
            lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
            lines += ["Sec-Fetch-Site: same-origin", "X-Aloud: part"]
        return "\r\n".join(lines + ["", body or ""]).encode()

    async def exchange(self, method, path, body):
        if self.streams is None:
            self.streams = await asyncio.open_connection(*self.address)
        reader, writer = self.streams
        writer.write(self.head(method, path, body))
        status, headers = await self.heads(reader)
        content = b""
        if headers.get("transfer-encoding") == "chunked":
            while size := int(await reader.readuntil(b"\r\n"), 16):
                content += (await reader.readexactly(size + 2))[:-2]
            await reader.readexactly(2)
        elif length := int(headers.get("content-length", 0)):
            content = await reader.readexactly(length)
        if headers.get("connection") == "close":
            self.close()
        return Answer(status, headers, content)

    async def heads(self, reader):
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        for line in head[1:]:
            if line.lower().startswith("set-cookie: "):
                self.cookie = line.split(": ", 1)[1].split(";")[0]
        return int(head[0].split()[1]), headers

    def close(self):
        if self.streams:
            self.streams[1].close()
        self.streams = None


class Player:
    """Draws cards in Klondike, and counts what was answered for."""

    def __init__(self, address, host="localhost", forwarded=None):
        self.browser = Browser(address, host, forwarded)
        self.turn = None
        # Draws that were answered for, and such that may have been made besides.
        self.kept = self.open = 0
        self.watching = None
        self.heard = []

    async def get(self, path="/"):
        answer = await self.browser.ask("GET", path)
        while answer.status in (302, 303) and "location" in answer.headers:
            answer = await self.browser.ask("GET", answer.headers["location"].partition("#")[0])
        return self.take(answer)

    async def say(self, line):
        return self.take(await self.browser.ask("POST", "/", f"turn={self.turn}&line={line.replace(' ', '+')}"))

    def take(self, answer):
        if found := TURN.search(answer.body):
            self.turn = int(found[1])
        return answer

    async def enter(self):
        if not self.browser.cookie:
            await self.browser.ask("POST", "/enter", "new=1")
            await self.get("/entered")
        return await self.get()

    async def arrive(self, menu=None):
        """Comes in, as a new player where there is no cookie, and goes to the table, or to a menu."""
        answer, before = await self.enter(), None
        deadline = time.monotonic() + PATIENCE
        while answer.heading != menu if menu else b'id="table"' not in answer.body:
            if time.monotonic() > deadline:
                raise Broken(f"no table: {answer.status} {answer.heading} {answer.told}")
            # A server that is new is at the main menu again; what came too late for a page was not done.
            line = ONWARDS.get(answer.heading)
            again = answer.status == 409 or b"No such deal" in answer.told
            if line and (answer.heading != before or again):
                before = answer.heading
                answer = await self.say(line)
            else:
                await asyncio.sleep(0.05)
                answer = await self.get()
        return answer

    async def draw(self):
        """One more move; whether it was answered for."""
        self.open += 1
        before = self.turn
        answer = await self.say("draw")
        isKept = answer.status == 200 and b'id="table"' in answer.body and not UNKEPT.search(answer.told)
        # Where the table had changed, nothing was done; but a session that is new, whose turns count from
        # the clock, may answer for one that was killed after it had made the move.
        isUndone = answer.status == 409 and abs(self.turn - before) < SESSIONS_APART
        if isKept or isUndone:
            self.open -= 1
        self.kept += isKept
        return isKept, answer

    async def count(self):
        """How many moves the round has, as the game tells it."""
        answer = await self.say("progress")
        found = MOVES.search(answer.told)
        return int(found[1]) if found else None

    async def watch(self):
        """Keeps the page up to date: one stream after the other, each to its end."""
        while True:
            watcher = Browser(self.browser.address, self.browser.host, self.browser.forwarded)
            watcher.cookie = self.browser.cookie
            try:
                reader, writer = await asyncio.open_connection(*watcher.address)
                watcher.streams = reader, writer
                writer.write(watcher.head("GET", "/events", None))
                status, _ = await watcher.heads(reader)
                while status == 200 and (line := await reader.readline()):
                    if line.startswith(b"event: "):
                        self.heard.append((time.monotonic(), line[7:].strip().decode()))
            except (OSError, asyncio.IncompleteReadError, ValueError):
                pass
            finally:
                watcher.close()
            await asyncio.sleep(1)
