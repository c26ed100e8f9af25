// SPDX-License-Identifier: GPL-3.0-or-later

/// A game whose player knows what is in the round, and so can tell what is still out of sight.
public protocol CardCounting {
  /// The pieces that lie out of sight.
  func unseen(on table: Table) -> [Piece]

  /// Pieces in short, as a list of what is out of sight; a line each.
  func summary(of pieces: [Piece]) -> [Term]
}
