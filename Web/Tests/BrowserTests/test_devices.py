# SPDX-License-Identifier: GPL-3.0-or-later
"""Devices that join by a code, and are ended."""

import re

from screen import BrowserTest, Screen


class Devices(BrowserTest):
    def setUp(self):
        self.home = self.house(arguments=["--lan"])
        self.first = self.screen(self.home)

    def pair(self):
        """Another device, let in by a code that the first one asked for."""
        page = self.first.page
        page.get_by_role("button", name="Devices").click()
        page.get_by_role("button", name="New code").click()
        code = re.search(r"code ((?:\d ){5}\d)", page.locator("#notice").inner_text())[1]
        page.get_by_role("link", name="To the game").click()
        context = self.browser.new_context(locale="en-GB")
        self.addCleanup(context.close)
        phone = Screen(context.new_page())
        phone.page.goto(self.home.address)
        phone.wait_for_focus("code")
        field = phone.page.locator("#code")
        self.assertEqual(field.get_attribute("aria-describedby"), "notice")
        self.assertRegex(phone.page.locator("#notice").inner_text(), "^Type the code")
        field.fill(code)
        with phone.page.expect_navigation():
            phone.page.keyboard.press("Enter")
        return phone

    def test_one_that_is_ended_is_told_at_once_and_can_join_anew(self):
        phone = self.pair()
        self.assertEqual(phone.heading, "Main menu")
        page = self.first.page
        page.get_by_role("button", name="Devices").click()
        page.get_by_role("button", name=re.compile("^End")).click()
        # Nobody has done anything there.
        phone.page.wait_for_selector("#code")
        notice = phone.page.locator("#notice").inner_text()
        self.assertEqual(notice, "This device’s session was ended from another device.")
        phone.wait_for_focus("code")
        page.get_by_role("link", name="To the game").click()
        self.assertEqual(self.first.heading, "Main menu")
