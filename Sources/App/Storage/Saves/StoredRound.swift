// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// A round as it was left.
public struct StoredRound: Sendable {
  /// The seconds that a round can have been played.
  static let times = 0...SavedMatch.largestCount

  /// Its ``Match/undoBound`` is to be set anew: it is the player's, not the round's.
  public let match: Match
  /// How long it has been played.
  public let seconds: Int

  public init(match: Match, seconds: Int) {
    self.match = match
    self.seconds = seconds
  }
}

/// A saved round as a menu lists it.
public struct SaveSummary: Hashable, Sendable {
  public let slot: String
  public let seconds: Int
  public let savedAt: Date
  /// Whether another session plays for the player.
  public let isOpenElsewhere: Bool
}
