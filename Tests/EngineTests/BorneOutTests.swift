// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Engine

/// Whether moves that were played again bear out what is told of a round.
struct BorneOutTests {
  private var match: Match

  init() throws {
    match = Match(Beads(), seed: 4)
    for _ in 0..<3 { try match.roll() }
  }

  private func isBorneOut(
    _ ending: RoundResult.Ending = .abandoned, difficulty: String? = nil, seed: UInt64? = nil,
    dealNumber: UInt64? = nil, moves: Int? = nil, score: Int? = nil
  ) -> Bool {
    RoundResult(
      game: Beads.id, difficulty: difficulty ?? match.game.difficulty.rawValue, ending: ending,
      seconds: 9, moves: moves ?? match.moveCount, mistakes: 0, score: score ?? match.score,
      seed: seed ?? match.seed, dealNumber: dealNumber ?? match.dealNumber, ingredients: []
    ).isBorneOut(by: match)
  }

  @Test("A round that was left is, as it was left, and not as a win")
  func endings() {
    #expect(isBorneOut() && isBorneOut(.lost))
    #expect(!isBorneOut(.won))
  }

  @Test("Nothing is that tells another deal, other moves or other points")
  func others() {
    #expect(!isBorneOut(difficulty: "another") && !isBorneOut(seed: 5))
    #expect(!isBorneOut(dealNumber: 99) && !isBorneOut(moves: 2) && !isBorneOut(score: 99))
  }

  @Test("No round is that does not count")
  mutating func uncounted() {
    match.leaveUncounted()
    #expect(!isBorneOut())
  }
}
