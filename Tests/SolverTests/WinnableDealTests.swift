// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Solver
import Testing

@Suite struct WinnableDealTests {
  @Test(arguments: AtlasLayout.all) func aDealIsFoundAndItsLineWins(layout: AtlasLayout) throws {
    let solver = AtlasSolver(try .plain(layout))
    let deal = try #require(solver.winnableDeal(from: 42))
    #expect(Match(solver.game, seed: deal.seed).outcome(after: deal.line) == .won)
    #expect(solver.winnableDeal(from: 42) == deal)
  }

  @Test func aWinnableSeedIsKept() throws {
    let solver = AtlasSolver(try .plain(AtlasLayout(of: "relaxed")))
    let deal = try #require(solver.winnableDeal(from: 7))
    #expect(deal.seed == 7)
    #expect(deal.attempts == 1)
  }

  @Test func aLostSeedIsLeftForOneDerivedFromIt() throws {
    let solver = AtlasSolver(try .plain(AtlasLayout(of: "expert")))
    let lost = try #require((0..<100).first { solver.isWinnable($0) == false })
    let deal = try #require(solver.winnableDeal(from: lost))
    var derived = Generator(seed: lost)
    let candidates = [lost] + (1..<deal.attempts).map { _ in derived.next() }
    #expect(deal.seed == candidates.last)
    #expect(candidates.dropLast().allSatisfy { solver.isWinnable($0) == false })
    #expect(solver.winnableDeal(from: lost, within: deal.attempts - 1) == nil)
  }

  @Test func nearlyEveryRelaxedDealIsWon() throws {
    let solver = AtlasSolver(try .plain(AtlasLayout(of: "relaxed")))
    #expect((0..<200).count { solver.isWinnable($0) == true } >= 199)
  }

  @Test func tooLittleEffortSettlesNothing() throws {
    let game = try AtlasSolitaire.plain(AtlasLayout(of: "expert"))
    let match = Match(game, seed: 1)
    #expect(AtlasSolver(game, effort: Effort(states: 1)).verdict(on: match) == .unknown)
    #expect(AtlasSolver(game, effort: Effort(states: 1)).isStillWinnable(match) == nil)
  }

  @Test func aCancelledSearchFindsNoDeal() throws {
    let effort = Effort(states: 1000) { true }
    let solver = AtlasSolver(try .plain(AtlasLayout(of: "relaxed")), effort: effort)
    #expect(solver.winnableDeal(from: 1) == nil)
  }

  @Test(arguments: [0, 1, 3]) func aWinWithFewReshufflesKeepsToTheLimit(limit: Int) throws {
    let solver = AtlasSolver(try .plain(AtlasLayout(of: "relaxed"), limit: limit))
    let deal = try #require(solver.winnableDeal(from: 3, within: 10))
    #expect(Match(solver.game, seed: deal.seed).outcome(after: deal.line) == .won)
    #expect(deal.line.count { $0 == Move(.draw) } > 0)
    #expect(solver.winnableDeal(from: 3, within: 10) == deal)
  }
}

@Suite struct StillWinnableTests {
  @Test func aWinnableTableStaysSoAlongItsLine() throws {
    let solver = AtlasSolver(try .plain(AtlasLayout(of: "medium")))
    let deal = try #require(solver.winnableDeal(from: 5))
    var match = Match(solver.game, seed: deal.seed)
    for (index, move) in deal.line.enumerated() {
      if index.isMultiple(of: 25) { #expect(solver.isStillWinnable(match) == true, "\(index)") }
      try match.play(move)
    }
    #expect(solver.verdict(on: match) == .won([]))
  }
}

extension AtlasSolver {
  fileprivate func isWinnable(_ seed: UInt64) -> Bool? {
    isStillWinnable(Match(game, seed: seed))
  }
}

extension AtlasSolitaire {
  /// Groups of five partners that share no names.
  static func plain(_ layout: AtlasLayout, limit: Int? = nil) throws -> AtlasSolitaire {
    let groups = (0..<layout.groupCount).map { group in
      Group.named("g\(group)", (0..<5).map { "\(group)-\($0)" })
    }
    return try AtlasSolitaire(
      AtlasSetup(difficulty: layout.difficulty, groups: groups, reshuffleLimit: limit))
  }
}
