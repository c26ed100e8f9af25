# SPDX-License-Identifier: GPL-3.0-or-later
"""The voices that are no screen reader's, and where sounds come from, by what the browser is told to play."""

from screen import BrowserTest

# A voice that begins each text and ends none, and writes down what it was told.
VOICE = """() => {
  window.spoken = [];
  const voice = {
    speaking: false, pending: false,
    speak: said => { voice.speaking = true; spoken.push([said.text, said.lang]); },
    cancel: () => { voice.speaking = false; spoken.push('silence'); },
  };
  Object.defineProperty(window, 'speechSynthesis', { value: voice });
}"""
# Every sound that is begun, with the side it comes from, and every one that is ended before it is over.
SOUNDS = """() => {
  window.panners = [];
  window.stopped = 0;
  const make = BaseAudioContext.prototype.createStereoPanner;
  BaseAudioContext.prototype.createStereoPanner = function () {
    const panner = make.call(this);
    panners.push(panner);
    return panner;
  };
  const stop = AudioBufferSourceNode.prototype.stop;
  AudioBufferSourceNode.prototype.stop = function () {
    stopped += 1;
    return stop.call(this);
  };
}"""


class Voices(BrowserTest):
    def front(self, voice, script):
        front = self.screen(self.house(f"page-voice = {voice}", "sounds = off"))
        front.page.evaluate(script)
        return front

    def test_the_browsers_voice_says_each_line_and_is_silent_at_a_key(self):
        front = self.front("browser", VOICE)
        front.deal("klondike", 1)
        front.type("h")
        hint = front.now[0]
        self.assertEqual(front.page.evaluate("spoken.at(-1)"), [hint, "en"])
        # A screen reader that is there says nothing of it.
        self.assertEqual(front.live, "")
        front.page.keyboard.press("Tab")
        self.assertEqual(front.page.evaluate("spoken.at(-1)"), "silence")
        self.assertEqual(front.faults, [])

    def test_the_games_voice_comes_from_the_server_and_is_silent_at_a_key(self):
        front = self.front("espeak", SOUNDS)
        front.deal("klondike", 1)
        with front.page.expect_response(lambda response: "/heard/" in response.url) as clip:
            front.type("a")
        self.assertEqual(clip.value.status, 200)
        self.assertEqual(clip.value.body()[:4], b"RIFF")
        front.wait_for("() => panners.length")
        begun = front.page.evaluate("stopped")
        front.page.keyboard.press("Tab")
        self.assertGreater(front.page.evaluate("stopped"), begun)
        self.assertEqual(front.faults, [])


class Places(BrowserTest):
    def setUp(self):
        self.front = self.screen(self.house("sounds = on"))
        self.front.page.evaluate(SOUNDS)
        self.front.deal("klondike", 1)

    def sides(self):
        """From which sides two sounds of a move came, in no order: -1 is left, 1 right."""
        self.front.wait_for("() => panners.length === 2")
        sides = self.front.page.evaluate("panners.splice(0).map(panner => panner.pan.value)")
        return sorted(round(side, 2) for side in sides)

    def test_a_card_is_heard_where_it_lies(self):
        sides = []
        # To column 3, which lies left of the middle, then to the first, then a card from the stock.
        for line in ("5 3", "7c 1", "d"):
            self.front.page.evaluate("panners.length = 0")
            self.front.type(line)
            sides.append(self.sides())
        # Where the card comes to lie, and where another turns up.
        self.assertEqual(sides, [[-0.33, 0.33], [-1, 0.33], [-0.6, -0.6]])

    def test_a_quiet_tone_comes_again_while_a_card_is_in_hand(self):
        self.front.type("5")
        for _ in range(2):
            self.front.page.evaluate("panners.length = 0")
            self.front.wait_for("() => panners.length")
        self.front.type("0")
        self.front.page.evaluate("new Promise(done => setTimeout(done, 300)).then(() => panners.length = 0)")
        # Nothing is to come after the time between two tones.
        self.front.page.wait_for_timeout(2_500)
        self.assertEqual(self.front.page.evaluate("panners.length"), 0)
