// SPDX-License-Identifier: GPL-3.0-or-later

/// A game that tells a table in words of its own, before any language. Nothing of it changes the
/// table, and where it has nothing to say the usual words serve.
public protocol Describing {
  /// A place in the game's own words; nil where the usual ones serve.
  func label(of place: Place, on table: Table) -> Term?

  /// What an empty place takes, as in "takes a base card"; nil for a place that takes nothing.
  func invitation(of place: Place, on table: Table) -> Term?

  /// The face-up pieces of a fanned place as runs, the free one first, each from its deepest piece;
  /// empty where every piece is told for itself.
  func runs(at place: Place, on table: Table) -> [[Piece]]

  /// What an act does as the table is now, as in "Shuffle the waste" for drawing from an empty stock.
  func title(of act: Act, on table: Table) -> Term

  /// How much there is to do, told when a round begins; nil where the table says it.
  func extent(of table: Table) -> Term?

  /// The whole table in one line of twenty words at most; nil where it is read place by place.
  func map(of table: Table) -> Term?

  /// Whether a map tells which cards are free, and not only how many lie where.
  var mapNamesCards: Bool { get }

  /// How far the round is, most important first.
  func progress(of table: Table) -> [Term]

  /// What a piece completed that is out of play by that; nil where it has no name.
  func completion(of piece: Piece, on table: Table) -> Term?

  /// Where a piece lies that can be let go anywhere; nil where its place tells it.
  func point(of piece: Piece, on table: Table) -> Place?

  /// The same in words, with what it covers; empty where its place tells it.
  func position(of piece: Piece, on table: Table) -> [Term]

  /// The pieces that a short form means, as experts type it: "7h". They may lie anywhere.
  func pieces(called text: String) -> [Piece]
}

extension Describing {
  public func label(of place: Place, on table: Table) -> Term? { nil }
  public func invitation(of place: Place, on table: Table) -> Term? { nil }
  public func runs(at place: Place, on table: Table) -> [[Piece]] { [] }
  public func title(of act: Act, on table: Table) -> Term { act.title }
  public func extent(of table: Table) -> Term? { nil }
  public func map(of table: Table) -> Term? { nil }
  public var mapNamesCards: Bool { true }
  public func progress(of table: Table) -> [Term] { [] }
  public func completion(of piece: Piece, on table: Table) -> Term? { nil }
  public func point(of piece: Piece, on table: Table) -> Place? { nil }
  public func position(of piece: Piece, on table: Table) -> [Term] { [] }
  public func pieces(called text: String) -> [Piece] { [] }
}
