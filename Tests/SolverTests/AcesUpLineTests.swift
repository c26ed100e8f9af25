// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Solver

/// What a winning line of Aces Up is told as: hints, one by one.
@Suite struct AcesUpLineTests {
  /// A card that goes to an empty column has to go there.
  @Test func noMoveToAnEmptyColumnCanBeLeftOut() throws {
    let game = AcesUp()
    var won = 0
    for seed: UInt64 in scale == 1 ? 32...46 : 1...200 {
      let match = Match(game, seed: seed)
      guard case .won(let line) = game.solver(within: .standard).verdict(on: match) else {
        continue
      }
      won += 1
      for (index, move) in line.enumerated() where move.goal != .place(.completed) {
        guard case .place = move.goal else { continue }
        var shorter = line
        shorter.remove(at: index)
        #expect(!wins(shorter, match), "deal \(seed): move \(index + 1) of \(line.count)")
      }
    }
    #expect(won > 0)
  }

  /// Carries before a deal are there because dealing at once would lose.
  @Test func noCardIsCarriedWhereTheDealBeforeItCouldBeWonWithout() throws {
    let game = AcesUp()
    var carries = 0
    for seed: UInt64 in 1...60 {
      var match = Match(game, seed: seed)
      guard case .won(let line) = game.solver(within: .standard).verdict(on: match) else {
        continue
      }
      for (index, move) in line.enumerated() {
        if comesBeforeDeal(line[index...]) {
          carries += 1
          var other = match
          try other.play(Move(.dealRow))
          #expect(
            game.solver(within: .standard).verdict(on: other) == .lost,
            "deal \(seed): move \(index + 1) of \(line.count)")
        }
        try match.play(move)
      }
    }
    #expect(carries > 0)
  }

  /// Whether moves begin with carries that are followed by a deal.
  private func comesBeforeDeal(_ moves: ArraySlice<Move>) -> Bool {
    guard moves.first?.isCarryToColumn == true else { return false }
    return moves.first { !$0.isCarryToColumn } == Move(.dealRow)
  }

  private func wins(_ line: [Move], _ match: Match) -> Bool {
    var match = match
    for move in line { do { try match.play(move) } catch { return false } }
    return match.outcome == .won
  }
}

extension Move {
  fileprivate var isCarryToColumn: Bool {
    if case .place(let place) = goal { place.kind == .column } else { false }
  }
}
