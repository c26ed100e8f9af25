# SPDX-License-Identifier: GPL-3.0-or-later
"""What guests play together, each by nothing but roles and names: deals of the day, links and classes."""

import re

from looks import faults
from screen import LISTEN, GuestTest
from tree import Tree


class Reader:
    """A guest who has the accessibility tree alone."""

    def __init__(self, guest):
        self.screen = guest
        self.tree = Tree(guest.page)

    def press(self, *names):
        """Presses the first button of a name that begins so, one after the other."""
        for name in names:
            self.screen.after(lambda: self.tree.press(lambda found: found.startswith(name)))
        return self

    def enter(self, line):
        self.screen.after(lambda: self.tree.enter(line))
        return self

    def leave(self, name):
        """Presses a button that leads to another page."""
        with self.screen.page.expect_navigation():
            self.tree.press(lambda found: found == name)
        return self

    @property
    def buttons(self):
        return self.tree.names("button")

    @property
    def text(self):
        return " ".join(name for role, name, _ in self.tree.nodes() if role in ("StaticText", "heading"))

    def wait_for_table(self):
        self.screen.wait_for_table()
        return self

    def end(self):
        """Draws in Golf, and plays what is left when nothing can be drawn, until the round is over."""
        while moves := [name for name in self.buttons if re.match(r"Stock: draw|Column \d", name)]:
            self.press(max(moves, key=lambda name: name.startswith("Stock")))
        # It could be undone until another is dealt.
        return self.press("New deal").wait_for_table().home()

    def home(self):
        """Goes back to the main menu, from a menu or a table."""
        while self.tree.names("heading")[0] != "Main menu":
            if "Back" in self.buttons:
                self.screen.after(lambda: self.tree.press(lambda found: found == "Back"))
            else:
                self.enter("quit")
        return self


class Together(GuestTest):
    def enters(self, path="", by="Play"):
        """Somebody new, past the questions of the first start."""
        guest = Reader(self.guest(path=path))
        if path:
            self.assertIn("Somebody invites you to play together.", guest.text)
            self.assertEqual(faults(guest.screen.page), [])
        guest.leave(by)
        guest.press("English", "My screen reader")
        guest.screen.page.evaluate(LISTEN)
        return guest

    def path(self, reader, kind):
        """Where others come in, as the address that is told."""
        return re.search(rf"/({kind}/\d{{12}})", reader.text)[1]

    def test_a_friend_plays_the_very_same_deal(self):
        ann = self.enters().press("Together", "Invite a friend to a new deal", "Golf", "Easy")
        path = self.path(ann, "with")
        self.assertIn("Nobody has opened it yet.", ann.text)
        self.assertEqual(faults(ann.screen.page), [])
        bob = self.enters(path, by="Go there")
        self.assertIn("A friend invites you to this deal.", bob.text)
        self.assertEqual(faults(bob.screen.page), [])
        tables = [reader.press("Play this deal").wait_for_table().buttons for reader in (ann, bob)]
        self.assertEqual(*tables)
        bob.end()
        # She is told at once, wherever she is, and only once.
        ann.screen.wait_for("() => told.some(one => one.text.includes('A friend is done with the same deal: Golf'))")
        ann.end().press("Together", "Your links", "Golf")
        self.assertRegex(ann.text, r"You: .+, \d+ moves.*\. Your friend: .+, \d+ moves")
        told = [text for text in ann.screen.told if "A friend is done" in text]
        self.assertEqual(len(told), 1, told)
        self.assertEqual(ann.screen.faults + bob.screen.faults, [])

    def test_results_of_the_day_count_everybody_once(self):
        ann, bob = self.enters(), self.enters()
        for reader in (ann, bob):
            reader.press("Play Golf", "The deal of the day").wait_for_table().end()
        ann.press("Together", "Results of the day", "Golf")
        self.assertRegex(ann.text, r"Golf, deal of the day: played by 2, won by [02]\..* You: .+, \d+ moves")
        self.assertEqual(faults(ann.screen.page), [])

    def test_a_teacher_hears_what_a_pupil_knows_and_nobody_else_does(self):
        teacher = self.enters().press("Together", "Classes", "Make a class").enter("Rivers")
        teacher.press("Everything", "Quiz and rounds")
        teacher.press(next(name for name in teacher.buttons if re.match(r"\d+ \w+ 20\d\d", name)))
        path = self.path(teacher, "class")
        self.assertEqual(faults(teacher.screen.page), [])
        pupil = self.enters(path, by="Go there")
        self.assertIn("Your teacher hears what you are asked in this class", pupil.text)
        self.assertEqual(faults(pupil.screen.page), [])
        pupil.press("Join with a name").enter("Zoe").press("Class quiz")
        first = pupil.screen.page.locator("#choices button").first.inner_text()
        pupil.press(first)
        teacher.press("Who knows what")
        self.assertRegex(teacher.text, r"Zoe: [01] of 1 known")
        page = teacher.screen.page
        page.goto(f"{self.home.address}{path}/report")
        self.assertEqual(teacher.tree.names("heading"), ["Rivers"])
        heads = ["Pupil", "Place", "Question", "Right", "Wrong", "Known", "Day"]
        self.assertEqual(teacher.tree.names("columnheader"), heads)
        self.assertEqual(sum("Zoe" in name for name in teacher.tree.names("cell")), 1)
        self.assertEqual(faults(page), [])
        with page.expect_download() as download:
            page.get_by_role("link", name="The table as a file").click()
        self.assertEqual(download.value.suggested_filename, "class.csv")
        for ending in ("report", "report.csv"):
            answer = pupil.screen.page.goto(f"{self.home.address}{path}/{ending}")
            self.assertEqual(answer.status, 404, ending)
            self.assertNotIn("Zoe", pupil.text)
