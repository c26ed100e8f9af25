// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Solver

/// Every game that is measured.
enum Kinds {
  static func all() throws -> [any GameDescriptor] {
    [try atlas(), KlondikeRounds(), SpiderRounds(), FreeCellRounds(), YukonRounds()]
  }

  static func atlas() throws -> AtlasRounds {
    AtlasRounds(try Checkout.catalogue()) { game, seed, _ in
      AtlasSolver(game).winnableDeal(from: seed)?.seed
    }
  }

  static let types = GameTypes([
    AtlasSolitaire.self, Klondike.self, Spider.self, FreeCell.self, Yukon.self,
  ])
}

extension GameDescriptor {
  /// An easy deal by its number, whether it can be won or not.
  func easyRound(_ number: UInt64, isWinnable: Bool = false) throws -> Deal {
    let difficulty = difficulties.contains("easy") ? "easy" : difficulties[0]
    return try deal(
      DealRequest(difficulty: difficulty, number: number, isWinnable: isWinnable))
  }
}

extension Generator {
  /// A legal move, carries preferred, or most rounds would be nothing but drawing; nil where
  /// the round is over.
  mutating func nextMove(in match: Match) -> Move? {
    guard match.outcome == .open else { return nil }
    let legal = match.game.moves(on: match.table)
    let carries = legal.filter { !$0.picked.isEmpty }
    let choice = !carries.isEmpty && below(3) > 0 ? carries : legal
    return choice.isEmpty ? nil : choice[below(choice.count)]
  }
}
