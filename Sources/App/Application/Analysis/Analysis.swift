// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Solver
import Synchronization

/// Finds out what takes time, on threads that neither speak nor read keys: a bounded number of them
/// for all players, who take turns.
///
/// A player has one question at a time; a new one takes the place of the old one. Whether lost
/// rounds could be won is found out beside that, when there is a thread to spare. What is only
/// prepared has a thread of its own, one for all players.
public final class Analysis: Sendable {
  /// Whoever asks.
  public typealias Player = Int

  private let state = Mutex(AnalysisQueue())
  private let workers: Int
  /// After which, or a little more, a player is told that nothing was found out.
  let patience: Duration

  /// - Parameters:
  ///   - workers: how many threads there are at most. Of two or more, one is left to questions.
  ///   - patience: how long a question may take of somebody who is there and waits.
  public init(workers: Int, patience: Duration = .seconds(20)) {
    self.workers = max(workers, 1)
    self.patience = patience
  }

  /// Makes room for a player, who has to be let go by ``leave(_:)``.
  public func enter() -> Player { state.withLock { $0.newPlayer() } }

  /// Asks in place of what the player asked before.
  ///
  /// - Parameters:
  ///   - patience: after which the answer is that nothing was found out; nil for as long as it takes.
  ///   - isEnding: asked now and then; true gives up.
  ///   - answer: called once, on any thread; with nil where the question was given up.
  public func ask(
    _ subject: AnalysisRequest.Subject, for player: Player, within patience: Duration?,
    isEnding: @escaping @Sendable () -> Bool = { false },
    answer: @escaping @Sendable (AnalysisResult?) -> Void
  ) {
    add(player, .question) { isGivenUp in
      let isCancelled: @Sendable () -> Bool = { isEnding() || isGivenUp() }
      let result = subject.answer(patience, isCancelled: isCancelled)
      answer(isCancelled() ? nil : result)
    } drop: {
      answer(nil)
    }
  }

  /// Finds out what the player may want to know later, in place of what was prepared before.
  ///
  /// - Parameter answer: called once, on any thread; with nil where it was given up.
  public func prepare(
    _ subject: AnalysisRequest.Subject, for player: Player,
    answer: @escaping @Sendable (AnalysisResult?) -> Void
  ) {
    add(player, .preparation) { isGivenUp in
      let result = subject.answer(nil, isCancelled: isGivenUp)
      answer(isGivenUp() ? nil : result)
    } drop: {
      answer(nil)
    }
  }

  private func judge(
    _ match: Match, for player: Player, within limit: Duration?,
    isEnding: @escaping @Sendable () -> Bool,
    answer: @escaping @Sendable (Bool?) -> Void
  ) {
    add(player, .judgement) { _ in
      let effort = Effort(states: Self.statesOfJudgement, isCancelled: isEnding).within(limit)
      answer(match.verdict(within: effort)?.isWinnable)
    } drop: {
      answer(nil)
    }
  }

  /// Waits for the answer to a question, however long that takes; nil where it was given up.
  public func answer(
    _ subject: AnalysisRequest.Subject, for player: Player,
    isEnding: @escaping @Sendable () -> Bool = { false }
  ) async -> AnalysisResult? {
    await withCheckedContinuation { continuation in
      ask(subject, for: player, within: nil, isEnding: isEnding) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Finds out whether the deal of a match could be won, whatever is asked meanwhile.
  ///
  /// - Parameters:
  ///   - limit: after which it is not known; nil where the number of positions alone bounds it.
  ///   - isEnding: asked now and then; true gives up.
  /// - Returns: nil where it is not known.
  public func judgement(
    of match: Match, for player: Player, within limit: Duration?,
    isEnding: @escaping @Sendable () -> Bool = { false }
  ) async -> Bool? {
    await withCheckedContinuation { continuation in
      judge(match, for: player, within: limit, isEnding: isEnding) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Gives up the question that a player asked last, or what is prepared for them.
  func cancel(_ player: Player, _ kind: AnalysisQueue.Job.Kind) {
    let dropped = state.withLock { $0.cancel(player, kind) }
    dropped?.drop()
  }

  /// Gives up all that a player asked but the judgement that is being made, and waits for that.
  public func leave(_ player: Player) async {
    await withCheckedContinuation { continuation in
      let (dropped, isFree) = state.withLock { $0.leave(player, then: continuation) }
      for job in dropped { job.drop() }
      if isFree { continuation.resume() }
    }
  }

  private func add(
    _ player: Player, _ kind: AnalysisQueue.Job.Kind,
    work: @escaping @Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Void,
    drop: @escaping @Sendable () -> Void
  ) {
    let dropped = state.withLock { $0.add(player, kind, work, drop) }
    dropped?.drop()
    begin()
  }

  private func begin() {
    while let job = state.withLock({ $0.begin(workers) }) {
      Thread.detachNewThread { [self] in
        // Whoever plays goes before. On Linux it is the thread alone that gives way.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.niceness)
        job.work { [self] in state.withLock { !$0.isOfUse(job) } }
        state.withLock { $0.end(job) }?.resume()
        begin()
      }
    }
  }

  private static let niceness: Int32 = 10

  /// How many positions the deal of a lost round is worth.
  private static let statesOfJudgement = 1_000_000
}
