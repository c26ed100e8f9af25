// SPDX-License-Identifier: GPL-3.0-or-later

/// A game whose player has to know where things belong, and so can be wrong and learn.
public protocol Educational {
  /// What a learner hears after a piece's name; empty where there is nothing to teach.
  func lesson(on piece: Piece, of table: Table) -> [Term]

  /// What can be studied before the round, in its order.
  var chapters: [Chapter] { get }

  /// What a wrong answer should have been; nil where the game does not tell.
  ///
  /// - Parameter table: as it was then; nil where that is not known any more.
  func correction(of mistake: Move, on table: Table?) -> Correction?

  /// The thing in the world that a piece stands for, by which facts about it are found.
  func subject(of piece: Piece) -> String?

  /// The things that are in one group with that of a piece, itself among them, where a learner hears
  /// the group; empty otherwise.
  func companions(of piece: Piece) -> [String]

  /// Whether a player who learns is shown the right goals alone.
  var lessonsTellGoals: Bool { get }

  /// Whether a piece that was a wrong answer goes back where it lay; else it stays in hand for
  /// another try.
  var mistakesGoBack: Bool { get }
}

extension Educational {
  public func lesson(on piece: Piece, of table: Table) -> [Term] { [] }
  public var chapters: [Chapter] { [] }
  public func correction(of mistake: Move, on table: Table?) -> Correction? { nil }
  public func subject(of piece: Piece) -> String? { nil }
  public func companions(of piece: Piece) -> [String] { [] }
  public var lessonsTellGoals: Bool { true }
  public var mistakesGoBack: Bool { false }
}

extension Game {
  /// Whether the player has to know the right goals, so that nothing but a lesson may tell them from
  /// the wrong ones.
  public var testsKnowledge: Bool { teaching != nil }
}
