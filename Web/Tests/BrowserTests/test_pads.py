# SPDX-License-Identifier: GPL-3.0-or-later
"""Gamepads and vibration, by what a browser tells of them and is told."""

from screen import BrowserTest

# A gamepad that tests press, whose rumble and the phone's are written down.
PAD = """() => {
  window.rumbles = [];
  window.pulses = [];
  const button = () => ({ pressed: false, touched: false, value: 0 });
  window.pad = {
    index: 0, id: 'pad', connected: true, mapping: 'standard', axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, button),
    vibrationActuator: { playEffect: (kind, effect) => { rumbles.push(effect.duration); return Promise.resolve('complete'); } },
  };
  window.pads = [null, null, null, null];
  navigator.getGamepads = () => window.pads;
  navigator.vibrate = length => pulses.push(length);
  window.plug = isIn => {
    window.pads[0] = isIn ? window.pad : null;
    window.dispatchEvent(new Event(isIn ? 'gamepadconnected' : 'gamepaddisconnected'));
  };
}"""

A, B, X, RIGHT = 0, 1, 2, 15


class Pads(BrowserTest):
    def setUp(self):
        self.front = self.screen(self.house())
        self.page = self.front.page
        self.front.deal("klondike", 1)
        self.page.evaluate(PAD)
        self.sent = []
        self.page.on("request", lambda request: request.method == "POST" and self.sent.append(request.post_data))
        self.front.after(lambda: self.page.evaluate("plug(true)"))

    def hold(self, index, isDown):
        self.page.evaluate("([index, isDown]) => { pad.buttons[index].pressed = isDown }", [index, isDown])

    def press(self, index):
        """Presses a button for two frames, and waits for its answer."""

        def act():
            self.hold(index, True)
            self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            self.hold(index, False)

        return self.front.after(act)

    def test_it_plays_and_is_told_when_it_comes_and_goes(self):
        self.assertEqual(self.front.now, ["Gamepad connected."])
        cursor = self.page.locator("#table .cursor")
        self.assertIn("Column 1", cursor.inner_text())
        self.press(RIGHT)
        self.assertIn("Column 2", cursor.inner_text())
        self.press(A)
        self.assertEqual(cursor.locator("button").get_attribute("aria-pressed"), "true")
        self.press(B)
        self.assertIsNone(cursor.locator("button").get_attribute("aria-pressed"))
        self.front.after(lambda: self.page.evaluate("plug(false)"))
        self.assertEqual(self.front.now, ["Gamepad disconnected."])
        keys = [form.removeprefix("key=pad-") for form in self.sent if form.startswith("key=")]
        self.assertEqual(keys, ["right", "a", "b"])
        self.assertEqual(self.front.faults, [])

    def test_a_direction_that_is_held_acts_again_and_a_is_another_button(self):
        self.hold(RIGHT, True)
        self.front.wait_for("() => document.querySelector('#table .cursor').innerText.includes('Column 4')")
        self.hold(RIGHT, False)
        self.front.after(lambda: self.hold(A, True))
        self.assertEqual(self.sent[-1], "key=pad-a-long")
        count = len(self.sent)
        self.hold(A, False)
        self.press(X)
        # Nothing came of letting go.
        self.assertEqual(self.sent[count:], ["key=pad-x"])

    def test_a_stick_is_four_buttons(self):
        self.front.after(lambda: self.page.evaluate("pad.axes[0] = 0.8"))
        self.page.evaluate("pad.axes[0] = 0")
        self.assertEqual(self.sent[-1], "key=pad-right")

    def test_what_happens_is_felt_in_the_hand(self):
        # The first deal's two of diamonds goes nowhere.
        self.front.type("1 1")
        self.front.type("draw")
        self.assertGreater(self.page.evaluate("rumbles.length"), 0)
        self.assertEqual(self.page.evaluate("rumbles"), self.page.evaluate("pulses"))

    def test_it_is_not_felt_where_that_is_not_wished(self):
        self.front.type("settings haptics off")
        self.page.evaluate("rumbles.length = pulses.length = 0")
        self.front.type("draw")
        self.assertEqual(self.page.evaluate("rumbles.length + pulses.length"), 0)
