# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes unasked, and what is told when nobody is there."""

import socket
import threading

from screen import BrowserTest

LOST = "The connection is lost. Trying again."
FOUND = "Connected again."
REFUSED = "no such thing"


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
                there = socket.create_connection(("127.0.0.1", self.there))
            except OSError:
                return
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
        screen.deal("klondike", "Easy", 1)
        screen.page.evaluate("told.length = 0")
        # As from elsewhere: nothing in this page knows of it.
        for _ in range(3):
            screen.after(lambda: screen.page.evaluate(
                "() => { fetch('/', { method: 'POST', body: new URLSearchParams({ line: 'd' }) }) }"))
        screen.type("p")
        self.assertEqual(len(screen.told), 4)
        self.assertEqual(len(set(screen.told)), 4)

    def test_what_the_page_asked_for_is_told_once(self):
        screen = self.screen(self.house())
        lines = ["klondike", "0", "freecell", "0", "atlas", "0"]
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
        self.lines = self.screen(self.home)
        self.lines.deal("klondike", "Easy", 1)
        self.lines.page.evaluate("told.length = 0")

    def wait_until_told(self, text):
        self.lines.page.wait_for_function("text => told.some(one => one.text.includes(text))", arg=text)

    def by_another_way(self, line):
        """Types a line on a device whose connection stands."""
        cookie = self.lines.page.context.cookies()[0]
        request = self.lines.page.context.request
        answer = request.post(
            f"http://127.0.0.1:{self.home.port}/", form={"line": line}, headers={"Cookie": f"aloud={cookie['value']}"})
        self.assertTrue(answer.ok)

    def test_it_is_told_once_and_taken_up_without_losing_or_repeating(self):
        self.line.cut()
        self.wait_until_told(LOST)
        for _ in range(2):
            self.by_another_way("d")
        self.line.mend()
        self.wait_until_told(FOUND)
        self.lines.page.wait_for_function("() => document.querySelectorAll('#now-lines p').length == 1")
        self.lines.type("p")
        told = self.lines.told
        self.assertEqual(told.count(LOST), 1)
        self.assertEqual(sum(FOUND in text for text in told), 1)
        drawn = [text for text in told if "Waste" in text or " of " in text]
        print(told)

    def test_what_is_typed_meanwhile_is_kept_and_told(self):
        page = self.lines.page
        self.line.cut()
        self.wait_until_told(LOST)
        page.locator("#line").fill("d")
        page.keyboard.press("Enter")
        page.wait_for_function("() => told.length > 1")
        self.assertEqual(self.lines.told, [LOST, LOST])
        self.assertEqual(page.locator("#line").input_value(), "d")
        self.line.mend()
        self.wait_until_told(FOUND)
        before = self.lines.version
        page.keyboard.press("Enter")
        page.wait_for_function("v => Number(document.querySelector('main').dataset.version) > v", arg=before)
        self.assertEqual(page.locator("#line").input_value(), "")

    def test_the_end_of_the_server_is_told(self):
        self.assertEqual(self.home.end(), 0)
        self.wait_until_told("The game was ended on the computer it runs on. Everything is saved.")
        self.assertEqual(len(self.lines.told), 1)
        self.lines.page.locator("#table button").first.click()
        self.lines.page.wait_for_function("() => told.length > 1")
        self.assertEqual(*self.lines.told)
