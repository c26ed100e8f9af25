// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Act {
  /// Draws from the stock, or makes the waste the stock again.
  public static let draw: Act = "draw"
}

extension Turn {
  /// Draws up to so many cards from the stock, face up, one after the other.
  public mutating func draw(_ count: Int) {
    for _ in 0..<min(count, table[.stock].count) {
      move(from: .stock, to: .waste)
      turn(.top, of: .waste, faceUp: true)
    }
  }

  /// Turns the waste over to be the stock again: the cards come in the same order as before.
  public mutating func recycle() {
    let count = table[.waste].count
    for _ in 0..<count { move(from: .waste, to: .stock) }
    turn(.all, of: .stock, faceUp: false)
    note(Term("told-recycled", ["count": .number(count)]))
  }
}
