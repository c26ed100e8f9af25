// SPDX-License-Identifier: GPL-3.0-or-later

/// A game in which a piece that is chosen goes where it belongs at once: where to needs no word.
public protocol DirectPlay {
  /// Where a piece goes when it is chosen, whether it can go there now or not; nil for one that is
  /// picked first, as the player has to say where to.
  func directGoal(of piece: Piece, on table: Table) -> Place?

  /// Whether there are pieces of which the player has to say where to.
  var asksWhereTo: Bool { get }
}

extension DirectPlay {
  public var asksWhereTo: Bool { false }
}
