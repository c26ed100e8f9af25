// SPDX-License-Identifier: GPL-3.0-or-later

/// What is to be found out, in whose turn.
struct AnalysisQueue {
  struct Job: Sendable {
    enum Kind: Hashable, Sendable { case question, judgement }

    /// Told apart by it.
    let number: Int
    let player: Analysis.Player
    let kind: Kind
    let work: @Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Void
    /// Called in place of the work where nobody wants it any more.
    let drop: @Sendable () -> Void
  }

  private var lastPlayer = 0
  private var lastJob = 0
  /// One a player at most, so that whoever asked first is first, and nobody twice in a row.
  private var questions: [Job] = []
  private var judgements: [Job] = []
  private var running: [Job] = []
  /// By player, the question that is still of use.
  private var current: [Analysis.Player: Int] = [:]
  /// Players who wait for the end of what runs for them.
  private var leaving: [Analysis.Player: CheckedContinuation<Void, Never>] = [:]

  mutating func newPlayer() -> Analysis.Player {
    lastPlayer += 1
    return lastPlayer
  }

  /// - Returns: The question whose place it took, if that has not begun.
  mutating func add(
    _ player: Analysis.Player, _ kind: Job.Kind,
    _ work: @escaping @Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Void,
    _ drop: @escaping @Sendable () -> Void
  ) -> Job? {
    lastJob += 1
    let job = Job(number: lastJob, player: player, kind: kind, work: work, drop: drop)
    guard kind == .question else {
      judgements.append(job)
      return nil
    }
    let old = cancel(player)
    questions.append(job)
    current[player] = job.number
    return old
  }

  /// - Returns: The player's question, if that has not begun.
  mutating func cancel(_ player: Analysis.Player) -> Job? {
    current[player] = nil
    return questions.firstIndex { $0.player == player }.map { questions.remove(at: $0) }
  }

  /// What is to be worked on next; nil where nothing waits or no thread is free.
  mutating func begin(_ workers: Int) -> Job? {
    guard running.count < workers else { return nil }
    let judging = running.count { $0.kind == .judgement }
    let job: Job
    if !questions.isEmpty {
      job = questions.removeFirst()
    } else if !judgements.isEmpty, judging < max(workers - 1, 1) {
      job = judgements.removeFirst()
    } else {
      return nil
    }
    running.append(job)
    return job
  }

  func isOfUse(_ job: Job) -> Bool { current[job.player] == job.number }

  /// - Returns: Who waits for the end of it.
  mutating func end(_ job: Job) -> CheckedContinuation<Void, Never>? {
    running.removeAll { $0.number == job.number }
    if isOfUse(job) { current[job.player] = nil }
    guard !running.contains(where: { $0.player == job.player }) else { return nil }
    return leaving.removeValue(forKey: job.player)
  }

  /// - Returns: What is not begun any more, and whether nothing runs for the player; otherwise the
  ///   continuation is kept.
  mutating func leave(
    _ player: Analysis.Player, then continuation: CheckedContinuation<Void, Never>
  ) -> (dropped: [Job], isFree: Bool) {
    var dropped = cancel(player).map { [$0] } ?? []
    dropped += judgements.filter { $0.player == player }
    judgements.removeAll { $0.player == player }
    guard running.contains(where: { $0.player == player }) else { return (dropped, true) }
    leaving[player] = continuation
    return (dropped, false)
  }
}
