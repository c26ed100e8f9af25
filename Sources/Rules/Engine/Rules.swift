// SPDX-License-Identifier: GPL-3.0-or-later

/// What can be done on a table, and what comes of it.
///
/// The rules answer questions about a table and change it only in ``deal(_:)``, ``play(_:_:)`` and
/// ``applyAutomaticMoves(_:)``.
public protocol Rules: Sendable {
  /// Every place, in the order in which a player reads them, and what it is for.
  var layout: Layout { get }

  func deal(_ turn: inout Turn)

  /// The pieces that may be picked next; those picked first come first.
  ///
  /// In a patience one card is picked and what lies on it follows, see ``carriedPieces(of:on:)``.
  func picks(after picked: [Piece], on table: Table) -> [Piece]

  /// Why a piece cannot be picked after others, or nil.
  func refusal(ofPicking piece: Piece, after picked: [Piece], on table: Table) -> Refusal?

  /// The act that plays what is picked, in a game where pieces are gathered one after the other; nil
  /// where one piece is picked and carried to a place.
  var gatheringAct: Act? { get }

  /// Everything that travels when these pieces are moved.
  func carriedPieces(of picked: [Piece], on table: Table) -> [Piece]

  /// Every legal move of a table. Where the order of what is picked does not matter, one of the
  /// orders.
  func moves(on table: Table) -> [Move]

  /// Why a move cannot be played, or nil. The only place where legality is decided.
  func refusal(of move: Move, on table: Table) -> Refusal?

  /// Why a piece cannot leave its place, wherever it is to go, or nil.
  func refusal(ofTaking piece: Piece, on table: Table) -> Refusal?

  /// The goals to list for what is picked: all that is legal and, unless only right ones are
  /// wanted, every answer that the player has to know to be wrong. They follow from
  /// ``refusal(of:on:)``; a game answers for itself only to be faster.
  func goals(for picked: [Piece], on table: Table, onlyRight: Bool) -> [Place]

  /// Plays a legal move, without its consequences.
  func play(_ move: Move, _ turn: inout Turn)

  /// Plays what follows by itself: cards that turn up, groups that are complete.
  func applyAutomaticMoves(_ turn: inout Turn)

  func outcome(of table: Table) -> Outcome

  /// The acts the table offers, in the order of the menu.
  func acts(on table: Table) -> [Act]

  /// Whether a piece is never missed once it lies on a foundation.
  func isSafe(_ piece: Piece, on table: Table) -> Bool

  /// Whether the player has to know the right goals, so that nothing but a lesson may tell them
  /// from the wrong ones.
  var testsKnowledge: Bool { get }

  /// Whether a move can be a wrong answer, see ``Refusal/Weight/mistake``.
  var hasMistakes: Bool { get }

  /// Whether a piece that was a wrong answer goes back where it lay; else it stays in hand for
  /// another try.
  var mistakesGoBack: Bool { get }

  /// The points, in a match where this many moves were taken back; nil for a game without points.
  func score(of table: Table, undoCount: Int) -> Int?

  /// Whether the points are all there is to a round, so that one that ends is not lost by that.
  var isPlayedForPoints: Bool { get }
}

public enum Outcome: String, Hashable, Sendable, Codable {
  case open, won, lost
  /// The points stand; there was nothing to win or lose.
  case over

  /// Whether the round has come to an end for good. A lost one may be taken back.
  public var isFinal: Bool { self == .won || self == .over }
}

extension Rules {
  public var places: [Place] { layout.places }

  /// What choosing a place does now: what its layout says, unless nothing lies there and it cannot be
  /// done either. Where something lies there, a refusal tells why it cannot be done.
  public func act(at place: Place, on table: Table) -> Act? {
    guard let act = layout.act(at: place) else { return nil }
    return !table[place].isEmpty || refusal(of: Move(act), on: table) == nil ? act : nil
  }

  public var gatheringAct: Act? { nil }
  public func carriedPieces(of picked: [Piece], on table: Table) -> [Piece] { picked }
  public func refusal(ofTaking piece: Piece, on table: Table) -> Refusal? { nil }
  public func applyAutomaticMoves(_ turn: inout Turn) {}
  public func acts(on table: Table) -> [Act] { [] }
  public func isSafe(_ piece: Piece, on table: Table) -> Bool { true }
  public var testsKnowledge: Bool { false }
  public var hasMistakes: Bool { false }
  public var mistakesGoBack: Bool { false }
  public func score(of table: Table, undoCount: Int) -> Int? { table.counts[.score] }
  public var isPlayedForPoints: Bool { false }

  public func goals(for picked: [Piece], on table: Table, onlyRight: Bool) -> [Place] {
    table.goals(onlyRight: onlyRight) { refusal(of: Move(picked, to: $0), on: table) }
  }

  /// The acts that need no piece, and one piece to one place.
  public func moves(on table: Table) -> [Move] {
    let acts = acts(on: table).map { Move($0) }.filter { refusal(of: $0, on: table) == nil }
    let carries = picks(after: [], on: table).flatMap { piece in
      goals(for: [piece], on: table, onlyRight: true).map { Move([piece], to: $0) }
    }
    return acts + carries
  }
}

extension Rules where Self: Telling {
  public func refusal(
    ofPicking piece: Piece, after picked: [Piece], on table: Table
  ) -> Refusal? {
    picks(after: picked, on: table).contains(piece)
      ? nil : Refusal(Term("refused-covered", ["card": .term(name(of: piece))]))
  }
}
