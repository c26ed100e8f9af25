// SPDX-License-Identifier: GPL-3.0-or-later

import Terminal
import Testing

@Suite struct TypedLineTests {
  private func steps(_ keys: String...) -> [TypedLine.Step] {
    var line = TypedLine()
    return keys.compactMap { KeyPress(name: $0) }.map { line.take($0) }
  }

  @Test func lettersMakeALineThatEnterEnds() {
    #expect(
      steps("r", "o", "space", "M", "enter", "x", "enter") == [
        .typed("r"), .typed("o"), .typed(" "), .typed("M"), .ended("ro M"), .typed("x"),
        .ended("x"),
      ])
  }

  @Test func backspaceTakesTheLastLetterAndThenNothing() {
    #expect(
      steps("ł", "backspace", "backspace", "a", "enter") == [
        .typed("ł"), .erased("ł"), .nothing, .typed("a"), .ended("a"),
      ])
  }

  @Test func escapeGivesUpAndNothingOfItIsLeft() {
    #expect(
      steps("a", "escape", "b", "enter") == [.typed("a"), .givenUp, .typed("b"), .ended("b")])
  }

  @Test func keysThatAreNoTextMeanNothing() {
    #expect(steps("up", "f1", "ctrl-a", "tab", "enter").dropLast().allSatisfy { $0 == .nothing })
  }

  @Test func aLineDoesNotGrowWithoutEnd() {
    var line = TypedLine()
    for _ in 0..<10_000 { _ = line.take(KeyPress("a")) }
    #expect(line.text.utf8.count == LineDecoder.longestLine)
  }

  @Test func theEchoIsWhatWasTypedAndRubbedOut() {
    #expect(steps("a", "backspace", "enter", "escape").map(\.echo) == ["a", "\u{8} \u{8}", "", ""])
    #expect(steps("漢", "backspace").map(\.echo) == ["漢", "\u{8} \u{8}\u{8} \u{8}"])
  }
}
