// SPDX-License-Identifier: GPL-3.0-or-later

import GoldenTestSupport
import Testing

@Suite struct CleannessTests {
  @Test(arguments: [
    "a\u{1B}[1m\n", "a\r\n", "a\u{7}\n", "a\n\nb\n", "a  b\n", " a\n", "a \n", "a { $n }\n",
    "♠ A\n", "█\n", "─\n", "⠁\n", "🂡\n", "told-moved\n", "the told-moved-from thing\n",
    "1. a\n2. b\nc\n", "2. a\n1. b\nChoose 1 to 2\n", "a", "\u{202E}a\n",
  ]) func aFlawIsFound(text: String) {
    #expect(Cleanness.flaws(in: text) != [])
  }

  @Test(arguments: [
    "Aloud 0.1.0\n1. a\n2. b\nChoose 1 to 2, 0 to go back\n", "> told  moved \n", "Côte d’Ivoire\n",
    "1. a\nChoose a number, 0 for the game menu\n", "1. a\nA number, or 0\n",
  ]) func whatIsCleanIsLetThrough(text: String) {
    #expect(Cleanness.flaws(in: text) == [])
  }
}
