// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Application

/// What a search tells of itself while nothing else is told.
@Suite struct DealProgressTests {
  private let start = ContinuousClock.now

  private func progress(isShown: Bool, from first: UInt64 = 1) -> DealProgress {
    DealProgress(in: 1...100, from: first, isShown: isShown, at: start)
  }

  private func line(_ done: Int, found: Int) -> Term {
    Term(
      "deals-progress",
      ["done": .number(done), "total": 100, "found": .number(found)])
  }

  @Test func atMostEveryTenSeconds() {
    var progress = progress(isShown: false)
    let told = [1, 9, 10, 11, 19, 20, 45, 46, 55].map { (seconds: Double) in
      progress.line(after: seconds == 11 ? "row" : nil, at: start + .seconds(seconds))
    }
    #expect(
      told == [
        nil, nil, line(3, found: 0), nil, nil, line(6, found: 1), line(7, found: 1), nil,
        line(9, found: 1),
      ])
  }

  @Test func aRowThatIsSeenIsEnough() {
    var shown = progress(isShown: true)
    var kept = progress(isShown: false)
    #expect(shown.line(after: "row", at: start + .seconds(9)) == nil)
    #expect(kept.line(after: "row", at: start + .seconds(9)) == nil)
    #expect(shown.line(after: nil, at: start + .seconds(18)) == nil)
    #expect(kept.line(after: nil, at: start + .seconds(18)) == line(2, found: 1))
    #expect(shown.line(after: nil, at: start + .seconds(19)) == line(3, found: 1))
  }

  @Test func whatWasDoneBeforeIsCounted() {
    var progress = progress(isShown: false, from: 41)
    #expect(progress.line(after: nil, at: start + .seconds(10)) == line(41, found: 0))
    var all = DealProgress(in: 0...UInt64.max, from: 0, isShown: false, at: start)
    #expect(all.line(after: nil, at: start + .seconds(10))?.fillings["done"] == 1)
  }
}
