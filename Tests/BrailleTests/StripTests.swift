// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Braille

/// Windows and routing keys, with a cell for each character.
@Suite struct StripTests {
  private func strip(_ passages: (String, Passage.Target?)...) -> Strip {
    Strip(passages.map { ($0.0.utf8.map { $0 == 0x20 ? 0 : $0 }, $0.1) })
  }

  private func text(_ cells: some Sequence<UInt8>) -> String {
    String(decoding: cells.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
  }

  private func windows(_ strip: Strip, _ width: Int) -> [String] {
    strip.windows(of: width).map { text(strip.cells[$0]) }
  }

  @Test func `a message is cut between words`() {
    let message = strip(("King to column 4, which turns up a Queen", nil))
    #expect(windows(message, 40) == ["King to column 4, which turns up a Queen"])
    #expect(windows(message, 39) == ["King to column 4, which turns up a", "Queen"])
    #expect(windows(message, 20) == ["King to column 4,", "which turns up a", "Queen"])
  }

  @Test func `a word longer than the display is cut where it ends`() {
    #expect(windows(strip(("a abcdefgh i", nil)), 5) == ["a", "abcde", "fgh i"])
  }

  @Test func `an entry is cut only where it does not fit`() {
    let menu = strip(("Menu", nil), ("1. New game", .entry(1)), ("2. Quit", .entry(2)))
    #expect(windows(menu, 20) == ["Menu  1. New game", "2. Quit"])
    #expect(windows(menu, 12) == ["Menu", "1. New game", "2. Quit"])
    #expect(windows(menu, 8) == ["Menu  1.", "New game", "2. Quit"])
  }

  @Test func `nothing is one empty window, and no display has one as well`() {
    #expect(windows(strip(), 20) == [""])
    #expect(windows(strip(("a", nil)), 0) == [""])
    #expect(Panorama(strip(("a", nil)), width: 0).cells == [])
  }

  @Test func `the window moves to its edges and no further`() {
    var view = Panorama(strip(("aa bb cc", nil)), width: 3)
    var seen = [text(view.cells)]
    var moved: [Bool] = []
    for pan in [Panorama.Pan.back, .forward, .end, .forward, .start] {
      moved.append(view.pan(pan))
      seen.append(text(view.cells))
    }
    #expect(moved == [false, true, true, false, true])
    #expect(seen == ["aa ", "aa ", "bb ", "cc ", "cc ", "aa "])
  }

  @Test func `routing keys find the entry above them, in every window`() {
    let menu = strip(("Menu", nil), ("1. Go", .entry(1)), ("2. No", .entry(2)))
    var view = Panorama(menu, width: 12)
    #expect(text(view.cells) == "Menu  1. Go ")
    #expect(
      [3, 4, 5, 6, 10, 11, 12].map(view.target) == [nil, nil, nil, .entry(1), .entry(1), nil, nil])
    view.pan(.forward)
    #expect(text(view.cells) == "2. No       ")
    #expect([-1, 0, 4, 5].map(view.target) == [nil, .entry(2), .entry(2), nil])
    // What goes on in the next window is not above any key of this one.
    let cut = Panorama(strip(("aaaaaaaa", .entry(3))), width: 4)
    #expect([3, 4].map(cut.target) == [.entry(3), nil])
  }
}

/// brltty's codes, as its constants have them.
@Suite struct DisplayKeyTests {
  @Test func `commands and keysyms become keys`() {
    let command: UInt64 = 0x2000_0000
    #expect(DisplayKey(code: command | 24) == .pan(.forward))
    #expect(DisplayKey(code: command | 23) == .pan(.back))
    #expect(DisplayKey(code: command | 1) == .press("up"))
    #expect(DisplayKey(code: command | 2) == .press("down"))
    #expect(DisplayKey(code: command | 30) == .press("escape"))
    #expect(DisplayKey(code: command | 0x1_0000 | 39) == .route(39))
    #expect(DisplayKey(code: 0xFF0D) == .press("enter"))
    #expect(DisplayKey(code: 0x61) == nil)
    #expect(DisplayKey(code: command | 0x2_0000) == nil)
  }

  @Test func `a key that is held counts as pressed`() {
    #expect(DisplayKey(code: 0x100_2000_0018) == .pan(.forward))
  }
}
