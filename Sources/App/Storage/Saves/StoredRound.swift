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

/// What taking a slot brought.
public struct Claim: Sendable {
  /// The round to go on with; nil where the slot is empty.
  public let round: StoredRound?
  /// Why a round was set aside; nil as a rule.
  public let notice: Term?
}

/// A saved round as a menu lists it.
public struct SaveSummary: Hashable, Sendable {
  public let slot: String
  public let seconds: Int
  public let savedAt: Date
  /// Whether another running copy plays it.
  public let isOpenElsewhere: Bool
}
