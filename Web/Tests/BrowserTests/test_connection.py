# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes unasked, and what is told when nobody is there."""

import re
import socket
import threading

from screen import BrowserTest

LOST = "The connection is lost. Trying again."
FOUND = "Connected again."
CARD = re.compile(r"\w+ of \w+")


class Line:
    """A line to a server that can be cut, and mended: what is sent here goes there."""

    def __init__(self, port):
        self.there = port
        self.open = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, args=(self.listener,), daemon=True).start()

    def accept(self, listener):
        while True:
            try:
                here, _ = listener.accept()
            except OSError:
                return
            try:
                there = socket.create_connection(("127.0.0.1", self.there))
            except OSError:
                # Nobody is there any more, which whoever asks is to notice.
                self.close(here)
                continue
            self.open += [here, there]
            for source, target in [(here, there), (there, here)]:
                threading.Thread(target=self.carry, args=(source, target), daemon=True).start()

    def carry(self, source, target):
        try:
            while data := source.recv(65536):
                target.sendall(data)
        except OSError:
            pass
        for end in (source, target):
            self.close(end)

    def close(self, end):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        end.close()

    def cut(self):
        self.close(self.listener)
        for end in self.open:
            self.close(end)
        self.open = []

    def mend(self):
        self.listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self.accept, args=(self.listener,), daemon=True).start()


class Unasked(BrowserTest):
    def test_what_another_device_does_is_told_once(self):
        screen = self.screen(self.house())
        screen.deal("klondike", 1)
        screen.page.evaluate("told.length = 0")
        # As from elsewhere: nothing in this page knows of it.
        for count in range(3):
            screen.page.evaluate("() => { fetch('/', { method: 'POST', body: new URLSearchParams({ line: 'd' }) }) }")
            screen.wait_for("n => told.length > n", count)
        screen.type("p")
        self.assertEqual(len(screen.told), 4)
        self.assertEqual(len(set(screen.told)), 4)

    def test_what_the_page_asked_for_is_told_once(self):
        screen = self.screen(self.house())
        lines = ["klondike", "0", "freecell", "0", "help", "0"]
        headings = [screen.type(line).heading for line in lines]
        self.assertEqual(len(screen.told), len(lines), screen.told)
        for told, heading in zip(screen.told, headings):
            self.assertTrue(told.startswith(heading), (told, heading))


class Lost(BrowserTest):
    def setUp(self):
        self.home = self.house()
        self.line = Line(self.home.port)
        self.addCleanup(self.line.cut)
        self.home.door = self.home.door.replace(f":{self.home.port}/", f":{self.line.port}/")
        self.front = self.screen(self.home)
        self.front.deal("klondike", 1)
        self.front.page.evaluate("told.length = 0")

    def wait_until_told(self, text):
        self.front.wait_for("text => told.some(one => one.text.includes(text))", text)

    def by_another_way(self, line):
        """Types a line on a device whose connection stands."""
        cookie = self.front.page.context.cookies()[0]
        request = self.front.page.context.request
        answer = request.post(
            f"http://127.0.0.1:{self.home.port}/", form={"line": line}, headers={"Cookie": f"aloud={cookie['value']}"})
        self.assertTrue(answer.ok)

    def test_it_is_told_once_and_taken_up_without_losing_or_repeating(self):
        self.line.cut()
        self.wait_until_told(LOST)
        # It is tried again, in vain.
        self.front.page.wait_for_event("requestfailed", lambda request: request.url.endswith("/events"))
        for _ in range(2):
            self.by_another_way("d")
        self.line.mend()
        self.wait_until_told(FOUND)
        self.front.wait_for("() => document.querySelectorAll('#now-lines p').length == 1")
        self.front.type("p")
        told = self.front.told
        self.assertEqual(told.count(LOST), 1)
        self.assertEqual(sum(FOUND in text for text in told), 1)
        # The news of both comes in one, as one node.
        self.assertEqual(len(told), 3, told)
        self.assertEqual(len(CARD.findall(told[1])), 2, told)

    def test_what_is_typed_meanwhile_is_kept_and_told(self):
        page = self.front.page
        self.line.cut()
        self.wait_until_told(LOST)
        page.locator("#line").fill("d")
        page.keyboard.press("Enter")
        self.front.wait_for("() => told.length > 1")
        self.assertEqual(self.front.told, [LOST, LOST])
        self.assertEqual(page.locator("#line").input_value(), "d")
        self.line.mend()
        self.wait_until_told(FOUND)
        before = self.front.version
        page.keyboard.press("Enter")
        self.front.wait_for("v => Number(document.querySelector('main').dataset.version) > v", before)
        self.assertEqual(page.locator("#line").input_value(), "")

    def test_the_end_of_the_server_is_told(self):
        self.assertEqual(self.home.end(), 0)
        self.wait_until_told("The game was ended on the computer it runs on.")
        self.assertEqual(len(self.front.told), 1)
        self.front.page.locator("#table button").first.click()
        self.front.wait_for("() => told.length > 1")
        self.assertEqual(*self.front.told)
