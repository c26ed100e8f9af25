// SPDX-License-Identifier: GPL-3.0-or-later

/// A game with points.
public protocol Scored {
  /// - Parameter undoCount: how many moves were taken back.
  func points(of table: Table, undoCount: Int) -> Int

  /// Whether the points are all there is to a round, so that one that ends is not lost by that.
  var isPlayedForPoints: Bool { get }

  /// What brings points and what costs them, for the game's help.
  static var formula: Term { get }
}

extension Scored {
  /// What was counted as ``Counter/score``.
  public func points(of table: Table, undoCount: Int) -> Int { table[.score] }
  public var isPlayedForPoints: Bool { false }
}

extension Game {
  /// The points, in a match where this many moves were taken back; nil for a game without points.
  public func score(of table: Table, undoCount: Int) -> Int? {
    scoring?.points(of: table, undoCount: undoCount)
  }
}
