// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How a stock is gone through: so many cards at a time, and so often.
public struct StockRules: Hashable, Sendable {
  /// How many cards are drawn at a time.
  public let drawing: Int
  /// How often the stock may be gone through; nil for as often as one likes.
  public let passes: Int?

  public init(drawing: Int, passes: Int? = nil) {
    self.drawing = drawing
    self.passes = passes
  }

  /// How often the waste may still be turned over; nil for as often as one likes.
  public func redealsLeft(on table: Table) -> Int? {
    passes.map { max($0 - 1 - table[.redeals], 0) }
  }
}

extension Act {
  /// Draws from the stock, or makes the waste the stock again.
  public static let draw: Act = "draw"
}

extension Counter {
  /// How often the waste was turned over, where that has a limit.
  public static let redeals: Counter = "redeals"
}

extension Turn {
  /// Draws, or makes the waste the stock again where the stock is empty.
  public mutating func draw(by rules: StockRules) {
    guard table[.stock].isEmpty else { return draw(rules.drawing) }
    recycle()
    if rules.passes != nil { count(.redeals) }
  }

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

extension StockRules {
  /// The cards that lie open one after the other as some are drawn.
  func shown(of cards: ArraySlice<Piece>) -> [Piece] {
    cards.enumerated()
      .filter { ($0.offset + 1) % drawing == 0 || $0.offset == cards.count - 1 }
      .map(\.element)
  }
}

extension Solitaire {
  /// Drawing from an empty stock turns the waste over.
  public func title(of act: Act, on table: Table) -> Term {
    act == .draw && table[.stock].isEmpty ? Term("act-recycle") : act.title
  }
}
