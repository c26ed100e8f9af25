// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Puts tables and events into words, for any game.
public struct Narrator: Sendable {
  public let game: any Game
  public let style: Style

  /// What the player wants to hear beside the names.
  public struct Style: Hashable, Sendable {
    /// "3 of 5" after a card's place.
    public var positions: Bool
    /// How many cards lie face down or are left to draw.
    public var counts: Bool
    /// Groups and facts after the names.
    public var learner: Bool

    public init(positions: Bool = true, counts: Bool = true, learner: Bool = false) {
      self.positions = positions
      self.counts = counts
      self.learner = learner
    }
  }

  /// The one thing about a subject worth hearing each time it comes up among its companions; see
  /// ``Educational/subject(of:)`` and ``Educational/companions(of:)``.
  let teaching: @Sendable (String, [String]) -> [Term]
  /// Sees the pieces of this round; nil where their names say all.
  let describer: (any PieceDescriber)?

  public init(
    _ game: any Game, style: Style = Style(), describer: (any PieceDescriber)? = nil,
    teaching: @escaping @Sendable (String, [String]) -> [Term] = { _, _ in [] }
  ) {
    self.game = game
    self.style = style
    self.describer = describer
    self.teaching = teaching
  }
}

extension Narrator {
  /// The same without what a learner hears.
  public var untaught: Narrator {
    var style = style
    style.learner = false
    return Narrator(game, style: style, describer: describer)
  }
}
