// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

@testable import Solver

/// The solvers of the smaller patiences against the rules: along random games the same steps lead to the
/// same positions.
@Suite struct PatienceSolverTests {
  private static let rounds = scale == 1 ? 10 : 1000

  @Test(arguments: [1, 3]) func pyramid(passes: Int) throws {
    let game = Pyramid(passes: passes)
    try play(game) { match in
      let deal = PyramidDeal(match.table, of: game)
      var steps: [PyramidStep] = []
      deal.addAllSteps(of: deal.start, to: &steps)
      try #require(deal.start.isWon == (match.outcome == .won))
      return try steps.map { step in
        var proof = Proof(game, on: match.table)
        try proof.play(deal.move(of: step, on: match.table))
        let next = PyramidDeal(proof.table, of: game)
        let left = deal.position(after: step, deal.start)
        try #require(left.cards.nonzeroBitCount == next.start.cards.nonzeroBitCount)
        try #require(left.isWon == next.start.isWon && left.redeals == next.start.redeals)
        return proof.table.inPlay
      }
    }
  }

  @Test func accordion() throws {
    let game = Accordion()
    try play(game) { match in
      var position = AccordionPosition(match.table, of: game)
      return try position.steps().map { step in
        var proof = Proof(game, on: match.table)
        try proof.play(step.move(in: game, on: match.table))
        var (next, same) = (position, AccordionPosition(proof.table, of: game))
        next.take(step)
        try #require(next.hash() == same.hash() && next.isWon == proof.isWon)
        return proof.table.inPlay
      }
    }
  }

  @Test func acesUp() throws {
    let game = AcesUp()
    try play(game) { match in
      let deal = AcesUpDeal(match.table, of: game)
      var position = deal.start
      let isForced = (0..<4).contains { position.canGo($0) }
      var steps: [AcesUpStep] = []
      deal.addSteps(of: position, to: &steps)
      let tables = try steps.map { step in
        var proof = Proof(game, on: match.table)
        try proof.play(step.move(on: match.table))
        let next = deal.position(after: step, position)
        try #require(next.gone == AcesUpPosition(proof.table, of: game).gone)
        return proof.table.inPlay
      }
      // Where a card can go the search tries that alone; lone cards stay once the stock is empty.
      return isForced || match.table[.stock].isEmpty ? nil : tables
    }
  }

  @Test func scorpion() throws {
    let game = Scorpion()
    try play(game) { match in
      let deal = ScorpionDeal(match.table)
      var (position, steps) = (deal.start, [ScorpionStep]())
      if !position.isDealt { steps.append(.deal) }
      position.addKings(to: &steps)
      position.addFollowers(to: &steps)
      let tables = try steps.map { step in
        var proof = Proof(game, on: match.table)
        try proof.play(step.move(on: match.table))
        let (next, again) = (deal.position(after: step, position), ScorpionDeal(proof.table).start)
        try #require(next.isWon == again.isWon && next.faceDown == again.faceDown)
        try #require(next.joined == again.joined && next.gone == again.gone)
        if next.gone.isEmpty { try #require(next.hash == again.hash) }
        return proof.table.inPlay
      }
      // Which column is empty, and what a king at the end of one could do, makes no difference then.
      return position.isDealt ? nil : tables
    }
  }

  @Test func yukon() throws {
    let game = Yukon()
    try play(game) { match in
      var (position, steps) = (YukonPosition(match.table), StepList<YukonStep>())
      position.addSteps(to: &steps)
      let tables = try (0..<steps.count).map { index in
        var (proof, next) = (Proof(game, on: match.table), position)
        let step = steps[index]
        let isAllowed = next.allows(step)
        try #require(isAllowed)
        try proof.play(step.move(game, on: match.table))
        next.take(step)
        let again = YukonPosition(proof.table)
        try #require(next.hash == again.hash && next.away == again.away)
        return proof.table.inPlay
      }
      // Of several empty columns the search tries one; what moves several cards is several steps.
      let hasSpace = match.table.places(.column).contains { match.table[$0].isEmpty }
      return hasSpace || game.moves(on: match.table).contains { $0.picked.isEmpty } ? nil : tables
    }
  }

  /// - Parameter nexts: the tables that the solver's steps lead to; nil where it leaves some out.
  private func play(_ game: some Game, nexts: (Match) throws -> [[[Lying]]]?) throws {
    var generator = Generator(seed: 5)
    for _ in 0..<Self.rounds {
      var match = Match(game, seed: generator.next())
      // In Yukon cards can go to and fro for ever.
      while match.outcome == .open, match.moveCount < 150 {
        let moves = game.moves(on: match.table)
        let tables = moves.map { game.turn(playing: $0, on: match.table).table.inPlay }
        if let found = try nexts(match) { try #require(Set(found) == Set(tables)) }
        guard !moves.isEmpty else { break }
        try match.play(moves[generator.below(moves.count)])
      }
    }
  }
}

extension Table {
  /// What lies where, but for what is out of play, in whichever order it left.
  fileprivate var inPlay: [[Lying]] {
    places.filter { !layout[$0].contains(.outOfPlay) }.map { Array(self[$0]) }
  }
}
