// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

extension Act {
  /// Plays every safe card to the foundations.
  public static let autoMoveAll: Act = "auto-move-all"
  /// Plays all that is left to the foundations.
  public static let finish: Act = "finish"
}

/// Moves to the foundations that the game makes for the player.
extension FoundationSolitaire {
  public func acts(on table: Table) -> [Act] { possible([.autoMoveAll, .finish], on: table) }

  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    refusal(toAutomatic: act, with: picked, on: table)
  }

  /// Why one of the acts that play by themselves cannot be done, or nil.
  public func refusal(
    toAutomatic act: Act, with picked: [Piece], on table: Table
  ) -> Refusal? {
    switch act {
    case .autoMove: refusal(toAutoMoving: picked, on: table)
    case .autoMoveAll: safePlay(on: table) == nil ? Refusal("refused-nothing-safe") : nil
    case .finish: canFinish(table) ? nil : Refusal(refusedFinish(on: table))
    default: Refusal("refused-act")
    }
  }

  private func refusedFinish(on table: Table) -> Term {
    Term("refused-finish", ["stock": .text(isOpen(table) ? "no" : "yes")])
  }

  public func play(_ act: Act, with picked: [Piece], _ turn: inout Turn) {
    play(automatic: act, with: picked, &turn)
  }

  /// Does one of the acts that play by themselves.
  public func play(automatic act: Act, with picked: [Piece], _ turn: inout Turn) {
    switch act {
    case .autoMove: autoMove(picked, &turn)
    case .autoMoveAll: playSafeCards(&turn)
    case .finish: finish(&turn)
    default: break
    }
  }

  /// The first safe card that can go to a foundation, and where.
  public func safePlay(on table: Table) -> Carry? {
    foundationPlay(on: table) { isSafe(card($0), on: table) }
  }

  func foundationPlay(on table: Table, of isWanted: (Piece) -> Bool) -> Carry? {
    let foundations = table.places(.foundation).map { place in
      (place: place, takes: acceptance(of: place, on: table), pile: cards(at: place, on: table))
    }
    for place in table.places where place.kind != .foundation {
      guard let piece = table[place].top?.piece,
        let goal = foundations.first(where: { goal, takes, pile in
          takes.refusal(Offer([card(piece)], on: pile, at: goal)) == nil
        }),
        refusal(ofTaking: piece, from: place, on: table) == nil, isWanted(piece)
      else { continue }
      return Carry(piece, to: goal.place, on: table)
    }
    return nil
  }

  /// Whether no card can ever need to lie on this one: all that could lie there are on foundations,
  /// or open one, and so need no other place.
  public func isSafe(_ card: PlayingCard, on table: Table) -> Bool {
    let done = Set(table.places(.foundation).flatMap { table[$0].pieces })
    let base = base(on: table)
    return cards.enumerated().allSatisfy { index, other in
      other.rank == base || !building.allows(other, on: card) || done.contains(Piece(index))
    }
  }

  public func isSafe(_ piece: Piece, on table: Table) -> Bool { isSafe(card(piece), on: table) }

  private func playSafeCards(_ turn: inout Turn) {
    while let play = safePlay(on: turn.table) {
      carry([play.piece], to: play.goal, &turn)
      turn.turnUpColumns()
    }
  }

  /// Whether the rest plays itself: no column has a card on a lower one, or one card after the other
  /// finds its foundation all the same.
  public func canFinish(_ table: Table) -> Bool {
    if isSorted(table) { return true }
    guard isOpen(table), !isComplete(table) else { return false }
    var turn = Turn(table)
    finish(&turn)
    return isComplete(turn.table)
  }

  /// Whether nothing is hidden, nor waits in a stock.
  private func isOpen(_ table: Table) -> Bool {
    table[.stock].isEmpty
      && table.places.allSatisfy { place in
        place.kind == .foundation || table[place].allSatisfy(\.isFaceUp)
      }
  }

  /// Whether nothing is hidden or waits in stock or waste, and nowhere lies a card on one that its
  /// foundation takes sooner.
  private func isSorted(_ table: Table) -> Bool {
    table[.stock].isEmpty && table[.waste].isEmpty
      && table.places.allSatisfy { $0.kind == .foundation || isDescending($0, on: table) }
      && !isComplete(table)
  }

  private func isDescending(_ place: Place, on table: Table) -> Bool {
    let cards = cards
    let base = base(on: table)
    var lower: Int?
    for lying in table[place] {
      let rank = cards[lying.piece.number].rank.steps(above: base)
      guard lying.isFaceUp, lower.map({ rank < $0 }) ?? true else { return false }
      lower = rank
    }
    return true
  }

  /// Counts once in a round that the table is sorted, which is part of what a save is checked by.
  public func countSorted(_ turn: inout Turn) {
    guard turn.table[.finishOffers] == 0, isSorted(turn.table) else { return }
    turn.count(.finishOffers)
  }

  private func finish(_ turn: inout Turn) {
    while let play = foundationPlay(on: turn.table, of: { _ in true }) {
      carry([play.piece], to: play.goal, &turn)
    }
  }
}

extension Counter {
  fileprivate static let finishOffers: Counter = "finish-offers"
}
