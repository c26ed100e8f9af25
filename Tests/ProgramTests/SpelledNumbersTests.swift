// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Application

/// Numbers that a voice would misread are given to it in words, and nothing else is.
@Suite struct SpelledNumbersTests {
  @Test(arguments: [
    ("ja", 131, "423", "四百二十三"), ("ja", 131, "人口は約12345人", "人口は約一万二千三百四十五人"),
    ("ja", 131, "130、131", "130、百三十一"), ("zh-Hans", 10_000, "9999和300000", "9999和三十万"),
    (
      "ja", 131, "2026-11-21 1.500 1,500 7h 500h h500 0500",
      "2026-11-21 1.500 1,500 7h 500h h500 0500"
    ),
    ("ja", 131, "500. 600, 700", "五百. 六百, 七百"), ("ja", 131, "", ""), ("ja", 131, "200", "二百"),
    ("ja", 131, "99999999999999999999", "99999999999999999999"),
  ])
  func onlyNumbersThatStandAlone(
    language: String, least: Int, text: String, said: String
  ) {
    #expect(SpelledNumbers(language, from: least).applied(to: text) == said)
  }
}
