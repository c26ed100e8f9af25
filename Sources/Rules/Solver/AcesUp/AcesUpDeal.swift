// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// A round of Aces Up to be searched. What can go goes at once: nothing is dealt before, and the card
/// that lets it go, or a higher one, stays in sight until then.
struct AcesUpDeal {
  var start: AcesUpPosition
  /// From the card dealt next.
  private let stock: [UInt8]

  init(_ table: Table, of game: AcesUp) {
    start = AcesUpPosition(table, of: game)
    stock = table[.stock].reversed().map { AcesUpPosition.bits(of: game.card($0.piece)) }
  }
}

extension AcesUpDeal: SearchSpace {
  func isWon(_ position: AcesUpPosition) -> Bool { position.isWon }

  func hash(of position: AcesUpPosition) -> UInt64 { position.hash }

  /// Cards go to empty columns before any are dealt, where others lie under them; after that, cards that
  /// lie alone: which column is empty makes a difference to what is dealt there alone, mostly none.
  /// The last step is looked into first.
  func addSteps(of position: AcesUpPosition, to steps: inout [AcesUpStep]) {
    var position = position
    let columns = 0..<AcesUpPosition.columnCount
    for column in columns where position.canGo(column) { return steps.append(.takeAway(column)) }
    let isStockEmpty = position.dealt == stock.count
    if !isStockEmpty {
      addCarries(of: &position, whereAlone: true, to: &steps)
      steps.append(.deal)
    }
    addCarries(of: &position, whereAlone: false, to: &steps)
  }

  /// Those of cards that are alone in their columns, or of the others. Once all are dealt, all empty
  /// columns are the same.
  private func addCarries(
    of position: inout AcesUpPosition, whereAlone: Bool, to steps: inout [AcesUpStep]
  ) {
    let columns = (0..<AcesUpPosition.columnCount).reversed()
    for goal in columns where position.isEmpty(goal) {
      for origin in columns where !position.isEmpty(origin) {
        guard position.isAlone(origin) == whereAlone else { continue }
        steps.append(.carry(from: origin, to: goal))
      }
      if position.dealt == stock.count { break }
    }
  }

  func position(after step: AcesUpStep, _ position: AcesUpPosition) -> AcesUpPosition {
    var position = position
    switch step {
    case .takeAway(let column): position.takeAway(column)
    case .carry(let origin, let goal): position.carry(from: origin, to: goal)
    case .deal: position.deal(stock)
    }
    return position
  }
}

/// The top of a column leaves the table or goes to an empty column, or a row is dealt.
enum AcesUpStep: Hashable {
  case takeAway(Int)
  case carry(from: Int, to: Int)
  case deal
}
