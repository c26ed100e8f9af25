// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A patience with foundations whose stock is drawn to a waste by ``StockRules``.
public protocol StockSolitaire: FoundationSolitaire {
  var stock: StockRules { get }
}

extension StockSolitaire {
  public func acts(on table: Table) -> [Act] {
    possible([.draw, .autoMoveAll, .finish], on: table)
  }

  public func play(_ act: Act, with picked: [Piece], _ turn: inout Turn) {
    act == .draw ? turn.draw(by: stock) : play(automatic: act, with: picked, &turn)
  }

  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    act == .draw ? drawingRefusal(on: table) : refusal(toAutomatic: act, with: picked, on: table)
  }

  private func drawingRefusal(on table: Table) -> Refusal? {
    guard table[.stock].isEmpty else { return nil }
    guard !table[.waste].isEmpty else { return Refusal("refused-nothing-to-draw") }
    guard stock.redealsLeft(on: table) == 0 else { return nil }
    return Refusal(Term("refused-passes", ["limit": .number(stock.passes ?? 0)]))
  }

  /// The open card of the waste, those that follow it, and those that come when the waste was turned.
  public func comingUp(on table: Table) -> [Piece] {
    let waste = table[.waste].pieces
    let order = waste + table[.stock].pieces.reversed()
    let next = stock.shown(of: order.dropFirst(waste.count))
    let again = stock.redealsLeft(on: table) == 0 ? [] : stock.shown(of: order[...])
    return (waste.last.map { [$0] } ?? []) + next + again
  }

  /// As that of any pile; an empty stock takes the waste, where it may be turned over.
  public func invitation(of place: Place, on table: Table) -> Term? {
    guard place == .stock else { return invitation(ofPile: place, on: table) }
    let isTurned = !table[.waste].isEmpty && stock.redealsLeft(on: table) != 0
    return isTurned ? Term("invites-waste") : nil
  }

  /// What lies in the stock is not known; what lies in the waste has been seen.
  public func drawingAdvice(on table: Table) -> Advice? {
    if !table[.stock].isEmpty { return Advice(Move(.draw), because: Term("hint-draw")) }
    guard stock.redealsLeft(on: table) != 0, drawingMayHelp(on: table) else { return nil }
    return Advice(Move(.draw), because: Term("hint-recycle"))
  }

  /// How often the stock may be gone through once more; nil where that has no limit.
  public func passProgress(on table: Table) -> Term? {
    stock.redealsLeft(on: table).map { Term("progress-passes", ["left": .number($0)]) }
  }
}
