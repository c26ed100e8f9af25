# SPDX-License-Identifier: GPL-3.0-or-later
"""A page of the game in a browser, and what tests ask of it."""

import re
import unittest

from house import House

# What every test may wait for at most, in milliseconds: it only ends one that hangs.
PATIENCE = 60_000

# Writes down every text that the live region is given, and how many nodes it came in.
LISTEN = """() => {
  window.told = [];
  new MutationObserver(changes => {
    const added = changes.flatMap(change => [...change.addedNodes]);
    if (added.length) window.told.push({ text: added.map(node => node.textContent).join('|'), nodes: added.length });
  }).observe(document.getElementById('live'), { childList: true, subtree: true, characterData: true });
}"""


class Screen:
    """A page, as it is after each answer."""

    def __init__(self, page, scripts=True):
        self.page = page
        self.scripts = scripts
        self.faults = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: message.type == "error" and self.faults.append(message.text))

    def open(self, address):
        self.page.goto(address)
        if self.scripts:
            self.page.evaluate(LISTEN)
        return self

    @property
    def heading(self):
        return self.page.locator("h1").inner_text()

    @property
    def now(self):
        """The lines of the last answer."""
        return self.page.locator("#now-lines p").all_inner_texts()

    @property
    def live(self):
        return self.page.locator("#live").text_content()

    @property
    def told(self):
        """What the live region was given since the page was opened, without the spaces nobody hears."""
        return [one["text"].rstrip("\u00a0") for one in self.page.evaluate("told")]

    @property
    def focus(self):
        """The id of what has the focus, or else its text or its kind."""
        return self.page.evaluate("(e => e.id || e.innerText || e.tagName)(document.activeElement)")

    def wait_for_focus(self, id):
        """Waits until what has the focus is that; a browser may give it after the page has loaded."""
        self.wait_for("id => document.activeElement.id === id", id)

    @property
    def version(self):
        return int(self.page.locator("main").get_attribute("data-version"))

    def after(self, act):
        """Does something that is answered, and waits until the answer is there."""
        if self.scripts:
            with self.page.expect_response(lambda response: response.request.method == "POST") as answer:
                act()
            version = re.search(r'data-version="(\d+)"', answer.value.text())
            if version:
                self.wait_for("v => Number(document.querySelector('main').dataset.version) >= v", int(version[1]))
            # What takes long is answered in two parts.
            self.wait_for("() => !document.querySelector('#now-lines > :last-child')?.textContent.startsWith('Thinking')")
        else:
            with self.page.expect_navigation():
                act()
        return self

    def wait_for(self, script, argument=None):
        self.page.wait_for_function(script, arg=argument)

    def type(self, line):
        """Types a line in the field, wherever the focus was."""
        self.page.locator("#line").fill(line)
        return self.after(lambda: self.page.keyboard.press("Enter"))

    def press(self, name):
        """Presses the first button of a name that is beginning with this."""
        button = self.page.locator("button", has_text=name).first
        return self.after(button.click)

    def wait_for_table(self):
        if self.scripts:
            self.page.wait_for_selector("#table button")
        while not self.page.locator("#table button").count():
            self.page.reload()
        return self

    def deal(self, game, number):
        """Begins a deal by its number, by the menus."""
        self.type(game).press("A deal by its number")
        return self.type(str(number)).wait_for_table()


class BrowserTest(unittest.TestCase):
    """Tests that share a browser; each opens pages of its own, which are as a browser's first."""

    browser = None

    def house(self, *settings, arguments=()):
        house = House(*settings, arguments=arguments)
        house.__enter__()
        self.addCleanup(house.__exit__)
        return house

    def screen(self, house, scripts=True, **manner):
        manner = {"locale": "en-GB", "viewport": {"width": 1000, "height": 800}, **manner}
        context = self.browser.new_context(java_script_enabled=scripts, **manner)
        self.addCleanup(context.close)
        screen = Screen(context.new_page(), scripts)
        return screen.open(house.door)


class GuestTest(BrowserTest):
    """Tests of a server for many."""

    def setUp(self):
        self.home = self.house(arguments=["--public"])

    def guest(self, scripts=True, path=""):
        """A browser that has never been here."""
        context = self.browser.new_context(java_script_enabled=scripts, locale="en-GB")
        self.addCleanup(context.close)
        guest = Screen(context.new_page(), scripts)
        guest.page.goto(self.home.address + path)
        return guest

    def play(self, guest):
        """Comes in, past the questions of the first start."""
        guest.page.keyboard.press("Tab")
        with guest.page.expect_navigation():
            guest.page.keyboard.press("Enter")
        guest.press("English").press("My screen reader")
        self.assertEqual(guest.heading, "Main menu")
        if guest.scripts:
            guest.page.evaluate(LISTEN)
        return guest
