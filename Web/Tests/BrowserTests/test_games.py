# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole rounds, from the main menu to the end, by each way in which the page can be used."""

import re

from screen import BrowserTest
from tree import Tree

# What `aloud solve freecell --difficulty easy --number 16` tells, as it is typed.
FREECELL = """1 13, 5 2, 7 6, 7 5, 4 6, 4 6, 3 1, 4 1, 3 9, 3 10, 3 8, 3 11, 3 14, 3 15, 4 15, 6 4, 6 15, 7 3, 7
12, 7 16, 7 13, 10 16, 8 16, 2 16, 8 15, 2 15, 5 7, 5 10, 5 13, 10 13, 2 5, 2 3, 2 14, 1 2, 5 1, 5
13, 6 5, 6 13, 6 4, 6 16, 11 16, 12 16, 7 16, 5 16, 3 7, 4 3, 4 15, 7 15, 3 15, 1 5, 1 14, 9 14, 1
3, 1 13, 3 13, 1 8, 1 16, 2 1, 2 14, 8 2, 8 6, 8 14, 6 14, 7 14, 8 13, 3 14, 7 15, 3 13, 8 14, 2 15,
1 13, 3 14, 2 16, 5 15, 2 13, 5 14, 1 16, 3 15, 5 13, 4 14, 3 16, 1 15"""

# What `aloud solve atlas --difficulty easy --number 19` tells, key by key.
ATLAS = (
    "35dw5dw5dw5dw5ddddddddddddw5ddw5152525dw5ddddddddddddddw535ddddddddw5ddw5ddw5dw5ddddw616dw6dw6dddw61"
    "7162727w7dw6363546464747w6w6"
)

# As a sure hint tells a move: its cards, from where they go, and where to.
MOVE = re.compile(r"\w+ of \w+.* from (?:the )?(\w+(?: \d+)?) to (\w+ \d+)")
CARD = re.compile(r"(?:Ace|King|Queen|Jack|\d+) of (?:Hearts|Diamonds|Clubs|Spades)")


class Won(BrowserTest):
    def assertWon(self, screen, text):
        self.assertIn(text, " ".join(screen.now))
        self.assertEqual(screen.faults, [])

    def test_by_the_keyboard_alone(self):
        """FreeCell: Tab and Enter to the deal, and lines in the field."""
        screen = self.screen(self.house())
        keyboard = screen.page.keyboard

        def tab_to(name):
            for _ in range(60):
                keyboard.press("Tab")
                if screen.focus == name:
                    return
            self.fail(f"no way to {name}")

        def enter(line):
            keyboard.type(line)
            screen.after(lambda: keyboard.press("Enter"))

        tab_to("Play FreeCell")
        screen.after(lambda: keyboard.press("Enter"))
        tab_to("A deal by its number")
        screen.after(lambda: keyboard.press("Enter"))
        tab_to("line")
        enter("16")
        screen.wait_for_table()
        for line in re.split(r",\s", FREECELL):
            self.assertEqual(screen.focus, "line")
            enter(line)
        self.assertWon(screen, "won")

    def test_by_single_keys(self):
        """Atlas Solitaire, in the box."""
        screen = self.screen(self.house())
        screen.deal("play atlas", 19)
        screen.page.locator("#keys-enter").focus()
        screen.after(lambda: screen.page.keyboard.press("Enter"))
        for key in ATLAS:
            screen.after(lambda: screen.page.keyboard.press(key))
        self.assertWon(screen, "won")

    def test_by_the_accessibility_tree_alone(self):
        """Klondike, by sure hints: what a card is taken from, and where it goes."""
        screen = self.screen(self.house())
        tree = Tree(screen.page)
        press = lambda name: screen.after(lambda: tree.press(lambda found: found.casefold().startswith(name.casefold())))
        enter = lambda line: screen.after(lambda: tree.enter(line))
        press("Play Klondike")
        press("A deal by its number")
        enter("8")
        screen.wait_for_table()
        # No line is longer, so that a wrong move ends the test.
        for _ in range(300):
            if tree.names("heading")[0] != "Klondike":
                break
            enter("H")
            # It may be thought about before anything is told.
            screen.wait_for("() => document.querySelector('#now-lines p:last-child')?.textContent.startsWith('Thinking') === false")
            hint = " ".join(tree.below("Now"))
            if move := MOVE.search(hint):
                source, goal = move.groups()
                # All that can be taken is in hand then, of which as much goes on as fits.
                press(source)
                press(goal)
            else:
                self.assertRegex(hint, "Draw a card|Turn the waste over")
                press("Stock")
        self.assertIn("won", " ".join(tree.below("Now")))

    def test_without_scripts(self):
        """The picture puzzle, by hints and forms alone."""
        screen = self.screen(self.house(), scripts=False)
        screen.press("Picture puzzle").press("Cat")
        if not screen.page.locator("#table").count():
            screen.press("")
        screen.wait_for_table()
        while screen.page.locator("#table button", has_text="empty, row").count():
            screen.type("h")
            piece, square = re.search(r"Piece (\d+) goes to (row \d+, column \d+)", " ".join(screen.now)).groups()
            screen.press(f"Piece {piece}:")
            screen.press(f"empty, {square}")
        self.assertWon(screen, "Solved")

    def test_a_square_is_chosen_where_the_piece_was(self):
        screen = self.screen(self.house())
        screen.press("Picture puzzle").press("Cat").press("Easy").wait_for_table()
        choices = screen.page.locator("#choices ol button")
        choices.first.focus()
        screen.after(lambda: screen.page.keyboard.press("Enter"))
        self.assertEqual(choices.count(), 9)
        self.assertEqual(screen.focus, "Row 1, column 1: empty")

    def test_on_a_narrow_touch_screen(self):
        """PokerSlam, 320 px wide, tapped."""
        screen = self.screen(
            self.house(), viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
        page = screen.page
        tap = lambda button: screen.after(button.tap)
        tap(page.get_by_role("button", name="Play PokerSlam"))
        tap(page.get_by_role("button", name="Easy"))
        screen.wait_for_table()
        while page.locator("#table").get_by_role("button").count():
            self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 320)
            screen.type("h")
            for card in dict.fromkeys(CARD.findall(" ".join(screen.now))):
                tap(page.locator("#table").get_by_role("button", name=f"{card},").first)
            tap(page.get_by_role("button", name="Play the hand"))
        # The deal is any; hints alone win some of them.
        self.assertRegex(screen.heading, "^(No hand left|You have won PokerSlam)")
        self.assertRegex(screen.told[-1], "No hand left|won PokerSlam")
        self.assertEqual(screen.faults, [])
