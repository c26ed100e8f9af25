// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// A card goes to its foundation, or with all that lies on it to a column.
struct YukonStep: SearchStep {
  private static let foundation: UInt8 = 7

  let card: UInt8
  private let goal: UInt8

  private init(card: UInt8, goal: UInt8) {
    self.card = card
    self.goal = goal
  }

  static let none = YukonStep(card: YukonPosition.none, goal: foundation)

  static func carry(_ card: UInt8, to column: Int) -> YukonStep {
    YukonStep(card: card, goal: UInt8(truncatingIfNeeded: column))
  }

  static func place(_ card: UInt8) -> YukonStep { YukonStep(card: card, goal: foundation) }

  var isToFoundation: Bool { goal == Self.foundation }
  /// Of the columns, where it goes to one.
  var column: Int { Int(goal) }

  func move(_ game: Yukon, on table: Table) -> Move? {
    let piece = Piece(Int(card))
    return Move(
      piece,
      to: isToFoundation ? game.foundation(of: piece, on: table) : .column(column + 1))
  }
}
