// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// A patience: what each pile lets go and what it takes make the rules. One card is picked, and what
/// lies on it follows.
public protocol Solitaire<Card>: Game, Describing, Hinting {
  /// What the pieces stand for.
  associatedtype Card: NamedCard

  /// The card that each piece stands for, by the piece's number.
  var cards: [Card] { get }

  func release(of place: Place) -> Release<Card>

  func acceptance(of place: Place, on table: Table) -> Acceptance<Card>

  /// Whether the round is won.
  func isComplete(_ table: Table) -> Bool

  // What follows has an answer that serves most patiences.

  /// Whether drawing or dealing may still bring up a card that can be played.
  func drawingMayHelp(on table: Table) -> Bool

  /// Why an act cannot be done, or nil.
  func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal?

  /// Does an act that is not refused.
  func play(_ act: Act, with picked: [Piece], _ turn: inout Turn)

  /// Where a card goes by itself; `usualGoal(for:on:)` as a rule.
  func autoGoal(for piece: Piece, on table: Table) -> Place?

  /// A refusal with its cards named as the game names them.
  func told(_ refusal: Refusal) -> Refusal

  /// What pieces stand for, in their order. No game answers for itself: it is asked of all the rules,
  /// and so is compiled for each kind of card.
  func cards(of pieces: [Piece]) -> [Card]
}

/// A card that has a name of its own.
public protocol NamedCard: Sendable {
  var name: Term { get }
}

extension PlayingCard: NamedCard {}

extension Solitaire {
  public func card(_ piece: Piece) -> Card { cards[piece.number] }

  @inlinable public func cards(of pieces: [Piece]) -> [Card] {
    let cards = cards
    return pieces.map { cards[$0.number] }
  }

  /// The cards of a pile, the deepest first.
  @inlinable public func cards(at place: Place, on table: Table) -> [Card] {
    let cards = cards
    return table[place].map { cards[$0.piece.number] }
  }

  public func name(of piece: Piece) -> Term { card(piece).name }

  public func told(_ refusal: Refusal) -> Refusal { refusal }

  @inlinable public func picks(after picked: [Piece], on table: Table) -> [Piece] {
    picked.isEmpty ? table.places.flatMap { free(at: $0, on: table) } : []
  }

  /// What may be picked at a place, the deepest first.
  @inlinable public func free(at place: Place, on table: Table) -> [Piece] {
    guard table.cover(of: place) == nil else { return [] }
    let shown = table[place].reversed().prefix { $0.isFaceUp }.reversed().map(\.piece)
    let release = release(of: place)
    let cards = cards(of: shown)
    guard release.isAllOrOne else { return shown.suffix(release.freeCount(cards)) }
    return release.loads(of: cards).map { shown[shown.count - $0] }
  }

  @inlinable public func refusal(of move: Move, on table: Table) -> Refusal? {
    switch move.goal {
    case .act(let act): return refusal(of: act, with: move.picked, on: table)
    case .place(let goal):
      guard let load = Load(move.picked, of: self, on: table) else {
        return Refusal("refused-nothing-picked")
      }
      guard load.refusal != nil || table.places.contains(goal) else { return .takesNothing(goal) }
      return refusal(ofCarrying: load, to: goal, on: table).map { told($0) }
    }
  }

  /// The load is found once and not for each place, which is most of the work of listing moves.
  @inlinable public func goals(for picked: [Piece], on table: Table, onlyRight: Bool) -> [Place] {
    guard let load = Load(picked, of: self, on: table) else { return [] }
    return table.goals(onlyRight: onlyRight) { refusal(ofCarrying: load, to: $0, on: table) }
  }

  // Inlinable, as what leads here: asked for each place and each card, it is compiled for each game.
  // Before it is `told`: of most refusals nobody hears.
  @inlinable func refusal(ofCarrying load: Load<Card>, to goal: Place, on table: Table) -> Refusal?
  {
    if let refusal = load.refusal { return refusal }
    guard load.origin != goal else { return Refusal("refused-same-place") }
    guard load.origin.kind != .foundation || goal.kind != .foundation else {
      return Refusal { Term("refused-on-foundation", ["card": .term(load.cards[0].name)]) }
    }
    return acceptance(of: goal, on: table)
      .refusal(Offer(load.cards, on: cards(at: goal, on: table), at: goal))
  }

  public func refusal(
    ofPicking piece: Piece, after picked: [Piece], on table: Table
  ) -> Refusal? {
    table.place(of: piece).flatMap { refusal(ofTaking: piece, from: $0, on: table) }
  }

  /// Why a piece cannot leave its place with all that lies on it, or nil.
  func refusal(ofTaking piece: Piece, from origin: Place, on table: Table) -> Refusal? {
    Load(of: piece, from: origin, of: self, on: table).refusal.map { told($0) }
  }

  @inlinable public func play(_ move: Move, _ turn: inout Turn) {
    switch move.goal {
    case .act(let act): play(act, with: move.picked, &turn)
    case .place(let goal): carry(move.picked, to: goal, &turn)
    }
  }

  /// Carries what is picked, with all that lies on it.
  @inlinable public func carry(_ picked: [Piece], to goal: Place, _ turn: inout Turn) {
    guard let piece = picked.first, let origin = turn.table.place(of: piece) else { return }
    turn.move(turn.table[origin].carriedPieces(of: piece).count, from: origin, to: goal)
  }

  /// Takes a free card off the table, and says so.
  public func takeAway(_ piece: Piece, _ turn: inout Turn) {
    turn.note(Term("told-out", ["card": .term(name(of: piece))]))
    carry([piece], to: .completed, &turn)
  }
}

/// A card that is to be carried, with all that lies on it.
@usableFromInline struct Load<Card: NamedCard>: Sendable {
  @usableFromInline let origin: Place
  /// The deepest first; never empty.
  @usableFromInline let cards: [Card]
  /// Why it cannot leave its place, wherever it is to go; nil where it can.
  @usableFromInline let refusal: Refusal?

  /// - Returns: nil where one card on the table is not what was picked.
  @inlinable init?(_ picked: [Piece], of game: some Solitaire<Card>, on table: Table) {
    guard picked.count == 1, let piece = picked.first, let origin = table.place(of: piece) else {
      return nil
    }
    self.init(of: piece, from: origin, of: game, on: table)
  }

  @inlinable init(
    of piece: Piece, from origin: Place, of game: some Solitaire<Card>, on table: Table
  ) {
    self.origin = origin
    let load = table[origin].carriedPieces(of: piece)
    let cards = game.cards(of: load.map(\.piece))
    self.cards = cards
    refusal =
      if !load.allSatisfy(\.isFaceUp) {
        Refusal("refused-face-down")
      } else if let cover = table.cover(of: origin) {
        .under(cover, cards)
      } else {
        game.release(of: origin).refusal(of: cards, isWhole: load.count == table[origin].count)
      }
  }
}

extension Refusal {
  /// Cards of which another place's card lies on the deepest.
  @usableFromInline static func under(_ cover: Place, _ cards: [some NamedCard]) -> Refusal {
    Refusal {
      Term("refused-under", ["card": .term(cards[0].name), "n": .number(cover.number)])
    }
  }
}
