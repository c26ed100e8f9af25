# SPDX-License-Identifier: GPL-3.0-or-later
"""In which language each text is marked, so that a voice says it as it should."""

import re

from screen import BrowserTest

# Texts that stand in no fragment of another language.
UNMARKED = """lang => {
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.data.trim() && node.parentElement.closest('[lang]').lang === lang && !node.parentElement.closest('svg'))
      texts.push(node.data.trim());
  }
  return texts;
}"""


class Languages(BrowserTest):
    def test_the_page_is_in_the_players(self):
        for language, direction in [("de", "ltr"), ("ar", "rtl"), ("ja", "ltr")]:
            with self.subTest(language):
                page = self.screen(self.house(f"language = {language}")).page
                self.assertEqual(page.locator("html").get_attribute("lang"), language)
                self.assertEqual(page.evaluate("getComputedStyle(document.body).direction"), direction)

    def test_it_is_the_browsers_where_none_is_set(self):
        screen = self.screen(self.house(), locale="pl-PL")
        self.assertEqual(screen.page.locator("html").get_attribute("lang"), "pl")

    def test_languages_are_called_in_their_own(self):
        screen = self.screen(self.house("language = ar"))
        screen.press("الإعدادات").press("اللغة").press("اللغة")
        entries = screen.page.locator("#choices ol button")
        langs = dict(zip(entries.all_inner_texts(), [entry.get_attribute("lang") for entry in entries.all()]))
        self.assertEqual(langs["Deutsch"], "de")
        self.assertEqual(langs["日本語"], "ja")
        # The name of the game is one in every language, and so is what stands on a key.
        texts = [re.sub("Aloud|Escape", "", text) for text in screen.page.evaluate(UNMARKED, "ar")]
        self.assertEqual([text for text in texts if re.search("[A-Za-zÀ-ž]{3}", text)], [])

    def test_the_own_name_of_a_country_is_in_its_language(self):
        # Which deals have such a country in front changes with the data.
        for number in range(1, 40):
            screen = self.screen(self.house("learner = on"))
            screen.deal("play atlas", number)
            screen.press("Column 1:").type("facts")
            own = screen.page.locator("#now-lines [lang]")
            if own.count():
                break
        name = own.first.inner_text()
        self.assertIn(f"In its own language: {name}.", screen.told[-1])
        self.assertNotEqual(own.first.get_attribute("lang"), "en")
