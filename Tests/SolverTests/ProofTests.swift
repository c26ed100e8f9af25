// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Solver

/// What is believed of a win that a search has found.
@Suite struct ProofTests {
  private let game = Klondike(.one)

  @Test func aLineIsProvedToItsLastMoveOnly() throws {
    let match = Match(game, seed: 1)
    guard case .won(let line) = KlondikeSolver(game).verdict(on: match) else {
      Issue.record("deal 1 is winnable")
      return
    }
    var proof = Proof(game, on: match.table)
    for move in line.dropLast() { try proof.play(move) }
    #expect(proof.line == nil, "a move is missing")
    #expect(!proof.isWon)
    try proof.play(try #require(line.last))
    #expect(proof.line == line)
    #expect(match.table == Match(game, seed: 1).table, "played on a table of its own")
  }

  @Test func whatTheRulesRefuseIsNoProof() throws {
    let table = Match(game, seed: 1).table
    let card = try #require(table[.column(7)].first?.piece)
    let refusal = try #require(game.refusal(of: Move([card], to: .foundation(1)), on: table))
    var proof = Proof(game, on: table)
    #expect(throws: refusal) { try proof.play(card, to: .foundation(1)) }
    #expect(throws: Refusal.self) { try proof.play(nil, to: .foundation(1)) }
    #expect(throws: Refusal.self) { try proof.play(card, to: nil) }
    #expect(proof.table == table)
    #expect(proof.line == nil)
  }

  @Test func aWinThatIsNotProvedIsUnknown() {
    let move = Move(.draw)
    let won = SearchFinding.won([1, 2])
    #expect(won.verdict { _ in nil } == .unknown)
    #expect(won.verdict { $0 == [1, 2] ? [move] : nil } == .won([move]))
    #expect(SearchFinding<Int>.lost.verdict { _ in [move] } == .lost)
    #expect(SearchFinding<Int>.unknown.verdict { _ in [move] } == .unknown)
  }

  @Test func anEffortIsBoundedByTimeWhereThereIsOne() {
    let effort = Effort(states: 7)
    #expect(effort.within(nil).states == 7)
    #expect(!effort.within(nil).isCancelled())
    #expect(effort.within(.zero).isCancelled())
    #expect(!effort.within(.seconds(3600)).isCancelled())
    #expect(Effort(states: 7) { true }.within(.seconds(3600)).isCancelled())
    #expect(Effort.usual(for: Spider.self).states == Spider.usualStates)
    #expect(Effort.usual(for: FortyThieves.self).states == Effort.standard.states)
  }
}
