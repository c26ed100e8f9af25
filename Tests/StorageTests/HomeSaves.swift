// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB
import Learning
import StoreTestSupport

@testable import Storage

/// What the player at home keeps, asked and written without a store above it.
final class HomeSaves {
  let queue: DatabaseQueue
  private let database: SaveDatabase
  private var lease: Lease?

  init(_ connection: SQLiteFile) {
    queue = connection.queue
    database = SaveDatabase(connection: connection, games: games)
  }

  /// The lease is there once a slot has been claimed.
  private var access: WriteAccess { lease.map { .exclusive($0) } ?? .shared(.home) }

  func claim(
    _ slot: String, takingOver: LeaseTakeover = .ifHolderIsGone
  ) throws(StorageProblem) -> OpenedRound {
    let lease: Lease
    if let held = self.lease {
      lease = held
    } else {
      lease = try database.claim(.home, takingOver: takingOver)
    }
    self.lease = lease
    return try database.openRound(in: slot, under: lease)
  }

  /// Gives the lease back and closes the file.
  func close() throws {
    if let lease { try database.release(lease) }
    try queue.close()
  }

  func save(
    _ match: Match, seconds: Int, in slot: String, now: Date = Date()
  ) throws(StorageProblem) {
    try database.save(match, seconds: seconds, in: slot, by: access, now: now)
  }

  func clear(_ slot: String) throws(StorageProblem) { try database.clear(slot, by: access) }

  func record(_ result: RoundResult, clearing slot: String? = nil) throws(StorageProblem) {
    try database.record(result, clearing: slot, by: access, now: Date())
  }

  func answered(_ item: LearningItem, isRight: Bool, on day: Day) throws(StorageProblem) {
    try database.answered(item, isRight: isRight, on: day, by: access)
  }

  /// Nil for a flag that was never set.
  func flag(_ name: String) throws(StorageProblem) -> String? {
    try database.flags(of: .home)[name]
  }

  func saves() throws(StorageProblem) -> [SaveSummary] { try database.saves(of: .home) }
  func tallies() throws(StorageProblem) -> [Tally] { try database.tallies(of: .home) }

  func memoryStates() throws(StorageProblem) -> [LearningItem: MemoryState] {
    try database.memoryStates(of: .home)
  }

  func answerLog(of player: PlayerID = .home) throws(StorageProblem) -> [LoggedAnswers] {
    try database.answerLog(of: player)
  }

  func lastFinished(
    of game: String? = nil, countsGivenUp: Bool = false
  ) throws(StorageProblem) -> RoundResult? {
    try database.lastFinished(ResultFilter(game: game, countsGivenUp: countsGivenUp), of: .home)
  }

  /// The statistics of a game that was played at one difficulty at most.
  func statistics(of game: String) throws(StorageProblem) -> Statistics {
    try tallies().first { $0.game == game }?.statistics ?? Statistics()
  }
}
