// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// A patience in which free cards leave in pairs that make 13, and kings alone; it is won when the
/// columns are empty. The stock gives one card at a time, which goes to the waste when the next one
/// is drawn.
public protocol PairSolitaire: RankSolitaire, DirectPlay {
  /// How often the stock may be gone through.
  var passes: Int { get }
}

extension PairSolitaire {
  public func release(of place: Place) -> Release<PlayingCard> {
    [.stock, .completed].contains(place) ? .nothing : .top
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    switch place {
    case .stock: .nothing
    case _ where isComplete(table): .nothing
    case .completed: .aloneInPairs
    default: .pairing(under: table.cover(of: place))
    }
  }

  public func play(_ move: Move, _ turn: inout Turn) {
    guard case .place(let goal) = move.goal, let piece = move.picked.first,
      let origin = turn.table.place(of: piece)
    else { return draw(&turn) }
    guard goal != .completed, let partner = turn.table[goal].top?.piece else {
      return takeAway(piece, &turn)
    }
    turn.note(Term("told-pair", ["cards": .list([piece, partner].map(name))]))
    turn.move(from: origin, to: .completed)
    turn.move(from: goal, to: .completed)
  }

  public func directGoal(of piece: Piece, on table: Table) -> Place? {
    card(piece).rank == .king ? .completed : nil
  }

  public var asksWhereTo: Bool { true }

  public func isComplete(_ table: Table) -> Bool {
    table.places(.column).allSatisfy { table[$0].isEmpty }
  }
}

// The stock.
extension PairSolitaire {
  public func acts(on table: Table) -> [Act] { possible([.draw], on: table) }

  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    guard act == .draw, !isComplete(table) else { return Refusal("refused-act") }
    if !table[.stock].isEmpty { return nil }
    if table[.waste].isEmpty && table[.drawnCard].isEmpty {
      return Refusal("refused-nothing-to-draw")
    }
    return redealsLeft(on: table) > 0
      ? nil : Refusal(Term("refused-passes", ["limit": .number(passes)]))
  }

  public func redealsLeft(on table: Table) -> Int { passes - 1 - table[.redeals] }

  private func draw(_ turn: inout Turn) {
    turn.move(from: .drawnCard, to: .waste)
    guard turn.table[.stock].isEmpty else {
      turn.move(from: .stock, to: .drawnCard)
      return turn.turn(.top, of: .drawnCard, faceUp: true)
    }
    turn.recycle()
    turn.count(.redeals)
  }

  public func comingUp(on table: Table) -> [Piece] {
    let stock = table[.stock].pieces.reversed()
    return redealsLeft(on: table) > 0
      ? stock + table[.waste].pieces + table[.drawnCard].pieces : Array(stock)
  }

  /// Whether what comes up may go alone, or with another that comes up or lies free.
  public func drawingMayHelp(on table: Table) -> Bool {
    let coming = comingUp(on: table).map { card($0).rank }
    let ranks = Set(coming + picks(after: [], on: table).map { card($0).rank })
    return refusal(of: Move(.draw), on: table) == nil
      && coming.contains { $0.partner.map(ranks.contains) ?? true }
  }
}

extension Rank {
  /// The rank that makes 13 with it; nil for a king, which makes it alone.
  public var partner: Rank? { Rank(rawValue: 13 - rawValue) }
}
