// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

extension Act {
  /// Moves the picked card where it helps most.
  public static let autoMove: Act = "auto-move"
  /// Plays every safe card to the foundations.
  public static let autoMoveAll: Act = "auto-move-all"
  /// Plays all that is left to the foundations.
  public static let finish: Act = "finish"
}

/// Moves that the game makes for the player.
extension Solitaire {
  /// Where a card goes by itself: a foundation first, then an occupied column, then an empty one.
  public func autoGoal(for piece: Piece, on table: Table) -> Place? {
    let goals = goals(for: [piece], on: table, onlyRight: true)
    return goals.first { $0.kind == .foundation }
      ?? goals.first { $0.kind == .column && !table[$0].isEmpty }
      ?? goals.first { $0.kind == .column && moves(piece, offBottomOn: table) }
  }

  /// A whole column gains nothing in an empty one.
  private func moves(_ piece: Piece, offBottomOn table: Table) -> Bool {
    table.place(of: piece).map { $0.kind != .column || table[$0].first?.piece != piece } ?? false
  }

  /// The first safe card that can go to a foundation, and where.
  public func safePlay(on table: Table) -> (piece: Piece, goal: Place)? {
    foundationPlay(on: table) { isSafe(card($0), on: table) }
  }

  private func foundationPlay(
    on table: Table, of isWanted: (Piece) -> Bool
  ) -> (piece: Piece, goal: Place)? {
    for place in table.places where place.kind != .foundation {
      guard let piece = free(at: place, on: table).last, isWanted(piece) else { continue }
      let goal = table.places.first {
        $0.kind == .foundation && objection(to: Move([piece], to: $0), on: table) == nil
      }
      if let goal { return (piece, goal) }
    }
    return nil
  }

  /// Whether no card can ever need to lie on this one: an ace, a two, or a card that both
  /// foundations of the other colour have reached up to the rank below it.
  public func isSafe(_ card: PlayingCard, on table: Table) -> Bool {
    guard card.rank > .two else { return true }
    let reached = table.places.filter { $0.kind == .foundation }
      .compactMap { table[$0].top.map { self.card($0.piece) } }
      .filter { $0.colour != card.colour && $0.rank.rawValue >= card.rank.rawValue - 1 }
    return reached.count == 2
  }

  public func playSafeCards(_ turn: inout Turn) {
    while let (piece, goal) = safePlay(on: turn.table) {
      carry([piece], to: goal, &turn)
      turn.turnUpColumns()
    }
  }

  /// Whether the rest plays itself: nothing is hidden or waits in stock or waste, and no column
  /// has a card on a lower one.
  public func canFinish(_ table: Table) -> Bool {
    guard table[.stock].isEmpty, table[.waste].isEmpty else { return false }
    let columns = table.places.filter { $0.kind == .column }
    return columns.contains { !table[$0].isEmpty }
      && columns.allSatisfy { place in
        let ranks = cards(at: place, on: table).map(\.rank)
        return table[place].hiddenCount == 0 && zip(ranks, ranks.dropFirst()).allSatisfy(>)
      }
  }

  public func finish(_ turn: inout Turn) {
    while let (piece, goal) = foundationPlay(on: turn.table, of: { _ in true }) {
      carry([piece], to: goal, &turn)
    }
  }
}
