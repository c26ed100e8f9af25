// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

/// What another program finds for the numbered deals is legal here, and wins.
@Suite(
  .enabled(
    if: SolverLine.program != nil, "fc-solve is not installed (Debian: freecell-solver-bin)"))
struct SolutionTests {
  @Test(
    "The solver's lines for the first deals end in a win",
    arguments: [("easy", 32), ("medium", 16), ("hard", 16)])
  func some(difficulty: String, last: UInt64) throws { try check(difficulty, 1...last) }

  @Test(
    "The solver's lines for hundreds of deals end in a win", .enabled(if: isLong),
    arguments: [("easy", 400), ("medium", 300), ("hard", 300)])
  func many(difficulty: String, last: UInt64) throws {
    try check(difficulty, 31_001...31_000 + last)
  }

  private func check(_ difficulty: String, _ numbers: ClosedRange<UInt64>) throws {
    let game = try FreeCell(Difficulty(rawValue: difficulty))
    var solved = 0
    for number in numbers {
      var match = Match(game, seed: number)
      guard let line = try SolverLine(match.table, of: game) else { continue }
      try line.play(on: &match)
      #expect(match.outcome == .won, "deal \(number)")
      solved += 1
    }
    // With four cells every one of these deals can be won; with fewer the solver gives some up.
    #expect(difficulty == "easy" ? solved == numbers.count : solved * 4 > numbers.count)
  }
}
