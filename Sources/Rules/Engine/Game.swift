// SPDX-License-Identifier: GPL-3.0-or-later

/// A round of a game, with the settings that a save needs to make the same round again.
///
/// What stands here is all it takes to play: menus, moves, undo, saves and replay follow from it. What
/// else a game can do it says by conforming to capabilities, such as ``Hinting`` or ``Educational``,
/// for which whoever wants them asks: `game.hints?.advice(on: table)`.
///
/// The rules answer questions about a table and change it only in ``deal(_:)``, ``play(_:_:)`` and
/// ``applyAutomaticMoves(_:)``.
public protocol Game: Sendable, Codable, Equatable {
  /// The game's name in saves and on the command line: "atlas".
  static var id: String { get }

  /// How hard this round is, by the name the game's descriptor lists it under.
  var difficulty: Difficulty { get }

  /// Every place, in the order in which a player reads them, and what it is for.
  var layout: Layout { get }

  func deal(_ turn: inout Turn)

  /// The pieces that may be picked next; those picked first come first.
  ///
  /// In a patience one card is picked and what lies on it follows, see ``carriedPieces(of:on:)``.
  func picks(after picked: [Piece], on table: Table) -> [Piece]

  /// Why a move cannot be played, or nil. The only place where legality is decided.
  func refusal(of move: Move, on table: Table) -> Refusal?

  /// Plays a legal move, without its consequences.
  func play(_ move: Move, _ turn: inout Turn)

  func outcome(of table: Table) -> Outcome

  /// Whether the round has come to an end for good, which a lost one has not: it may be taken back.
  func hasEnded(on table: Table) -> Bool

  /// What a piece is called. In normal play it gives nothing away that the player has to know.
  func name(of piece: Piece) -> Term

  // What follows has an answer that serves most games.

  /// The acts that can be done now, in the order of the menu.
  func acts(on table: Table) -> [Act]

  /// What lies open, of stock and waste, now or as drawing or dealing goes on, if nothing else is
  /// played; nothing, without a stock.
  func comingUp(on table: Table) -> [Piece]

  /// Plays what follows by itself, also after the deal: cards that turn up, groups that are complete.
  func applyAutomaticMoves(_ turn: inout Turn)

  /// Why a piece cannot be picked after others, or nil; with nothing picked, why it cannot leave its
  /// place, wherever it is to go.
  func refusal(ofPicking piece: Piece, after picked: [Piece], on table: Table) -> Refusal?

  /// The goals to list for what is picked: all that is legal and, unless only right ones are
  /// wanted, every answer that the player has to know to be wrong. They follow from
  /// ``refusal(of:on:)``; a game answers for itself only to be faster.
  func goals(for picked: [Piece], on table: Table, onlyRight: Bool) -> [Place]
}

extension Game {
  public func hasEnded(on table: Table) -> Bool { [.won, .over].contains(outcome(of: table)) }
  public func acts(on table: Table) -> [Act] { [] }
  public func comingUp(on table: Table) -> [Piece] { [] }
  public func applyAutomaticMoves(_ turn: inout Turn) {}

  public func refusal(
    ofPicking piece: Piece, after picked: [Piece], on table: Table
  ) -> Refusal? {
    picks(after: picked, on: table).contains(piece)
      ? nil : Refusal(Term("refused-covered", ["card": .term(name(of: piece))]))
  }

  public func goals(for picked: [Piece], on table: Table, onlyRight: Bool) -> [Place] {
    table.goals(onlyRight: onlyRight) { refusal(of: Move(picked, to: $0), on: table) }
  }
}

public enum Outcome: String, Hashable, Sendable, Codable {
  case open, won, lost
  /// The points stand; there was nothing to win or lose.
  case over
}
