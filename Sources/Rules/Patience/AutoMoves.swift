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
  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    refusal(toAutomatic: act, with: picked, on: table)
  }

  /// Why one of the acts above cannot be done, or nil.
  public func refusal(
    toAutomatic act: Act, with picked: [Piece], on table: Table
  ) -> Refusal? {
    switch act {
    case .autoMove: refusal(toAutoMoving: picked, on: table)
    case .autoMoveAll: safePlay(on: table) == nil ? Refusal(Term("refused-nothing-safe")) : nil
    case .finish: canFinish(table) ? nil : Refusal(refusedFinish(on: table))
    default: Refusal(Term("refused-act"))
    }
  }

  private func refusedFinish(on table: Table) -> Term {
    Term("refused-finish", ["stock": .text(table.places.contains(.stock) ? "yes" : "no")])
  }

  private func refusal(toAutoMoving picked: [Piece], on table: Table) -> Refusal? {
    guard picked.count == 1, let piece = picked.first, let origin = table.place(of: piece) else {
      return Refusal(Term("refused-nothing-picked"))
    }
    if let refusal = refusal(ofTaking: piece, from: origin, on: table) { return refusal }
    guard autoGoal(for: piece, on: table) == nil else { return nil }
    return Refusal(Term("refused-no-move", ["card": .term(name(of: piece))]))
  }

  /// Does one of the acts above.
  public func play(_ act: Act, with picked: [Piece], _ turn: inout Turn) {
    switch act {
    case .autoMove:
      guard let piece = picked.first, let goal = autoGoal(for: piece, on: turn.table) else {
        return
      }
      carry(picked, to: goal, &turn)
    case .autoMoveAll: playSafeCards(&turn)
    case .finish: finish(&turn)
    default: break
    }
  }

  public func autoGoal(for piece: Piece, on table: Table) -> Place? {
    usualGoal(for: piece, on: table)
  }

  /// A foundation first, then an occupied column, then an empty one.
  public func usualGoal(for piece: Piece, on table: Table) -> Place? {
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

  func foundationPlay(
    on table: Table, of isWanted: (Piece) -> Bool
  ) -> (piece: Piece, goal: Place)? {
    for place in table.places where place.kind != .foundation {
      guard let piece = free(at: place, on: table).last, isWanted(piece) else { continue }
      let goal = table.places.first {
        $0.kind == .foundation && refusal(of: Move([piece], to: $0), on: table) == nil
      }
      if let goal { return (piece, goal) }
    }
    return nil
  }

  /// Whether no card can ever need to lie on this one: all that could lie there are on foundations,
  /// or are aces, which need no other place.
  public func isSafe(_ card: PlayingCard, on table: Table) -> Bool {
    let done = Set(table.places.filter { $0.kind == .foundation }.flatMap { table[$0].pieces })
    return cards.enumerated().allSatisfy { index, other in
      other.rank == .ace || !building.allows(other, on: card) || done.contains(Piece(index))
    }
  }

  private func playSafeCards(_ turn: inout Turn) {
    while let (piece, goal) = safePlay(on: turn.table) {
      carry([piece], to: goal, &turn)
      turn.turnUpColumns()
    }
  }

  /// Whether the rest plays itself: nothing is hidden or waits in stock or waste, and no column
  /// has a card on a lower one.
  public func canFinish(_ table: Table) -> Bool {
    table[.stock].isEmpty && table[.waste].isEmpty
      && table.places.allSatisfy { $0.kind != .column || isDescending($0, on: table) }
      && !isComplete(table)
  }

  private func isDescending(_ place: Place, on table: Table) -> Bool {
    let cards = cards
    var lower: Rank?
    for lying in table[place] {
      let rank = cards[lying.piece.number].rank
      guard lying.isFaceUp, lower.map({ rank < $0 }) ?? true else { return false }
      lower = rank
    }
    return true
  }

  /// Tells once in a round that the rest plays itself.
  public func offerFinish(_ turn: inout Turn) {
    guard turn.table[.finishOffers] == 0, canFinish(turn.table) else { return }
    turn.count(.finishOffers)
    turn.note(Term("told-can-finish"))
  }

  private func finish(_ turn: inout Turn) {
    while let (piece, goal) = foundationPlay(on: turn.table, of: { _ in true }) {
      carry([piece], to: goal, &turn)
    }
  }
}

extension Counter {
  fileprivate static let finishOffers: Counter = "finish-offers"
}
