// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// A round of Scorpion to be searched.
struct ScorpionDeal {
  let start: ScorpionPosition
  /// What is dealt last, from the first column.
  private let stock: [UInt8]

  init(_ table: Table) {
    start = ScorpionPosition(table)
    stock = table[.stock].reversed().map { UInt8($0.piece.number) }
  }
}

extension ScorpionDeal: SearchSpace {
  func isWon(_ position: ScorpionPosition) -> Bool { position.isWon }

  func isDead(_ position: ScorpionPosition) -> Bool {
    var position = position
    return position.isStuck()
  }

  func hash(of position: ScorpionPosition) -> UInt64 { position.hash }

  /// Cards that turn up others come before others, and these before kings and dealing.
  func addSteps(of position: ScorpionPosition, to steps: inout [ScorpionStep]) {
    var position = position
    if let step = position.safeStep() { return steps.append(step) }
    if !position.isDealt { steps.append(.deal) }
    position.addKings(to: &steps)
    position.addFollowers(to: &steps)
  }

  func position(after step: ScorpionStep, _ position: ScorpionPosition) -> ScorpionPosition {
    var position = position
    switch step {
    case .carry(let card, let column): position.carry(card, to: column)
    case .deal: position.deal(stock)
    }
    return position
  }
}

/// A card goes to a column, with all that lies on it, or the last cards are dealt.
enum ScorpionStep: Hashable {
  case carry(UInt8, to: Int)
  case deal
}
