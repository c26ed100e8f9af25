// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

/// What another program finds for the numbered deals is legal here, and wins.
@Suite(
  .enabled(
    if: SolverLines.program != nil,
    "the solver is not installed (Debian: freecell-solver-bin)"))
struct SolutionTests {
  @Test(
    "The solver's lines for 400 deals end in a win",
    arguments: [("easy", 4, 300), ("medium", 3, 50), ("hard", 2, 50)])
  func some(difficulty: String, cells: Int, last: UInt64) throws {
    try check(difficulty, cells, 1...last, effort: 20_000)
  }

  @Test(
    "The solver's lines for thousands of deals end in a win",
    .enabled(if: isLong), arguments: [("easy", 4, 2000), ("medium", 3, 500), ("hard", 2, 500)])
  func many(difficulty: String, cells: Int, count: UInt64) throws {
    try check(difficulty, cells, 30_001...30_000 + count, effort: 200_000)
  }

  private func check(
    _ difficulty: String, _ cells: Int, _ numbers: ClosedRange<UInt64>, effort: Int
  ) throws {
    let lines = try SolverLines(numbers, cells: cells, effort: effort)
    defer { lines.forget() }
    let game = try FreeCell(Difficulty(rawValue: difficulty))
    var solved = 0
    for number in numbers {
      guard let line = try lines[number] else { continue }
      var match = Match(game, seed: number)
      try line.play(on: &match, number: number)
      #expect(match.outcome == .won, "deal \(number)")
      solved += 1
    }
    // With four cells every one of these deals can be won; with fewer the solver gives some up.
    #expect(difficulty == "easy" ? solved == numbers.count : solved * 2 > numbers.count)
  }
}
