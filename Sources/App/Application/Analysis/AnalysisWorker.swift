// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Dispatch
import Engine
import Solver
import Synchronization

/// Finds out what takes time, on threads that neither speak nor read keys: one for what the player
/// asks, one for what is noted of rounds that were lost. A script waits for its answers instead.
final class AnalysisWorker: Sendable {
  /// What came out.
  enum Found: Sendable {
    case answer(AnalysisResult, to: Int)
    /// Whether a deal that was lost could be won; said only where it is known.
    ///
    /// - The number is that of the result.
    case judgement(Int64, isWinnable: Bool)
  }

  private struct State {
    /// The question that is still of use; nil for none.
    var current: Int?
    var isFinishing = false
    var found: [Found] = []
  }

  private let isScript: Bool
  /// Whether the program is to end, which nobody else finds out while a script waits for an answer.
  private let isEnding: @Sendable () -> Bool
  private let state = Mutex(State())
  private let asking = DispatchQueue(label: "aloud.asking", qos: .utility)
  private let judging = DispatchQueue(label: "aloud.judging", qos: .background)
  /// Rung, on another thread, when something came out.
  private let notify: @Sendable () -> Void

  init(
    isScript: Bool, isEnding: @escaping @Sendable () -> Bool, notify: @escaping @Sendable () -> Void
  ) {
    self.isScript = isScript
    self.isEnding = isEnding
    self.notify = notify
  }

  /// - Returns: What has come out by now: for a script, the answer.
  func ask(_ request: AnalysisRequest) -> [Found] {
    state.withLock { $0.current = request.id }
    run(on: asking) { analysisWorker in
      let isCancelled: @Sendable () -> Bool = {
        analysisWorker.isEnding() || analysisWorker.state.withLock { $0.current != request.id }
      }
      let result = request.subject.answer(
        analysisWorker.isScript ? nil : Self.patience, isCancelled: isCancelled)
      return isCancelled() ? nil : .answer(result, to: request.id)
    }
    return isScript ? take() : []
  }

  /// Gives up what was asked last.
  func stop() { state.withLock { $0.current = nil } }

  /// Finds out whether the deal of a match could be won, whatever is asked meanwhile.
  ///
  /// - Parameter result: what the match was recorded as.
  /// - Returns: What has come out by now.
  func judge(_ match: Match, recordedAs result: Int64) -> [Found] {
    run(on: judging) { analysisWorker in
      guard analysisWorker.state.withLock({ !$0.isFinishing }) else { return nil }
      let verdict = match.verdict(
        within: analysisWorker.isScript
          ? Effort(states: Self.statesOfJudgement, isCancelled: analysisWorker.isEnding)
          : Effort(states: Self.statesOfJudgement).within(Self.timeOfJudgement))
      return verdict?.isWinnable.map { .judgement(result, isWinnable: $0) }
    }
    return isScript ? take() : []
  }

  /// Waits for the judgement that is being made, and gives up the rest.
  ///
  /// - Returns: The judgements that were not taken yet: the player hears no answer any more.
  func finish() -> [Found] {
    state.withLock { ($0.current, $0.isFinishing) = (nil, true) }
    asking.sync {}
    judging.sync {}
    return take().filter { if case .judgement = $0 { true } else { false } }
  }

  /// What has come out since this was asked last.
  func take() -> [Found] {
    state.withLock { state in
      defer { state.found = [] }
      return state.found
    }
  }

  private func run(
    on queue: DispatchQueue, _ work: @escaping @Sendable (AnalysisWorker) -> Found?
  ) {
    let think: @Sendable () -> Void = { [self] in
      guard let found = work(self) else { return }
      state.withLock { $0.found.append(found) }
      notify()
    }
    isScript ? think() : queue.async(execute: think)
  }

  /// After which, or a little more, a player is told that nothing was found out.
  private static let patience = Duration.seconds(20)

  /// How many positions the deal of a lost round is worth, and how much time, as the program does
  /// not end before.
  private static let statesOfJudgement = 1_000_000
  private static let timeOfJudgement = Duration.seconds(2)
}
