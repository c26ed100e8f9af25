// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Aces Up, also Idiot's Delight: of two cards of a suit that end columns the lower one goes, until the
/// aces are left, which are high. As PySolFC's documentation has it: any last card may go to an empty
/// column, and four more are dealt when no more can go.
public struct AcesUp: Solitaire, CardCounting, Faced, DirectPlay {
  public static let id = "acesup"

  public var difficulty: Difficulty { "medium" }
  public var cards: [PlayingCard] { PlayingCard.deck }
  public var layout: Layout { Self.layout }
  private static let layout = Layout.columns(4) + .stock(.dealRow) + .completed

  public init() {}

  public func deal(_ turn: inout Turn) {
    turn.layStock(of: cards.pieces)
    dealRow(&turn)
  }

  public func release(of place: Place) -> Release<PlayingCard> {
    place.kind == .column ? .top : .nothing
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    switch place.kind {
    case .column: .whenEmpty(.single, else: .nothing)
    case .completed: .lower(than: tops(of: table).map { card($0) })
    default: .nothing
    }
  }

  /// Off the table if it can, else to an empty column if another is under it.
  public func directGoal(of piece: Piece, on table: Table) -> Place? {
    guard let origin = table.place(of: piece), origin.kind == .column else { return nil }
    if higher(than: piece, on: table) != nil || table[origin].count == 1 { return .completed }
    return table.places(.column).first { table[$0].isEmpty } ?? .completed
  }

  public func play(_ move: Move, _ turn: inout Turn) {
    guard case .place(let goal) = move.goal, let piece = move.picked.first else {
      return dealRow(&turn)
    }
    if goal == .completed { turn.note(Term("told-out", ["card": .term(name(of: piece))])) }
    carry(move.picked, to: goal, &turn)
  }

  /// Whether only the aces are left.
  public func isComplete(_ table: Table) -> Bool {
    table[.completed].count == cards.count - Suit.allCases.count
  }

  public func comingUp(on table: Table) -> [Piece] { table[.stock].pieces }

  public func drawingMayHelp(on table: Table) -> Bool { !table[.stock].isEmpty }

  public func acts(on table: Table) -> [Act] { possible([.dealRow], on: table) }

  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    guard act == .dealRow else { return Refusal("refused-act") }
    if table[.stock].isEmpty { return Refusal("refused-stock-empty") }
    return tops(of: table).first { higher(than: $0, on: table) != nil }.map { piece in
      Refusal(Term("acesup-refused-deal", ["card": .term(name(of: piece))]))
    }
  }

  private func dealRow(_ turn: inout Turn) {
    for place in turn.table.places(.column) {
      turn.move(from: .stock, to: place)
      turn.turn(.top, of: place, faceUp: true)
    }
  }
}

extension AcesUp {
  func tops(of table: Table) -> [Piece] {
    table.places(.column).compactMap { table[$0].top?.piece }
  }

  /// The lowest card that lets another go.
  func higher(than piece: Piece, on table: Table) -> PlayingCard? {
    tops(of: table).map { card($0) }.filter { $0.isHigher(than: card(piece)) }
      .min { $1.isHigher(than: $0) }
  }
}

extension PlayingCard {
  /// In the same suit, with the ace high.
  func isHigher(than other: PlayingCard) -> Bool {
    suit == other.suit && other.rank != .ace && (rank == .ace || rank > other.rank)
  }
}

extension Acceptance where Card == PlayingCard {
  /// What lies off the table takes a card as long as a higher one of its suit is free.
  fileprivate static func lower(than tops: [PlayingCard]) -> Acceptance {
    Acceptance { offer in
      guard let card = offer.cards.first, !tops.contains(where: { $0.isHigher(than: card) })
      else { return nil }
      let key: Key = card.rank == .ace ? "acesup-refused-ace" : "acesup-refused-highest"
      return refusal(key, offer)
    }
  }
}

extension Act {
  /// Deals a card onto each column.
  public static let dealRow: Act = "deal-row"
}
