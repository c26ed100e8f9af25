// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Samples
import Testing

@testable import Conversation

/// A score can be followed: how it comes about, and what becomes of it when moves are taken back.
@Suite struct ScoreTests {
  static let scored = EveryDescriptor.all.filter { $0.game.scoring != nil }.map(\.id)

  @Test func theGamesOfCardsThatAreWonByFoundationsHavePoints() {
    #expect(Set(Self.scored).isSuperset(of: ["klondike", "spider", "freecell", "pokerslam"]))
  }

  @Test(arguments: scored) func theHelpOfAGameTellsItsFormula(game: String) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    let scoring: (any Scored.Type)? = descriptor.game.scoring
    let round = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 1))
    var talk = Talk(.round(round), descriptors: [descriptor])
    talk.type("help", "1")
    #expect(talk.said.last == scoring.map { [$0.formula] })
  }

  @Test("What a move taken back or done again does to the score is told", arguments: scored)
  func changesAreTold(game: String) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    var changes = 0
    for difficulty in descriptor.difficulties {
      for seed in UInt64(1)...4 {
        let round = try descriptor.deal(DealRequest(difficulty: difficulty, number: seed))
        var match = Match(round.game, seed: round.seed)
        try play(&match, Generator(seed: seed))
        var talk = Talk(
          .resume(slot: match.game.slot), descriptors: [descriptor],
          saves: [KeptMatch(match, seconds: 0)]
        )
        var score = match.score
        for line in ["undo", "redo", "undo 7", "redo 4", "redo 99"]
          + Array(repeating: "undo", count: 25)
        {
          talk.type(line)
          let now = try #require(talk.match?.score)
          let told = talk.said.joined().filter {
            ["told-score", "told-points-lost"].contains($0.key)
          }
          let stands = Term("told-score", ["score": .number(now)])
          let lost = Term("told-points-lost", ["points": .number((score ?? 0) - now)])
          #expect(
            now == score ? told.isEmpty : told == [stands] || now < score ?? 0 && told == [lost])
          if now != score { changes += 1 }
          score = now
        }
      }
    }
    #expect(changes > 20)
  }

  /// Forty moves or up to the end: a random one and one that helps, by turns.
  private func play(_ match: inout Match, _ generator: Generator) throws {
    var generator = generator
    while match.moveCount < 40 {
      let advised =
        match.moveCount.isMultiple(of: 2)
        ? match.game.hints?.advice(on: match.table)?.move : nil
      let moves = match.game.moves(on: match.table)
      guard let move = advised ?? (moves.isEmpty ? nil : moves[generator.below(moves.count)])
      else { return }
      var next = match
      try next.play(move)
      guard next.outcome == .open else { return }
      match = next
    }
  }
}
