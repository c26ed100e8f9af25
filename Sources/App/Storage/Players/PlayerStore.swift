// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Preferences

/// What players keep: rounds, results, what they remember, settings, words, groups.
///
/// Whoever plays claims a lease first and writes under it. Reading takes no lease.
public protocol PlayerStore: Sendable {
  /// Why nothing of it outlasts the program; nil where everything does.
  var unkeptReason: Term? { get }

  /// Whether what was kept before is there: not where it could not be read.
  var isWhole: Bool { get }

  /// Makes a session the one whose writes count.
  ///
  /// - Throws: ``StorageProblem/openElsewhere`` where another has the lease and keeps it.
  func claim(
    _ player: PlayerID, takingOver: LeaseTakeover
  ) async throws(StorageProblem) -> Lease

  /// Gives a lease back; nothing can be written under it any more.
  func release(_ lease: Lease) async throws(StorageProblem)

  /// Waits until another session has taken over a lease.
  ///
  /// - Returns: whether that came; not where nobody can tell, or the task is cancelled.
  func isTakenOver(_ lease: Lease) async -> Bool

  /// Writes a change. Changes that one task awaits one by one are written in that order.
  ///
  /// - Throws: ``StorageProblem/notHeld`` where another session has taken over the lease, or where
  ///   a round is to be written without one.
  func write(_ change: PlayerChange, by access: WriteAccess) async throws(StorageProblem)

  /// The rounds in some slots, the one saved last first. One that cannot be read or does not replay
  /// is set aside, kept but not offered again.
  func openRounds(
    in slots: [String], under lease: Lease
  ) async throws(StorageProblem) -> OpenedRounds

  /// The slots with a round in them, the latest saved first.
  func saves(of player: PlayerID) async throws(StorageProblem) -> [SaveSummary]

  /// The round of a slot, whoever plays it; nil where none can be read.
  func round(in slot: String, of player: PlayerID) async throws(StorageProblem) -> StoredRound?

  func flags(of player: PlayerID) async throws(StorageProblem) -> [String: String]

  /// Every game and difficulty there are results of, in alphabetical order.
  func tallies(of player: PlayerID) async throws(StorageProblem) -> [Tally]

  /// The round that was played to its end last.
  func lastFinished(
    _ filter: ResultFilter, of player: PlayerID
  ) async throws(StorageProblem) -> RoundResult?

  /// The number of the result that was recorded last of the deal that a result is of; nil where there
  /// is none.
  func latestResult(
    ofDealOf result: RoundResult, of player: PlayerID
  ) async throws(StorageProblem) -> Int64?

  /// What the last rounds of a game were made of, the latest round first.
  func recentIngredients(
    of game: String, rounds: Int, of player: PlayerID
  ) async throws(StorageProblem) -> [[String]]

  func memoryStates(
    of player: PlayerID
  ) async throws(StorageProblem) -> [LearningItem: MemoryState]

  /// What was answered and when it was played.
  func diary(of player: PlayerID) async throws(StorageProblem) -> Diary

  /// The settings, with what is wrong with their file. What cannot be read stays as it comes.
  func settings(of player: PlayerID) async -> KeptSettings

  /// The player's own words, with what is wrong with their file.
  func respellings(of player: PlayerID) async -> KeptWords

  func documents(
    of player: PlayerID, _ kind: PlayerDocument.Kind
  ) async throws(StorageProblem) -> [PlayerDocument]
}

extension PlayerStore {
  public var unkeptReason: Term? { nil }
  public var isWhole: Bool { true }
  public func isTakenOver(_ lease: Lease) async -> Bool { false }
}

/// Which results are meant; nil stands for any.
public struct ResultFilter: Hashable, Sendable {
  public let game: String?
  public let difficulty: String?
  public let dealNumber: UInt64?
  /// Whether rounds are meant, too, that were given up.
  public let countsGivenUp: Bool

  public init(
    game: String? = nil, difficulty: String? = nil, dealNumber: UInt64? = nil,
    countsGivenUp: Bool = false
  ) {
    self.game = game
    self.difficulty = difficulty
    self.dealNumber = dealNumber
    self.countsGivenUp = countsGivenUp
  }
}

/// What a player did, day by day.
public struct Diary: Sendable {
  public let answers: [LoggedAnswers]
  /// When rounds ended.
  public let roundEnds: [Date]
}

/// The rounds that a session goes on with.
public struct OpenedRounds: Sendable {
  /// By their slots, the one saved last first.
  public let rounds: [(slot: String, round: StoredRound)]
  /// Why rounds were set aside; empty as a rule.
  public let notices: [Term]
}

/// Settings as they were kept, and what is wrong with their file.
public struct KeptSettings: Sendable {
  public let settings: Settings
  public let complaint: Term?
}

/// The player's own words as they were kept, and what is wrong with their file.
public struct KeptWords: Sendable {
  public let words: [Respelling]
  public let complaint: Term?
}
