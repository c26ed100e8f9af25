// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Pictures

/// Every shipped picture and map can be solved by ear. `Tests/README.md` says in how many steps; with
/// `ALOUD_REWRITE=1` its tables are written instead of compared.
@Suite(.serialized) struct BlindSolverTests {
  private static let readme = checkout.appending(path: "Tests/README.md")

  /// A row of the table about a round that was solved.
  private func row(_ name: String, _ solver: BlindSolver) -> String {
    let round = solver.round
    let moves = round.side * round.side + round.refusals
    return "| \(name) | \(round.side) × \(round.side) | \(round.comparisons) | \(moves) "
      + "| \(round.refusals) |\n"
  }

  @Test func everyShippedPictureIsSolvedByEar() throws {
    var rows: [String] = []
    for (number, puzzle) in try Shipped.puzzles().enumerated() {
      var solver = BlindSolver(SpokenRound(puzzle.cutting, seed: UInt64(number + 1)))
      solver.solve()
      #expect(solver.isSolved, "\(puzzle)")
      rows.append(row(puzzle.picture.rawValue, solver))
    }
    try hold(rows, against: "picture")
  }

  @Test func everyShippedMapIsSolvedByEar() throws {
    var rows: [String] = []
    for (number, grid) in try MapGrid.all().enumerated() {
      let cutting = Cutting(grid.picture, into: grid.size)
      var solver = BlindSolver(
        SpokenRound(cutting, grid.descriptions, seed: UInt64(number + 1)))
      solver.solve()
      #expect(solver.isSolved, "\(grid)")
      rows.append(row(grid.map.rawValue, solver))
    }
    try hold(rows, against: "map")
  }

  /// The rows are those of the table that is headed by a word.
  private func hold(_ rows: [String], against word: String) throws {
    let heading =
      "| \(word) | grid | comparisons | moves | of these refused |\n|---|---|---|---|---|\n"
    let table = heading + rows.joined()
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let start = try #require(text.range(of: heading)).lowerBound
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
