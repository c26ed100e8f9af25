// SPDX-License-Identifier: GPL-3.0-or-later

/// A game in which the player sees which piece a foundation takes next.
public protocol FoundationBuilding {
  /// What is a foundation in this game: a waste or what lies off the table can stand for one.
  static var foundationKind: Place.Kind { get }

  /// Every foundation in one line; nil where each is told for itself.
  func foundations(on table: Table) -> Term?

  /// What the foundations take next, wherever it lies.
  func wanted(on table: Table) -> [Piece]

  /// The foundation on which a piece belongs, whether it can go there now or not; nil where it
  /// belongs on none yet.
  func foundation(of piece: Piece, on table: Table) -> Place?

  /// Whether a piece is never missed once it lies on a foundation.
  func isSafe(_ piece: Piece, on table: Table) -> Bool
}

extension FoundationBuilding {
  public static var foundationKind: Place.Kind { .foundation }

  /// Whether its foundations are read by themselves; a waste is as it is.
  public static var readsFoundations: Bool { foundationKind != .waste }

  /// Whether a foundation takes single pieces, so that there is a next one.
  public static var takesPieces: Bool { foundationKind != .completed }
}
