# SPDX-License-Identifier: GPL-3.0-or-later
"""Guests: how they come in, come back, and are forgotten."""

import json

from screen import GuestTest

ELSEWHERE = "The game is open in other windows. To go on in this one, load it again."


class Guests(GuestTest):
    def phrase(self, guest):
        guest.press("Your data").press("Recovery phrase").press("Yes")
        line = next(line for line in guest.now if line.startswith("Your recovery phrase: "))
        return line.removeprefix("Your recovery phrase: ").removesuffix(".")

    def test_one_comes_in_by_the_keyboard_and_goes_on_elsewhere(self):
        for scripts in (True, False):
            with self.subTest(scripts=scripts):
                guest = self.play(self.guest(scripts))
                guest.type("settings verbosity brief")
                phrase = self.phrase(guest)
                other = self.guest(scripts)
                other.page.get_by_label("Recovery phrase, if you have one").fill(phrase.replace(", ", " "))
                with other.page.expect_navigation():
                    other.page.keyboard.press("Enter")
                other.type("settings verbosity")
                self.assertIn("brief", other.page.locator("#choices").inner_text())

    def test_everything_is_had_as_a_file(self):
        guest = self.play(self.guest())
        guest.page.get_by_role("button", name="Your data").click()
        with guest.page.expect_navigation(url="**/privacy"):
            guest.page.get_by_role("button", name="Take everything along").click()
        with guest.page.expect_download() as download:
            guest.page.get_by_role("link", name="Everything that is kept of you, as a file").click()
        self.assertEqual(download.value.suggested_filename, "aloud.json")
        with open(download.value.path(), encoding="utf-8") as file:
            self.assertIn("documents", json.load(file))

    def test_who_is_deleted_is_told_and_can_begin_anew(self):
        guest = self.play(self.guest())
        guest.press("Your data").press("Delete everything").press("Yes")
        self.assertIn("All that was kept of you is deleted.", guest.now)
        guest.page.reload()
        self.assertTrue(guest.page.get_by_role("button", name="Play").is_visible())

    def test_the_oldest_of_three_windows_is_told(self):
        first = self.play(self.guest())
        for _ in range(2):
            page = first.page.context.new_page()
            page.goto(self.home.address)
        first.wait_for("sentence => told.some(one => one.text.includes(sentence))", ELSEWHERE)

    def test_what_is_kept_can_be_read_before(self):
        guest = self.guest()
        guest.page.get_by_role("link", name="Privacy").click()
        self.assertEqual(guest.heading, "Privacy")
        told = guest.page.locator("main p:not(:has(a))").all_inner_texts()
        self.assertEqual([text.split()[0] for text in told], ["Your", "Nobody", "Your", "Results", "In"], told)
        self.assertEqual(guest.faults, [])
