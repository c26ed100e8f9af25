# SPDX-License-Identifier: GPL-3.0-or-later
"""What the page keeps to so that screen readers say all of it, once, and keep their keys."""

from screen import LISTEN, BrowserTest, Screen

# A line that is not understood.
REFUSED = "no such thing"


class LiveRegion(BrowserTest):
    def test_it_is_one_and_empty_from_the_start(self):
        page = self.screen(self.house()).page
        polite = page.locator("[aria-live]:not([aria-live=off]), [role=alert], [role=status], output")
        self.assertEqual(polite.count(), 1)
        self.assertEqual(polite.get_attribute("id"), "live")
        self.assertEqual(polite.text_content(), "")

    def test_an_answer_of_many_lines_is_one_node_of_sentences(self):
        screen = self.screen(self.house())
        screen.deal("freecell", 1)
        screen.page.evaluate("told.length = 0")
        screen.type("all")
        self.assertGreater(len(screen.now), 5)
        (told,) = screen.page.evaluate("told")
        self.assertEqual(told["nodes"], 1)
        self.assertEqual(screen.page.locator("#live > *").count(), 1)
        for line in screen.now:
            self.assertIn(line if line[-1] in ".?!:" else f"{line}.", told["text"])

    def test_a_text_that_repeats_is_another_text(self):
        screen = self.screen(self.house())
        texts = [screen.type(REFUSED).live for _ in range(4)]
        for one, next in zip(texts, texts[1:]):
            self.assertNotEqual(one, next)
            self.assertEqual(one.rstrip("\u00a0"), next.rstrip("\u00a0"))

    def test_it_is_cleared_after_ten_seconds(self):
        screen = self.screen(self.house())
        screen.page.clock.install(time=0)
        # Else the time that the machine takes counts, too.
        screen.page.clock.pause_at(1_000)
        screen.type(REFUSED)
        screen.page.clock.run_for(9_900)
        self.assertNotEqual(screen.live, "")
        screen.page.clock.run_for(200)
        self.assertEqual(screen.live, "")


class Focus(BrowserTest):
    def test_buttons_stay_the_nodes_they_are(self):
        screen = self.screen(self.house())
        screen.deal("freecell", 1)
        page = screen.page
        page.evaluate("document.querySelectorAll('button').forEach((button, index) => { button.before = index })")
        place = page.locator("#table button").nth(3)
        place.focus()
        screen.after(lambda: page.keyboard.press("Enter"))
        self.assertEqual(page.evaluate("document.activeElement.before"), place.evaluate("button => button.before"))
        kept = page.evaluate("[...document.querySelectorAll('#table button')].every(button => button.before >= 0)")
        self.assertTrue(kept)

    def test_it_is_elsewhere_before_its_node_goes(self):
        screen = self.screen(self.house())
        page = screen.page
        page.evaluate("""() => {
          window.lost = 0;
          for (const name of ['remove', 'replaceWith']) {
            const usual = Element.prototype[name];
            Element.prototype[name] = function (...rest) {
              if (this.contains(document.activeElement)) window.lost += 1;
              return usual.apply(this, rest);
            };
          }
        }""")
        screen.type("klondike")
        # A button of a list, which the next page has no list for.
        buttons = page.locator("#choices ol button")
        buttons.last.focus()
        last = buttons.count()
        page.evaluate("fetch('/', { method: 'POST', body: new URLSearchParams({ line: 'a deal by its number' }) })")
        page.wait_for_function("n => document.querySelectorAll('#choices ol button').length < n", arg=last)
        self.assertEqual(page.evaluate("lost"), 0)
        # A text is typed next.
        self.assertEqual(screen.focus, "line")

    def test_who_puts_a_card_back_is_where_it_was_chosen(self):
        screen = self.screen(self.house())
        screen.deal("play atlas", 19)
        page = screen.page
        for where in ["#choices ol", "#table"]:
            page.locator(f"{where} button", has_text="Column 3").first.focus()
            screen.after(lambda: page.keyboard.press("Enter"))
            page.get_by_role("button", name="Put back").focus()
            screen.after(lambda: page.keyboard.press("Enter"))
            self.assertTrue(screen.focus.startswith("Column 3: "), screen.focus)

    def test_it_begins_in_the_field_where_there_is_a_mouse(self):
        self.screen(self.house()).wait_for_focus("line")

    def test_it_opens_no_keyboard_on_a_phone(self):
        screen = self.screen(self.house(), has_touch=True, is_mobile=True)
        self.assertEqual(screen.page.evaluate("document.activeElement.tagName"), "BODY")
        screen.press("Klondike")
        self.assertNotEqual(screen.focus, "line")

    def test_what_has_it_is_never_the_live_text(self):
        screen = self.screen(self.house())
        for line in ["klondike", "0", REFUSED]:
            screen.type(line)
            self.assertFalse(screen.page.evaluate("document.getElementById('live').contains(document.activeElement)"))
            self.assertNotEqual(screen.focus, "now-lines")


class Keys(BrowserTest):
    LETTERS = ["d", "h", "1", "3", "u", "q", "?", "F1", "F2", "ArrowDown", "Escape", "Shift+H"]

    def sent(self, screen):
        """What is sent from here on."""
        sent = []
        screen.page.on("request", lambda request: request.method == "POST" and sent.append(request.post_data))
        return sent

    def test_outside_of_the_box_they_are_the_readers(self):
        screen = self.screen(self.house())
        screen.deal("klondike", 1)
        sent = self.sent(screen)
        page = screen.page
        for place in ["h1", "#now", "#table button", "#said", "#keys-enter"]:
            page.evaluate("place => { const e = document.querySelector(place); e.tabIndex = 0; e.focus() }", place)
            for key in self.LETTERS:
                page.keyboard.press(key)
        screen.type("t")
        self.assertEqual(len(sent), 1, sent)

    def test_in_the_box_each_acts_at_once_and_escape_leaves_it(self):
        screen = self.screen(self.house())
        screen.deal("klondike", 1)
        page = screen.page
        sent = self.sent(screen)
        page.locator("#keys-enter").focus()
        screen.after(lambda: page.keyboard.press("Enter"))
        self.assertEqual(screen.focus, "keys")
        screen.after(lambda: page.keyboard.press("d"))
        self.assertEqual(len(screen.now), 1)
        screen.after(lambda: page.keyboard.press("Tab"))
        self.assertEqual(screen.focus, "keys")
        answer = screen.now
        screen.after(lambda: page.keyboard.press("Escape"))
        self.assertEqual(screen.focus, "keys-enter")
        # It was no question.
        self.assertEqual(screen.now, answer)
        self.assertEqual(sent, ["typing=keys", "key=d", "key=tab", "typing=lines"])
        page.keyboard.press("d")
        self.assertEqual(len(sent), 4)

    def test_the_box_is_one_stop_and_no_trap(self):
        screen = self.screen(self.house())
        box = screen.page.locator("#keys")
        self.assertEqual(box.get_attribute("role"), "listbox")
        self.assertEqual(box.locator("[tabindex], button, input, a").count(), 0)
        screen.page.locator("#keys-enter").click()
        screen.page.keyboard.press("Escape")
        screen.page.keyboard.press("Tab")
        self.assertNotEqual(screen.focus, "keys")

    def test_the_box_goes_after_the_focus_has_gone(self):
        # Orca 43 says nothing of what has the focus where what had it goes in the same moment.
        page = self.screen(self.house()).page
        page.clock.install(time=0)
        page.locator("#keys-enter").click()
        box = page.locator("#keys")
        page.clock.pause_at(60_000)
        page.keyboard.press("Escape")
        self.assertEqual(page.evaluate("document.activeElement.id"), "keys-enter")
        self.assertTrue(box.is_visible())
        page.clock.run_for(600)
        self.assertFalse(box.is_visible())
        # Who comes back at once stays.
        for key in ["Enter", "Escape", "Enter"]:
            page.keyboard.press(key)
        page.clock.run_for(600)
        self.assertTrue(box.is_visible())

    def test_keys_of_the_browser_stay_its_own(self):
        screen = self.screen(self.house())
        screen.page.locator("#keys-enter").click()
        screen.after(lambda: screen.page.keyboard.press("1"))
        sent = self.sent(screen)
        for key in ["Control+d", "Alt+d", "Meta+d", "Control+Shift+k"]:
            screen.page.keyboard.press(key)
        screen.after(lambda: screen.page.keyboard.press("0"))
        self.assertEqual(sent, ["key=0"])


class Words(BrowserTest):
    def test_a_button_that_goes_back_gives_no_value(self):
        screen = self.screen(self.house())
        screen.press("Settings").press("Sounds").press("Sound volume")
        self.assertEqual(screen.now[0], "Sound volume: 100 percent. Type 0 to 100.")
        screen.press("Back")
        self.assertEqual(screen.heading, "Sounds")
        self.assertIn("Sound volume: 100 percent", screen.page.locator("#choices").inner_text())

    def test_what_enter_does_is_told_of_the_field(self):
        screen = self.screen(self.house())
        screen.deal("klondike", 1)
        screen.type(REFUSED)
        self.assertEqual(screen.now, [
            "Not understood: no such thing. Press Enter in the empty field to hear what can be chosen, or type help."])
        screen.type("")
        self.assertGreater(len(screen.now), 1)


class Stale(BrowserTest):
    REFUSAL = "The table has changed. Nothing was done."

    def test_a_button_of_a_second_tab_is_refused(self):
        house = self.house()
        first = self.screen(house)
        first.deal("klondike", 1)
        page = first.page.context.new_page()
        # It has heard of nothing since.
        page.route("**/events", lambda route: route.abort())
        page.goto(house.address)
        page.evaluate(LISTEN)
        first.type("d")
        before = first.page.locator("#table").inner_text()
        page.locator("#table button").first.click()
        page.wait_for_function("() => told.some(one => one.text.includes('The table has changed'))")
        first.page.reload()
        self.assertEqual(first.now, [self.REFUSAL])
        self.assertEqual(first.page.locator("#table").inner_text(), before)
        # From here on the second tab has the table of now.
        self.assertEqual(page.locator("#table").inner_text(), before)

    def test_without_scripts_too(self):
        house = self.house()
        first = self.screen(house, scripts=False)
        first.deal("klondike", 1)
        second = Screen(first.page.context.new_page(), scripts=False).open(house.address)
        first.press("Stock: draw")
        second.press("Stock: draw")
        self.assertEqual(second.now, ["That was done already."])
        second.press("Stock: draw")
        self.assertEqual(len(second.now), 1)
        self.assertNotEqual(second.now, [self.REFUSAL])

    def test_the_way_back_leads_to_the_table_of_now(self):
        screen = self.screen(self.house(), scripts=False)
        screen.deal("klondike", 1)
        screen.press("Stock: draw")
        drawn = screen.page.locator("#table").inner_text()
        screen.page.go_back()
        self.assertEqual(screen.page.locator("#table").inner_text(), drawn)
