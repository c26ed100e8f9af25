// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Sees what the rules of a game do not know, such as what is printed on its pieces, and answers the
/// game's readings in its place.
public protocol PieceDescriber: GameQueryAnswering {
  /// What a piece looks like, in a few words.
  func look(of piece: Piece) -> Term?

  /// What there is to learn about what a piece shows: entities, the one most worth a word first.
  func subjects(of piece: Piece) -> [String]

  /// What the pieces make together, by its name.
  var title: Term { get }
}

extension PieceDescriber {
  public func subjects(of piece: Piece) -> [String] { [] }
}
