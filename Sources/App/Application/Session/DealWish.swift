// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Solver

/// Which deal of a game is asked for at the start.
public struct DealWish: Sendable {
  /// Nil for that of the day on which it is asked for.
  public let deal: DealSelector?
  /// Nil for that which the player had last.
  public let difficulty: Difficulty?
  /// Whether it may be one that nobody can win.
  public let isAny: Bool
  /// Who wins the deal that is looked for; nil for any.
  public let rating: DealRating?

  public init(
    _ deal: DealSelector? = .next, difficulty: Difficulty? = nil, isAny: Bool = false,
    rating: DealRating? = nil
  ) {
    self.deal = deal
    self.difficulty = difficulty
    self.isAny = isAny
    self.rating = rating
  }

  /// Whether everyone plays it on that day.
  var isDaily: Bool {
    switch deal {
    case .day, nil: true
    case .next, .number: false
    }
  }
}

/// What the round of a game is to be made of.
public enum RoundWish: Sendable {
  case groups(AtlasWish)
  case picture(PuzzleWish)
}

/// What only rounds of groups can be asked for.
public struct AtlasWish: Sendable {
  /// The path of a deck's file; nil for the groups that the deal brings.
  let deck: String?
  /// Nil for as many as the difficulty has.
  let groupCount: Int?
  /// What the round is to be about; nil for whatever the deal brings.
  let theme: ThemeWish?
  /// Nil for that of the player's settings.
  let school: SchoolLevel?

  public init(
    deck: String? = nil, groupCount: Int? = nil, theme: ThemeWish? = nil,
    school: SchoolLevel? = nil
  ) {
    self.school = school
    self.deck = deck
    self.groupCount = groupCount
    self.theme = theme
  }
}

/// What only a puzzle can be asked for.
public struct PuzzleWish: Sendable {
  /// By name or path; nil for the one whose turn it is.
  let picture: String?
  /// Pieces a side; nil for as many as the difficulty has.
  let size: Int?
  let isFromCamera: Bool

  public init(picture: String? = nil, size: Int? = nil, isFromCamera: Bool = false) {
    self.picture = picture
    self.size = size
    self.isFromCamera = isFromCamera
  }
}
