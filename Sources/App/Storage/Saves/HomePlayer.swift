// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning

/// The player at home, asked and written for by a caller that may wait.
extension SaveDatabase {
  /// In whose name this copy of the game writes: the lease is there once it has been claimed.
  public var homeAccess: WriteAccess {
    homeLease.withLock { $0 }.map { .exclusive($0) } ?? .shared(.home)
  }

  /// Takes the lease of the player at home, where it is not taken yet, and opens a slot.
  public func claim(
    _ slot: String, takingOver: LeaseTakeover = .ifHolderIsGone
  ) throws(StorageProblem) -> OpenedRound {
    let held = homeLease.withLock { $0 }
    let lease: Lease
    if let held { lease = held } else { lease = try claim(.home, takingOver: takingOver) }
    homeLease.withLock { $0 = lease }
    return try openRound(in: slot, under: lease)
  }

  public func save(
    _ match: Match, seconds: Int, in slot: String, now: Date = Date()
  ) throws(StorageProblem) {
    try save(match, seconds: seconds, in: slot, by: homeAccess, now: now)
  }

  public func clear(_ slot: String) throws(StorageProblem) { try clear(slot, by: homeAccess) }

  public func record(
    _ result: RoundResult, clearing slot: String? = nil, now: Date = Date()
  ) throws(StorageProblem) {
    try record(result, clearing: slot, by: homeAccess, now: now)
  }

  public func judge(_ result: Int64, isWinnable: Bool) throws(StorageProblem) {
    try judge(result, isWinnable: isWinnable, by: homeAccess)
  }

  public func lastFinished(
    of game: String? = nil, difficulty: String? = nil, deal: UInt64? = nil,
    countsGivenUp: Bool = false
  ) throws(StorageProblem) -> RoundResult? {
    try lastFinished(
      ResultFilter(
        game: game, difficulty: difficulty, dealNumber: deal, countsGivenUp: countsGivenUp),
      of: .home)
  }

  public func answered(
    _ item: LearningItem, isRight: Bool, on day: Day
  ) throws(StorageProblem) {
    try answered(item, isRight: isRight, on: day, by: homeAccess)
  }

  /// Nil for a flag that was never set.
  public func flag(_ name: String) throws(StorageProblem) -> String? {
    try flags(of: .home)[name]
  }

  /// Sets a flag; nil removes it.
  public func setFlag(_ name: String, to value: String?) throws(StorageProblem) {
    try setFlag(name, to: value, by: homeAccess)
  }
}
