// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// A patience with playing cards: what each pile lets go and what it takes make the rules.
public protocol Solitaire: Game, Describing, Hinting, FoundationBuilding, CardCounting {
  /// The card that each piece stands for, by the piece's number.
  var cards: [PlayingCard] { get }

  /// How cards come to lie on one another in the columns.
  var building: Building { get }

  func release(of place: Place) -> Release

  func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard>

  /// Why an act cannot be done, or nil. Patiences with acts of their own leave the others to
  /// `refusal(toAutomatic:with:on:)`.
  func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal?

  /// Where a card goes by itself; `usualGoal(for:on:)` as a rule.
  func autoGoal(for piece: Piece, on table: Table) -> Place?
}

extension Solitaire {
  public func card(_ piece: Piece) -> PlayingCard { cards[piece.number] }

  /// The cards of a pile, the deepest first.
  public func cards(at place: Place, on table: Table) -> [PlayingCard] {
    let cards = cards
    return table[place].map { cards[$0.piece.number] }
  }

  public func name(of piece: Piece) -> Term { card(piece).name }

  /// Two signs as ``PlayingCard`` reads them; with two packs, or fewer suits, several pieces.
  public func pieces(called text: String) -> [Piece] {
    guard let card = PlayingCard(text) else { return [] }
    return cards.indices.filter { cards[$0] == card }.map { Piece($0) }
  }

  public func isSafe(_ piece: Piece, on table: Table) -> Bool { isSafe(card(piece), on: table) }

  /// That of the card's suit; the first empty one where the suit has none yet.
  public func foundation(of piece: Piece, on table: Table) -> Place? {
    let places = table.layout.places(.collecting)
    let suit = card(piece).suit
    return places.first { table[$0].first.map { card($0.piece).suit } == suit }
      ?? places.first { table[$0].isEmpty }
  }

  /// A foundation is told by its top card.
  public func label(of place: Place, on table: Table) -> Term? {
    guard place.kind == .foundation, let top = table[place].top else { return nil }
    return Term(
      "label-built",
      [
        "place": .term(place.name), "card": .term(name(of: top.piece)),
        "count": .number(table[place].count),
      ])
  }

  public func picks(after picked: [Piece], on table: Table) -> [Piece] {
    picked.isEmpty ? table.places.flatMap { free(at: $0, on: table) } : []
  }

  /// What may be picked at a place, the deepest first.
  public func free(at place: Place, on table: Table) -> [Piece] {
    let shown = table[place].reversed().prefix { $0.isFaceUp }.reversed().map(\.piece)
    return shown.suffix(release(of: place).freeCount(of: shown.map(card)))
  }

  public func refusal(of move: Move, on table: Table) -> Refusal? {
    switch move.goal {
    case .act(let act): return refusal(of: act, with: move.picked, on: table)
    case .place(let goal):
      guard let load = Load(move.picked, of: self, on: table) else {
        return Refusal(Term("refused-nothing-picked"))
      }
      return refusal(ofCarrying: load, to: goal, on: table)
    }
  }

  /// The load is found once and not for each place, which is most of the work of listing moves.
  public func goals(for picked: [Piece], on table: Table, onlyRight: Bool) -> [Place] {
    guard let load = Load(picked, of: self, on: table) else { return [] }
    return table.goals(onlyRight: onlyRight) { refusal(ofCarrying: load, to: $0, on: table) }
  }

  private func refusal(ofCarrying load: Load, to goal: Place, on table: Table) -> Refusal? {
    guard table.places.contains(goal) else { return .takesNothing(goal) }
    guard load.origin != goal else { return Refusal(Term("refused-same-place")) }
    guard load.origin.kind != .foundation || goal.kind != .foundation else {
      let card = load.cards[0]
      return Refusal { Term("refused-on-foundation", ["card": .term(card.name)]) }
    }
    return load.refusal
      ?? acceptance(of: goal, on: table)
      .refusal(Offer(load.cards, on: cards(at: goal, on: table), at: goal))
  }

  public func refusal(
    ofPicking piece: Piece, after picked: [Piece], on table: Table
  ) -> Refusal? {
    table.place(of: piece).flatMap { refusal(ofTaking: piece, from: $0, on: table) }
  }

  /// Why a piece cannot leave its place with all that lies on it, or nil.
  func refusal(ofTaking piece: Piece, from origin: Place, on table: Table) -> Refusal? {
    Load(of: piece, from: origin, of: self, on: table).refusal
  }

  /// Carries what is picked, with all that lies on it.
  public func carry(_ picked: [Piece], to goal: Place, _ turn: inout Turn) {
    guard let piece = picked.first, let origin = turn.table.place(of: piece) else { return }
    turn.move(turn.table[origin].carriedPieces(of: piece).count, from: origin, to: goal)
  }
}

/// A card that is to be carried, with all that lies on it.
private struct Load {
  let origin: Place
  /// The deepest first; never empty.
  let cards: [PlayingCard]
  /// Why it cannot leave its place, wherever it is to go; nil where it can.
  let refusal: Refusal?

  /// - Returns: nil where one card on the table is not what was picked.
  init?(_ picked: [Piece], of game: some Solitaire, on table: Table) {
    guard picked.count == 1, let piece = picked.first, let origin = table.place(of: piece) else {
      return nil
    }
    self.init(of: piece, from: origin, of: game, on: table)
  }

  init(of piece: Piece, from origin: Place, of game: some Solitaire, on table: Table) {
    self.origin = origin
    let load = table[origin].carriedPieces(of: piece)
    let cards = game.cards
    self.cards = load.map { cards[$0.piece.number] }
    refusal =
      load.allSatisfy(\.isFaceUp)
      ? game.release(of: origin).refusal(of: self.cards) : Refusal(Term("refused-face-down"))
  }
}
