// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Pictures

/// Every shipped picture can be solved by ear. `Tests/README.md` says in how many steps; with
/// `ALOUD_REWRITE=1` its table is written instead of compared.
@Suite struct BlindSolverTests {
  private static let readme = checkout.appending(path: "Tests/README.md")
  private static let heading =
    "| picture | grid | comparisons | moves | of these refused |\n|---|---|---|---|---|\n"

  @Test func everyShippedPictureIsSolvedByEar() throws {
    var rows: [String] = []
    for (number, puzzle) in try Shipped.puzzles().enumerated() {
      var solver = BlindSolver(SpokenRound(puzzle.cutting, seed: UInt64(number + 1)))
      solver.solve()
      #expect(solver.isSolved, "\(puzzle)")
      let round = solver.round
      let moves = puzzle.cutting.tiles.count + round.refusals
      rows.append(
        "| \(puzzle.picture.rawValue) | \(round.side) × \(round.side) | \(round.comparisons) "
          + "| \(moves) | \(round.refusals) |\n")
    }
    let table = Self.heading + rows.joined()
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let start = try #require(text.range(of: Self.heading)).lowerBound
    let rest = text[start...]
    let end = rest.range(of: "|\n\n")?.upperBound ?? rest.endIndex
    if ProcessInfo.processInfo.environment["ALOUD_REWRITE"] == "1" {
      let rewritten = text[..<start] + table + (end == rest.endIndex ? "" : "\n" + text[end...])
      try rewritten.write(to: Self.readme, atomically: true, encoding: .utf8)
    } else {
      #expect(rest[..<end].trimmingCharacters(in: .newlines) + "\n" == table)
    }
  }
}
