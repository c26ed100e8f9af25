// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
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

extension Solitaire {
  /// Why nothing can be drawn, or nil.
  public func refusal(toDrawingBy rules: StockRules, on table: Table) -> Refusal? {
    guard table[.stock].isEmpty else { return nil }
    guard !table[.waste].isEmpty else { return Refusal("refused-nothing-to-draw") }
    guard rules.redealsLeft(on: table) == 0 else { return nil }
    return Refusal(Term("refused-passes", ["limit": .number(rules.passes ?? 0)]))
  }

  /// The open card of the waste, those that follow it, and those that come when the waste was turned.
  public func comingUp(by rules: StockRules, on table: Table) -> [Piece] {
    let waste = table[.waste].pieces
    let order = waste + table[.stock].pieces.reversed()
    let next = rules.shown(of: order.dropFirst(waste.count))
    let again = rules.redealsLeft(on: table) == 0 ? [] : rules.shown(of: order[...])
    return (waste.last.map { [$0] } ?? []) + next + again
  }

  /// What lies in the stock is not known; what lies in the waste has been seen.
  public func drawingAdvice(by rules: StockRules, on table: Table) -> Advice? {
    if !table[.stock].isEmpty { return Advice(Move(.draw), because: Term("hint-draw")) }
    guard rules.redealsLeft(on: table) != 0, drawingMayHelp(on: table) else { return nil }
    return Advice(Move(.draw), because: Term("hint-recycle"))
  }

  /// How often the stock may be gone through once more; nil where that has no limit.
  public func passProgress(by rules: StockRules, on table: Table) -> Term? {
    rules.redealsLeft(on: table).map { Term("progress-passes", ["left": .number($0)]) }
  }
}

extension StockRules {
  /// The cards that lie open one after the other as some are drawn.
  fileprivate func shown(of cards: ArraySlice<Piece>) -> [Piece] {
    cards.enumerated()
      .filter { ($0.offset + 1) % drawing == 0 || $0.offset == cards.count - 1 }
      .map(\.element)
  }
}

extension Solitaire where Card == PlayingCard {
  /// As that of any pile; an empty stock takes the waste, where it may be turned over.
  public func invitation(of place: Place, drawingBy rules: StockRules, on table: Table) -> Term? {
    guard place == .stock else { return invitation(ofPile: place, on: table) }
    let isTurned = !table[.waste].isEmpty && rules.redealsLeft(on: table) != 0
    return isTurned ? Term("invites-waste") : nil
  }
}
