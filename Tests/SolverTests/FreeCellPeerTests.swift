// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Solver

/// Another solver's verdicts on tables in the middle of a round, some of them hopeless.
@Suite(
  .enabled(if: Peer.program != nil, "the solver is not installed (Debian: freecell-solver-bin)"))
struct FreeCellPeerTests {
  @Test("FreeCell: another solver's verdicts, 10,000 of them where the long tests are asked for")
  func verdictsAreEqual() throws {
    var generator = Generator(seed: 5)
    var (tally, unknown) = (Tally(), 0)
    for index in 0..<(scale > 1 ? 10_000 : 200) {
      let difficulty = (["easy", "medium", "hard"] as [Difficulty])[index % 3]
      let game = try FreeCell(difficulty)
      let position = FreeCellPosition.anyhow(game, &generator)
      var search = BestFirstSearch(from: position, effort: Effort(states: 100_000))
      let result = search.result()
      guard result != .unknown, let wins = try Peer.wins(position) else {
        unknown += 1
        continue
      }
      if wins { tally.won += 1 } else { tally.lost += 1 }
      if (result != .lost) != wins { tally.wrong.append("\(index): \(Peer.written(position))") }
    }
    #expect(tally.wrong == [])
    #expect(tally.won > 50 && tally.lost > 50 && unknown * 50 < tally.won + tally.lost, "\(tally)")
  }
}

/// Debian's freecell-solver.
enum Peer {
  static let program = OutsideProgram.path(of: "fc-solve")
  private static let bound = 200_000

  /// Whether the position can be won; nil where the solver gives up. Its presets leave out some
  /// moves, so that what they do not win is looked into again with all there are.
  static func wins(_ position: FreeCellPosition) throws -> Bool? {
    if try wins(position, ["-l", "lg"]) == true { return true }
    return try wins(position, ["--method", "a-star", "-to", "0123456789ABCDE"])
  }

  private static func wins(_ position: FreeCellPosition, _ choices: [String]) throws -> Bool? {
    let printed = try OutsideProgram.run(
      "/usr/bin/env",
      [
        "FREECELL_SOLVER_QUIET=1", try #require(program), "--freecells-num",
        "\(position.cellCount)", "-mi", "\(bound)",
      ] + choices + ["-"], input: written(position))
    if printed.contains("This game is solveable.") { return true }
    let line = try #require(printed.split(separator: "\n").first { $0.hasPrefix("Total number") })
    let checked = try #require(line.split(separator: " ").last.flatMap { Int($0.dropLast()) })
    return checked < bound ? false : nil
  }

  /// A position as the solver reads it.
  static func written(_ position: FreeCellPosition) -> String {
    var position = position
    let columns = position.columns.map { ":" + $0.map { " \(word($0))" }.joined() + "\n" }.joined()
    let founded = (0..<4).map { "\(suits[$0])-\((["0"] + ranks)[position.awaited.rank(of: $0)])" }
    let held = position.cards(on: .cell).map { " \(word($0))" }.joined()
    return "Foundations: \(founded.joined(separator: " "))\nFreecells:\(held)\n\(columns)"
  }

  private static let ranks = "A23456789TJQK".map(String.init)
  private static let suits = "CDHS".map(String.init)

  private static func word(_ card: FreeCellCard) -> String {
    "\(ranks[card.rank])\(suits[card.suit])"
  }
}

extension FreeCellPosition {
  /// A numbered deal after some legal steps of any kind, half of them after part of a line that
  /// wins.
  static func anyhow(
    _ game: FreeCell, steps: Int = 30, _ generator: inout Generator
  ) -> FreeCellPosition {
    var position = FreeCellPosition(
      Match(game, seed: UInt64(generator.below(1_000_000) + 1)).table, of: game)
    if generator.below(2) == 0 {
      var search = BestFirstSearch(from: position, effort: Effort(states: 20_000))
      if case .won(let line) = search.result() {
        for step in line.prefix(generator.below(line.count)) { position.take(step) }
      }
    }
    for _ in 0..<generator.below(generator.below(2) == 0 ? 6 : steps) {
      var steps = StepList<FreeCellStep>()
      position.addSteps(to: &steps, isDistinct: false)
      if steps.count == 0 { break }
      position.take(steps[generator.below(steps.count)])
    }
    return position
  }

  /// Each from its deepest card.
  fileprivate var columns: [[FreeCellCard]] {
    mutating get {
      let columns = cards(on: .column).map { bottom in
        var column = [bottom]
        while let card = column.last, above[card.index] != .none {
          column.append(above[card.index])
        }
        return column
      }
      return columns + Array(repeating: [], count: Int(emptyColumns))
    }
  }

  fileprivate mutating func cards(on ground: FreeCellCard) -> [FreeCellCard] {
    (0..<52).map { FreeCellCard($0) }.filter { below[$0.index] == ground }
  }
}
