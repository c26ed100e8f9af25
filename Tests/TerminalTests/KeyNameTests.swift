// SPDX-License-Identifier: GPL-3.0-or-later

import Terminal
import Testing

@Suite struct KeyNameTests {
  static let names = [
    "a", "A", "?", "-", "é", "space", "enter", "escape", "tab", "backspace", "insert", "delete",
    "up", "down", "left", "right", "home", "end", "page-up", "page-down", "f1", "f12", "f20",
    "ctrl-r", "alt-x", "alt-X", "shift-tab", "ctrl--", "ctrl-space", "alt-\u{301}",
    "ctrl-alt-shift-page-up",
  ]

  @Test(arguments: names) func `A name reads back as itself`(name: String) {
    #expect(KeyPress(name: name)?.name == name)
  }

  @Test func `Every key has a name of its own, with every modifier`() {
    let bases: [KeyPress.Base] =
      [
        .enter, .escape, .tab, .backspace, .insert, .delete, .up, .down, .left, .right, .home, .end,
        .pageUp, .pageDown, .character(" "), .character("-"), .character("a"),
      ] + (1...20).map(KeyPress.Base.function)
    for base in bases {
      for bits in 0..<8 as Range<UInt8> {
        let press = KeyPress(base, KeyPress.Modifiers(rawValue: bits))
        #expect(KeyPress(name: press.name) == press)
      }
    }
  }

  @Test(arguments: [
    ("CTRL-R", "ctrl-r"), ("shift-a", "A"), ("Alt-Ctrl-x", "ctrl-alt-x"), ("Page-Up", "page-up"),
    ("F5", "f5"), ("ctrl-shift-a", "ctrl-a"),
  ])
  func `Other spellings mean the same press`(spelling: String, name: String) {
    #expect(KeyPress(name: spelling)?.name == name)
  }

  @Test(arguments: [
    "", "ctrl-", "ab", "f0", "f21", "f01", "x1", " ", "\u{1B}", "\n", "e\u{301}x", "upp",
  ])
  func `What is no key has no press`(name: String) {
    #expect(KeyPress(name: name) == nil)
  }
}
