// SPDX-License-Identifier: GPL-3.0-or-later

/// What a player is told about a table, before any language. Nothing of it changes the table.
public protocol Telling: Sendable {
  /// What a piece is called. In normal play it gives nothing away that the player has to know.
  func name(of piece: Piece) -> Term

  /// The pieces that a short form means, as experts type it: "7h". They may lie anywhere.
  func pieces(called text: String) -> [Piece]

  /// What a learner hears after the name; empty where there is nothing to teach.
  func lesson(on piece: Piece, of table: Table) -> [Term]

  /// What can be studied before the round, in its order; empty where a game asks no knowledge.
  var chapters: [Chapter] { get }

  /// What a wrong answer should have been; nil in a game that asks no knowledge.
  ///
  /// - Parameter table: as it was then; nil where that is not known any more.
  func correction(of mistake: Move, on table: Table?) -> Correction?

  /// Whether a player who learns is shown the right goals alone.
  var lessonsTellGoals: Bool { get }

  /// The thing in the world that a piece stands for, by which facts about it are found.
  func subject(of piece: Piece) -> String?

  /// The things that are in one group with that of a piece, itself among them, where a learner hears
  /// the group; empty otherwise.
  func companions(of piece: Piece) -> [String]

  /// What gathered pieces make, as in "Pair, 15"; nil as long as they make nothing.
  func worth(of picked: [Piece], on table: Table) -> Term?

  /// Gathered pieces and how they hang together.
  func chain(of picked: [Piece], on table: Table) -> Term

  /// What could be gathered now; nil where the player has to find it.
  func choices(on table: Table) -> Choices?

  /// What an empty place takes, as in "takes a base card"; nil for a place that takes nothing.
  func invitation(of place: Place, on table: Table) -> Term?

  /// A place in the game's own words; nil where the usual ones serve.
  func label(of place: Place, on table: Table) -> Term?

  /// The face-up pieces of a column as runs, the free one first, each from its deepest piece;
  /// empty where every piece is told for itself.
  func runs(at place: Place, on table: Table) -> [[Piece]]

  /// Every foundation in one line; nil where each is told for itself.
  func foundations(on table: Table) -> Term?

  /// The pieces that lie out of sight; nil where the player does not know what is in the round.
  func unseen(on table: Table) -> [Piece]?

  /// Pieces in short, as a list of what is out of sight; a line each.
  func summary(of pieces: [Piece]) -> [Term]

  /// What the foundations take next, wherever it lies.
  func wanted(on table: Table) -> [Piece]

  /// How much there is to do, told when a round begins; nil where the table says it.
  func extent(of table: Table) -> Term?

  /// How far the round is, most important first.
  func progress(of table: Table) -> [Term]

  /// What stands in the way on a table from which nothing can be won, a line each; for a player who
  /// learns.
  func obstacles(on table: Table) -> [Term]

  /// A move worth making that follows from what the player can see, with its reason.
  func advice(on table: Table) -> Advice?
}

/// A hint: a move and why it helps.
public struct Advice: Hashable, Sendable {
  public let move: Move
  public let reason: Term
  /// What is told, one after the other, to a player who asks again.
  public let further: [Term]

  public init(_ move: Move, because reason: Term, further: [Term] = []) {
    self.move = move
    self.reason = reason
    self.further = further
  }
}

extension Telling {
  public func pieces(called text: String) -> [Piece] { [] }
  public func lesson(on piece: Piece, of table: Table) -> [Term] { [] }
  public var chapters: [Chapter] { [] }
  public func correction(of mistake: Move, on table: Table?) -> Correction? { nil }
  public var lessonsTellGoals: Bool { true }
  public func subject(of piece: Piece) -> String? { nil }
  public func companions(of piece: Piece) -> [String] { [] }
  public func worth(of picked: [Piece], on table: Table) -> Term? { nil }
  public func chain(of picked: [Piece], on table: Table) -> Term {
    picked.last.map(name) ?? Term("load-nothing")
  }
  public func choices(on table: Table) -> Choices? { nil }
  public func invitation(of place: Place, on table: Table) -> Term? { nil }
  public func label(of place: Place, on table: Table) -> Term? { nil }
  public func runs(at place: Place, on table: Table) -> [[Piece]] { [] }
  public func foundations(on table: Table) -> Term? { nil }
  public func unseen(on table: Table) -> [Piece]? { nil }
  public func summary(of pieces: [Piece]) -> [Term] { pieces.map(name) }
  public func wanted(on table: Table) -> [Piece] { [] }
  public func extent(of table: Table) -> Term? { nil }
  public func progress(of table: Table) -> [Term] { [] }
  public func obstacles(on table: Table) -> [Term] { [] }
  public func advice(on table: Table) -> Advice? { nil }
}
