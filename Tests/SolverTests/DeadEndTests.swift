// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Solver

/// A dead end is told where it can be seen, and only there.
@Suite struct DeadEndTests {
  @Test(arguments: ["klondike", "yukon", "spider"])
  func fromADeadEndNothingLeadsOn(name: String) throws {
    let game = try #require(try Self.games[name]?())
    var generator = Generator(seed: 11)
    var (found, unseen) = (0, 0)
    for seed in UInt64(1)...30 where found < 2 {
      var match = Match(game, seed: seed)
      while match.moveCount < 150, match.outcome == .open {
        try match.play(Self.next(of: match, &generator))
        guard match.outcome == .open, match.moveCount.isMultiple(of: 10),
          match.isDeadEnd(within: .lookForDeadEnd()) == true
        else { continue }
        found += 1
        if let klondike = game as? Klondike, !match.table[.stock].isEmpty {
          let search = DeadEndSearch(game: klondike, seen: [], effort: .lookForDeadEnd())
          #expect(search.isDeadEnd(match.table) == false, "what was not seen may help")
          unseen += 1
        }
        #expect(try Self.showsNothing(match, &generator), "\(name), deal \(seed)")
        #expect(match.verdict(within: Effort(states: 20_000))?.isWinnable != true)
        break
      }
    }
    #expect(found == 2 && (unseen > 0 || name != "klondike"))
  }

  /// A round of the atlas hardly ever goes on moving in vain: its dead ends are the tables on which
  /// nothing is left to do.
  @Test(arguments: [0, 1, nil]) func theSolverAgreesOnTheDeadEndsOfTheAtlas(reshuffles: Int?) throws
  {
    var generator = Generator(seed: 5)
    let round = SmallRound(
      groups: 6...6, partners: 3...5, height: 4...5, limits: [reshuffles])
    let game = try AtlasSolitaire(round.setup(&generator))
    var found = 0
    for seed in UInt64(1)...60 {
      var match = Match(game, seed: seed)
      while match.moveCount < 120, match.outcome == .open {
        try match.play(Self.next(of: match, &generator))
      }
      guard match.outcome != .won else { continue }
      let isDeadEnd = match.isDeadEnd(within: .lookForDeadEnd())
      #expect(match.outcome == .open || isDeadEnd == true, "deal \(seed)")
      guard isDeadEnd == true else { continue }
      found += 1
      #expect(match.verdict(within: Effort(states: 2_000)) == .lost, "deal \(seed)")
    }
    #expect(found > 0)
  }

  @Test func whatIsStillHiddenInTheStockMayHelp() throws {
    var match = Match(Klondike(.three), seed: 3)
    #expect(match.isDeadEnd(within: .lookForDeadEnd()) == false)
    while match.table[.stock].count > 3 { try match.play(Move(.draw)) }
    #expect(match.isDeadEnd(within: .lookForDeadEnd()) == false)
    #expect(match.isDeadEnd(within: Effort(states: 0)) == nil, "not looked into")
  }

  /// Klondike by threes, Yukon and Spider of four suits end soon, and often with moves to play.
  private static let games: [String: @Sendable () throws -> any Game] = [
    "klondike": { Klondike(.three) }, "yukon": { Yukon() }, "spider": { try Spider("hard") },
  ]

  /// As the hint says, or any other move.
  private static func next(of match: Match, _ generator: inout Generator) -> Move {
    let moves = match.game.moves(on: match.table)
    if generator.below(4) > 0, let advice = match.game.hints?.advice(on: match.table) {
      return advice.move
    }
    return moves[generator.below(moves.count)]
  }

  /// Whether playing on at random turns up nothing that was not seen before, nor wins.
  private static func showsNothing(_ start: Match, _ generator: inout Generator) throws -> Bool {
    var match = start
    for _ in 0..<300 {
      guard match.outcome != .won else { return false }
      let moves = match.game.moves(on: match.table)
      guard !moves.isEmpty else { break }
      try match.play(moves[generator.below(moves.count)])
    }
    return match.shownPieces == start.shownPieces
  }
}
