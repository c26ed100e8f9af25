// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Solver

@Suite struct CompactGridTests {
  /// On every grid of random rounds, to their ends: the same hands, each with its cards in the same
  /// order, as by the rules, and the same grid after the same hand.
  @Test func handsAndFallsAreThoseOfTheRules() throws {
    let game = PokerSlam(listsHands: true)
    var (grids, hands) = (0, 0)
    for seed in 1...UInt64(8 * scale) {
      var chance = Generator(seed: seed)
      var match = Match(game, seed: seed)
      while true {
        let grid = CompactGrid(match.table)
        let found = grid.hands
        let told = game.hands(on: match.table)
        let ranked = found.sorted { $0.code > $1.code }
        #expect(ranked.map(grid.pieces) == told.map(\.cards))
        #expect(ranked.map { Int($0.code) - 1 } == told.map(\.hand.rawValue))
        #expect(grid.bestHand.map(grid.pieces) == told.first?.cards)
        (grids, hands) = (grids + 1, hands + found.count)
        guard !found.isEmpty else { break }
        let hand = found[chance.below(found.count)]
        let deck = match.table[.stock].reversed().map { UInt8($0.piece.number) }
        try match.play(Move(.playHand, with: grid.pieces(of: hand)))
        var (next, after) = (0, grid)
        after.play(hand, drawing: deck, &next)
        #expect(after.cards.indices.map { after.cards[$0] } == match.table.squares)
        #expect(deck.count - next == match.table[.stock].count)
      }
      #expect(match.outcome == .over || match.outcome == .won)
    }
    #expect(grids > 60 * scale && hands > 1000 * scale, "\(grids) grids, \(hands) hands")
  }

  @Test func whoPlaysTheBestHandScoresAsInTheGame() throws {
    for seed in 1...UInt64(10 * scale) {
      let match = Match(PokerSlam(listsHands: true), seed: seed)
      let deck = match.table[.stock].reversed().map { UInt8($0.piece.number) }
      #expect(CompactGrid(match.table).greedyScore(drawing: deck, from: 0) == match.greedyScore)
    }
  }
}

@Suite struct PokerSlamAdvisorTests {
  private let advisor = PokerSlamAdvisor(samples: 200)

  /// Of the deck it knows which cards are in it, and no more.
  @Test func theOrderOfTheDeckChangesNothing() throws {
    for seed in 1...UInt64(3 * scale) {
      var match = Match(PokerSlam(listsHands: true), seed: seed)
      for _ in 0..<3 {
        let advice = try #require(advisor.estimate(on: match.table))
        #expect(advisor.estimate(on: match.table) == advice)
        var turn = Turn(match.table)
        turn.shuffle(.stock)
        #expect(turn.table[.stock] != match.table[.stock])
        #expect(advisor.estimate(on: turn.table) == advice)
        #expect(match.game.refusal(of: advice.move, on: match.table) == nil)
        try match.play(advice.move)
      }
    }
  }

  /// On the average of the same deals, by far.
  @Test func itScoresMoreThanWhoPlaysTheBestHand() throws {
    let count: UInt64 = scale > 1 ? 200 : 10
    var (advised, greedy) = (0, 0)
    for seed in 1...count {
      var match = Match(PokerSlam(listsHands: true), seed: seed)
      greedy += match.greedyScore
      while let advice = advisor.estimate(on: match.table) { try match.play(advice.move) }
      #expect(match.hasEnded)
      advised += match.score ?? 0
    }
    #expect(advised > greedy * 21 / 20, "\(advised) against \(greedy)")
  }

  /// Without a deck every order is the same, and what is promised is what comes.
  @Test func withoutADeckItsPromiseIsKept() throws {
    var checked = 0
    for seed in 1...10 as ClosedRange<UInt64> {
      var match = Match(PokerSlam(listsHands: true), seed: seed)
      while !match.table[.stock].isEmpty, let best = match.game.hints?.advice(on: match.table)?.move
      {
        try match.play(best)
      }
      guard let advice = advisor.estimate(on: match.table) else { continue }
      let before = match.score ?? 0
      try match.play(advice.move)
      #expect(match.greedyScore - before == advice.expected)
      checked += 1
    }
    #expect(checked > 5)
  }

  @Test func withNoHandOrNoTimeThereIsNoAdvice() throws {
    var match = Match(PokerSlam(listsHands: true), seed: 1)
    #expect(PokerSlamAdvisor { true }.estimate(on: match.table) == nil)
    while let best = match.game.hints?.advice(on: match.table)?.move { try match.play(best) }
    #expect(advisor.estimate(on: match.table) == nil)
  }
}

extension Match {
  /// The points in the end of who plays the best hand from here on.
  fileprivate var greedyScore: Int {
    var match = self
    while let move = match.game.hints?.advice(on: match.table)?.move, (try? match.play(move)) != nil
    {}
    return match.score ?? 0
  }
}

extension Table {
  /// As the solver has them.
  fileprivate var squares: [UInt8] {
    (1...5).flatMap { row in
      (1...5).map { column in
        self[.square(row: row, column: column)].top.map { UInt8($0.piece.number) }
          ?? CompactGrid.empty
      }
    }
  }
}
