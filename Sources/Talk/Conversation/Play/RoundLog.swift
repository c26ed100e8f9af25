// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How a round began and went, as far as its match does not tell.
struct RoundLog: Equatable, Codable, Sendable {
  /// What the player is told before the round.
  let remarks: [Term]
  /// Whether it goes on with a match that was left.
  let isResumed: Bool
  /// Whether it is the deal of the day.
  var isDaily = false
  /// The day whose deal of the day it is, whenever it is played; nil for any other deal.
  var boardDay: Int?
  /// The most points made before in such a game; nil where nobody counts them.
  var best: Int?
  var clock: PlayClock
  /// What the last move did, for "what changed".
  var lastChange: [Term] = []
  /// Whether the player has heard that nothing goes any more, on the table as it is or one before it.
  var isDeadEndTold = false
  /// Whether the player has heard that the rest can play itself from the table as it is.
  var isFinishOffered = false
  /// Whether the player has heard in this round what it is about.
  var isObjectiveTold = false
  /// What a learner was wrong about, each thing once.
  private(set) var corrections: [Correction] = []

  init(_ clock: PlayClock, remarks: [Term] = [], isResumed: Bool = false) {
    self.clock = clock
    self.remarks = remarks
    self.isResumed = isResumed
  }

  /// - Returns: False where the piece was set right before.
  mutating func add(_ correction: Correction) -> Bool {
    guard !corrections.contains(where: { $0.piece == correction.piece }) else { return false }
    corrections.append(correction)
    return true
  }
}
