// SPDX-License-Identifier: GPL-3.0-or-later

import Terminal
import Testing

/// How wide text is on a terminal, as xterm and the Linux console have it.
@Suite struct ColumnsTests {
  @Test(arguments: [
    ("", 0), ("Ace", 3), ("Łódź", 4), ("L\u{301}o", 2), ("日本語", 6), ("カード", 6), ("ｶｰﾄﾞ", 4),
    ("Ａ１", 4), ("한국어", 6), ("العَرَبِيَّة", 7), ("قلب", 3), ("हिन्दी", 5), ("पान", 3), ("、。", 4),
    ("a\u{200D}b", 2), ("–", 1),
  ])
  func everyCharacterHasItsWidth(text: String, columns: Int) {
    #expect(text.columns == columns)
  }
}
