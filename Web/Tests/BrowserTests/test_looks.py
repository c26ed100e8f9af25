# SPDX-License-Identifier: GPL-3.0-or-later
"""WCAG 2.2 on every kind of screen, in every theme: contrast, names, reflow, spacing and targets."""

import re

from looks import LOOK, WIDER, faults
from screen import BrowserTest, GuestTest, Screen
from test_together import Reader
from tree import Tree


class Looks(BrowserTest):
    def look(self, heading, *buttons, deal=None):
        """Goes to a screen, by buttons from the main menu or from the first deal of a game, and looks at it."""
        front = self.front
        with self.subTest(heading, buttons=buttons, deal=deal):
            if deal:
                front.deal(deal, 1)
            for button in buttons:
                front.press(button)
            self.assertEqual(front.heading, heading)
            self.assertEqual(faults(front.page), [])
        front.open(self.home.address)
        while front.heading != "Main menu":
            is_text = front.page.locator("main").get_attribute("data-typing") == "text"
            front.type("0" if is_text else "quit").open(self.home.address)

    def setUp(self):
        self.home = self.house()
        self.front = self.screen(self.home)

    def test_menus_and_texts(self):
        self.look("Main menu")
        self.look("Help. What about?", "Help", "How to play Klondike")
        self.look("The sounds", "Help", "The sounds")
        self.look("No game has been finished yet", "Statistics")
        self.look("Colours", "Settings", "Page", "Colours")
        self.look("Keys and rules", "Settings", "Keys")
        self.look("Pronunciation", "Settings", "Language", "Pronunciation")
        self.look("Learn", "Learn", "The last seven days")

    def test_questions(self):
        self.look("Which deal, easy? Type its number, or a day such as 2026-11-21, or 0 to go back.", "Klondike", "A deal by")
        self.look("Size", "Settings", "Page", "Size")
        self.look("Sound volume", "Settings", "Sounds", "Sound volume")
        self.look("Name of the group? 0 to go back.", "Groups of your own", "New group")
        self.front.press("Learn").press("Quiz")
        self.assertRegex(self.front.heading, r"1 of \d+\.$")
        self.assertEqual(faults(self.front.page), [])
        # Whoever takes the first answer each time misses something.
        while re.search(r"\d of \d+\.$", self.front.heading):
            self.front.after(self.front.page.locator("#choices ol button").first.click)
        self.assertRegex(" ".join(self.front.now), r"\d+ of \d+ right\.")
        self.assertEqual(faults(self.front.page), [])

    def test_lessons_and_progress(self):
        self.front.press("Learn").press("Quiz")
        while re.search(r"\d of \d+\.$", self.front.heading):
            self.front.after(self.front.page.locator("#choices ol button").first.click)
        self.front.press("Progress")
        self.assertEqual(faults(self.front.page), [])
        self.front.type("lesson")
        self.assertRegex(" ".join(self.front.now), r"^Lesson: \d+ place")
        self.assertEqual(faults(self.front.page), [])

    def test_cards(self):
        for name, game in {
            "Accordion": "accordion", "Aces Up": "aces up", "Atlas Solitaire": "play atlas", "Baker’s Dozen": "baker's dozen",
            "Canfield": "canfield", "Eight Off": "eight off", "Forty Thieves": "forty thieves", "FreeCell": "freecell",
            "Golf": "golf", "Klondike": "klondike", "Pyramid": "pyramid", "Scorpion": "scorpion", "Spider": "spider",
            "TriPeaks": "tripeaks", "Yukon": "yukon",
        }.items():
            self.look(name, deal=game)

    def test_grids(self):
        self.look("PokerSlam", "row 1, column 1", deal="pokerslam")
        self.look("Picture puzzle", "Picture puzzle", "Cat", "Easy", "Piece 1")

    def test_pictures_of_the_players_own(self):
        self.look("Your own pictures", "Picture puzzle", "Your own")
        self.look("Maps", "Picture puzzle", "Maps")

    def test_statistics_with_figures(self):
        Reader(self.front.deal("golf", 1)).end()
        self.look("Statistics", "Statistics", "Golf")

    def test_a_card_in_hand_a_menu_above_the_table_and_the_end(self):
        self.look("FreeCell", "Column 1", deal="freecell")
        self.look("Game menu", "Game menu", deal="klondike")
        with self.subTest("over"):
            self.front.type("quit")
            self.assertEqual(faults(self.front.page), [])

    def test_devices_and_notices(self):
        page = self.front.page
        page.goto(f"{self.home.address}devices")
        self.assertEqual(faults(page), [])
        page.goto(f"{self.home.address}nowhere")
        self.assertEqual(page.locator("#notice").inner_text(), "There is no such page here.")
        self.assertEqual(faults(page), [])
        page.context.clear_cookies()
        page.goto(self.home.address)
        self.assertEqual(page.locator("#notice").count(), 1)
        self.assertEqual(faults(page), [])

    def test_the_code_that_lets_a_device_in(self):
        home = self.house(arguments=["--lan"])
        first = self.screen(home).page
        first.goto(f"{home.address}devices")
        first.get_by_role("button", name="New code").click()
        self.assertRegex(first.locator("#notice").inner_text(), r"(\d ){5}\d")
        self.assertEqual(faults(first), [])
        second = self.browser.new_page(locale="en-GB")
        self.addCleanup(second.close)
        second.goto(home.address)
        self.assertEqual(second.locator("h1").inner_text(), "Pair with Aloud")
        self.assertEqual(faults(second), [])

    def test_the_settings_are_those_that_were_looked_at(self):
        house = self.house("page-theme = yellow", "page-size = 400", "page-spacing = wide", "page-cards = letters")
        screen = self.screen(house)
        look = screen.page.locator("html").get_attribute("class").split()
        self.assertEqual(look, ["theme-yellow", "size-400", "cards-letters", "spacing-wide"])
        self.assertEqual(screen.page.evaluate("getComputedStyle(document.body).color"), "rgb(255, 255, 0)")
        size = screen.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
        self.assertEqual(size, 64)

    def test_the_largest_letters_fit_a_phone_in_every_language(self):
        for language in ("ar", "de", "en", "hi", "ja", "ru"):
            for spacing in ("normal", "wide"):
                house = self.house(f"language = {language}", "page-size = 400", f"page-spacing = {spacing}")
                screen = self.screen(house, viewport={"width": 320, "height": 640})
                screen.type("10").type("1").wait_for_table()
                with self.subTest(language, spacing=spacing):
                    self.assertLessEqual(screen.page.evaluate("document.documentElement.scrollWidth"), 320)
                    # Each button has the whole width.
                    box = screen.page.locator("#choices ol button").first.bounding_box()
                    self.assertGreater(box["width"], 290)

    def test_names_on_cards_are_as_large_as_they_are_drawn(self):
        page = self.screen(self.house()).deal("play atlas", 18).page
        name = page.locator("#table .drawing text.name").first
        wanted = float(name.get_attribute("font-size"))
        self.assertEqual(name.evaluate("text => parseFloat(getComputedStyle(text).fontSize)"), wanted)

    def test_tens_stay_on_their_cards_where_words_begin_at_the_right(self):
        # A FreeCell deal shows every ten, some of them under other cards.
        screen = self.screen(self.house("language = ar"))
        for number in ["2", "1"]:
            screen.type(number)
        tens = screen.wait_for_table().page.locator("#table .drawing text", has_text="10")
        self.assertEqual(tens.count(), 4)
        for ten in tens.all():
            card, text = ten.locator("xpath=..").bounding_box(), ten.bounding_box()
            self.assertGreaterEqual(text["x"], card["x"])
            self.assertLessEqual(text["x"] + text["width"], card["x"] + card["width"])

    def boxes(self, page, selector):
        return [place.bounding_box() for place in page.locator(selector).all()]

    def test_rows_that_overlap_are_drawn_as_such(self):
        screen = self.screen(self.house(), viewport={"width": 1280, "height": 800})
        for game, rows in {"pyramid": [1, 2, 3, 4, 5, 6, 7], "tripeaks": [3, 6, 9, 10]}.items():
            page = screen.deal(game, 1).page
            for size in (100, 400) if game == "pyramid" else (100,):
                page.evaluate(LOOK, ["size-100", f"size-{size}"])
                cards = self.boxes(page, "#table .peaks .drawing")
                tops = sorted({round(card["y"]) for card in cards})
                lines = [sorted(card["x"] for card in cards if round(card["y"]) == top) for top in tops]
                self.assertEqual([len(line) for line in lines], rows, f"{game} at {size} %")
                half = (lines[-1][1] - lines[-1][0]) / 2
                for line, below in zip(lines, lines[1:]):
                    for left in line:
                        near = [x for x in below if abs(abs(x - left) - half) < 2]
                        self.assertEqual(len(near), 2, f"a card of {game} lies under two others")
                page.evaluate(LOOK, [f"size-{size}", "size-100"])
            # They are read and reached in the order in which they are told.
            names = [name for role, name, _ in Tree(page).nodes() if role == "button" and name.startswith("Column ")]
            columns = [int(name.split(":")[0].split()[1]) for name in names[-rows[-1]:]]
            self.assertEqual(columns, list(range(1, rows[-1] + 1)))
            screen.type("quit")

    def test_a_button_stays_where_what_lies_on_another_leaves(self):
        page = self.screen(self.house()).deal("pyramid", 1).page
        page.evaluate("() => { window.kept = document.querySelector('#table .peaks button[value=\"1\"]') }")
        self.assertEqual(page.evaluate("kept.parentNode.querySelectorAll('.covered .drawing').length"), 6)
        page.evaluate("kept.focus()")
        screen = Screen(page)
        # An eight and a five make thirteen.
        screen.after(lambda: page.keyboard.press("Enter"))
        screen.type("7")
        self.assertEqual(page.evaluate("kept.isConnected && kept.parentNode.querySelectorAll('.covered .drawing').length"), 5)

    def test_the_index_of_a_covered_card_is_seen_whole(self):
        page = self.screen(self.house()).deal("freecell", 1).page
        for size in (100, 400):
            page.evaluate(LOOK, ["size-100", f"size-{size}"])
            for column in page.locator("#table ul").first.locator("li").all():
                cards = column.locator(".drawing").all()
                for card, upper in zip(cards, cards[1:]):
                    edge = upper.bounding_box()["y"] + 1
                    for sign in card.locator("text, path").all():
                        box = sign.bounding_box()
                        self.assertLessEqual(box["y"] + box["height"], edge, f"{size} %")
            page.evaluate(LOOK, [f"size-{size}", "size-100"])

    def test_backs_are_a_pattern_in_every_colour(self):
        screen = self.screen(self.house("page-theme = system"))
        page = screen.deal("klondike", 1).page
        seen = """() => ['.back', '.weave', '.plate', '.count'].map(name => {
          const style = getComputedStyle(document.querySelector(`#table ${name}`));
          return name === '.weave' ? style.stroke : style.fill })"""
        for media in ({"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}):
            page.emulate_media(**media)
            back, weave, plate, count = page.evaluate(seen)
            self.assertNotEqual(back, weave, media)
            self.assertNotEqual(plate, count, media)
        self.assertEqual(page.locator("#table .count").all_text_contents(), [f"×{n}" for n in (1, 2, 3, 4, 5, 6, 24)])

    def test_tables_begin_where_text_does(self):
        widths = []
        for language, side in {"en": lambda box: box["x"], "ar": lambda box: box["x"] + box["width"]}.items():
            screen = self.screen(self.house(f"language = {language}"))
            # The first game of the menu is of cards with names; its rows are as wide as can be.
            screen.type("1").type("1")
            page = screen.wait_for_table().page
            for width in (320, 1000, 1900):
                page.set_viewport_size({"width": width, "height": 800})
                lefts = {round(side(page.locator(part).bounding_box())) for part in ("h1", "#now", "#table", "#said")}
                self.assertEqual(len(lefts), 1, f"{language}, {width} px")
            # Left stays left.
            page.set_viewport_size({"width": 1000, "height": 800})
            first, second = self.boxes(page, "#table ul:first-of-type button")[:2]
            self.assertLess(first["x"], second["x"])
            # So does a row that is shorter than the table, with cards as wide as in a longer one.
            wide = {}
            for width in (700, 1000, 1100, 1280):
                page.set_viewport_size({"width": width, "height": 800})
                row = self.boxes(page, "#table ul:first-of-type li")
                nearest = (max if language == "ar" else min)(side(box) for box in row)
                self.assertAlmostEqual(
                    nearest, side(page.locator("h1").bounding_box()), delta=1, msg=f"{language}, {width} px")
                wide[width] = row[0]["width"]
            widths.append(wide)
        for width, in_english in widths[0].items():
            self.assertAlmostEqual(in_english, widths[1][width], delta=1, msg=f"{width} px")

    def test_squares_are_named_in_two_lines_at_most(self):
        screen = self.screen(self.house(), viewport={"width": 1280, "height": 800})
        page = screen.deal("pokerslam", 1).page
        for width, size, name in [(1280, 100, "Row 1, column 1"), (1280, 400, "11"), (320, 100, "11")]:
            page.set_viewport_size({"width": width, "height": 800})
            page.evaluate(LOOK, ["size-100", f"size-{size}"])
            first = page.locator("#table .squares span.name:visible").first
            self.assertEqual(first.inner_text(), name)
            lines = first.evaluate(
                "name => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)")
            self.assertLess(lines, 2.5, f"{width} px, {size} %")
            page.evaluate(LOOK, [f"size-{size}", "size-100"])

    def test_the_number_of_a_piece_leaves_its_picture_to_be_seen(self):
        screen = self.screen(self.house(), viewport={"width": 1280, "height": 800})
        screen.press("Picture puzzle").press("Cat").press("Easy").wait_for_table()
        for piece in screen.page.locator("#table .drawing", has=screen.page.locator("text.number")).all():
            whole, number = piece.bounding_box(), piece.locator(".plate").last.bounding_box()
            share = number["width"] * number["height"] / (whole["width"] * whole["height"])
            self.assertLess(share, 0.12)

    def test_squares_of_a_short_row_stand_below_the_others(self):
        page = self.screen(self.house()).deal("accordion", 1).page
        boxes = self.boxes(page, "#table .squares button")
        # 52 cards, nine beside each other.
        self.assertEqual(len({round(box["x"]) for box in boxes}), 9)

    def test_columns_stand_beside_each_other(self):
        screen = self.screen(self.house(), viewport={"width": 1280, "height": 800})
        for game, columns in {"freecell": 8, "spider": 10}.items():
            page = screen.deal(game, 1).page
            places = page.locator("#table button").all()[:columns]
            self.assertEqual(len({place.bounding_box()["y"] for place in places}), 1, game)
            self.assertEqual(page.evaluate(WIDER), 0)
            screen.type("quit")

    def test_the_place_in_front_is_seen_once_more(self):
        screen = self.screen(self.house("page-close-up = on"), viewport={"width": 900, "height": 800})
        page = screen.deal("klondike", 1).page
        copy = page.locator("#close-up")
        self.assertEqual(copy.count(), 0)
        places = page.locator("#table button")
        before = places.nth(1).bounding_box()
        places.nth(0).focus()
        self.assertEqual(copy.locator("span.name").inner_text(), "Column 1")
        width = copy.bounding_box()["width"]
        self.assertAlmostEqual(width, page.locator("#table ul").first.bounding_box()["width"], delta=1)
        self.assertGreater(width, 4 * before["width"])
        # What stands beside it stays, and readers hear of it once.
        self.assertEqual(places.nth(1).bounding_box(), before)
        self.assertEqual(copy.get_attribute("aria-hidden"), "true")
        names = [name for role, name, _ in Tree(page).nodes() if role == "button" and name.startswith("Column 1")]
        self.assertEqual(len(names), 1, names)
        self.assertEqual(page.evaluate(WIDER), 0)
        # It goes along, with the focus and with single keys.
        screen.after(lambda: page.keyboard.press("Enter"))
        self.assertEqual(copy.locator("span.name").inner_text(), "Column 1")
        screen.type("0")
        self.assertEqual(copy.count(), 0)
        page.locator("#keys-enter").focus()
        screen.after(lambda: page.keyboard.press("Enter"))
        screen.after(lambda: page.keyboard.press("ArrowRight"))
        self.assertEqual(copy.locator("span.name").inner_text(), page.locator("#table .cursor span.name").inner_text())
        self.assertEqual(screen.faults, [])

    def test_cards_have_the_colours_that_were_chosen_or_forced(self):
        ink = "() => getComputedStyle(document.querySelector('.drawing .hearts, .drawing .diamonds')).fill"
        text = "() => getComputedStyle(document.body).color"
        house = self.house("page-theme = own", "page-text = yellow", "page-back = blue")
        page = self.screen(house).deal("freecell", 1).page
        self.assertEqual(page.evaluate(ink), "rgb(255, 255, 0)")
        page.emulate_media(forced_colors="active")
        self.assertEqual(page.evaluate(ink), page.evaluate(text))
        self.assertNotEqual(page.evaluate(ink), "rgb(255, 255, 0)")


class GuestLooks(GuestTest):
    def test_the_way_in_and_what_is_kept(self):
        guest = self.guest()
        self.assertEqual(faults(guest.page), [])
        guest.page.get_by_role("link", name="Privacy").click()
        self.assertEqual(guest.heading, "Privacy")
        self.assertEqual(faults(guest.page), [])
        guest = self.play(self.guest())
        guest.press("Your data")
        self.assertEqual(faults(guest.page), [])
