// SPDX-License-Identifier: GPL-3.0-or-later

/// A card, with all that lies on it, goes somewhere.
struct PatienceStep: SearchStep {
  /// Columns by their index, and then what else there is.
  enum Spot {
    static let columns: UInt8 = 16
    static let cell: UInt8 = 16
    static let waste: UInt8 = 17
    static let reserve: UInt8 = 18
    static let foundation: UInt8 = 19
  }

  let card: PackCard
  /// How many cards travel.
  let count: UInt8
  let origin: UInt8
  let goal: UInt8

  init(_ card: PackCard, _ count: Int = 1, from origin: UInt8, to goal: UInt8) {
    self.card = card
    self.count = UInt8(truncatingIfNeeded: count)
    self.origin = origin
    self.goal = goal
  }

  static let none = PatienceStep(.none, from: Spot.cell, to: Spot.cell)

  var isToFoundation: Bool { goal == Spot.foundation }
  var isFromColumn: Bool { origin < Spot.columns }
  var isToColumn: Bool { goal < Spot.columns }
}
