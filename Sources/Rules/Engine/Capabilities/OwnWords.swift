// SPDX-License-Identifier: GPL-3.0-or-later

/// A game that is spoken of in other words than games of cards are.
public protocol OwnWords {
  /// The ends that the game tells in its own words, `over-<id>`; of any other the general ones serve.
  static var ownEndings: Set<Outcome> { get }

  /// The form of shared messages in which the game's pieces are called what they are, such as
  /// "piece"; nil where they are cards. See ``Key/form(_:)``.
  static var pieceForm: String? { get }
}

extension OwnWords {
  public static var pieceForm: String? { nil }
}
