// SPDX-License-Identifier: GPL-3.0-or-later

/// What is to be found out, in whose turn.
struct AnalysisQueue {
  struct Job: Sendable {
    enum Kind: Hashable, Sendable { case question, judgement, preparation }

    /// Told apart by it.
    let number: Int
    let player: Analysis.Player
    let kind: Kind
    let work: @Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Void
    /// Called in place of the work where nobody wants it any more.
    let drop: @Sendable () -> Void
  }

  private struct Key: Hashable {
    let player: Analysis.Player
    let kind: Job.Kind
  }

  private var lastPlayer = 0
  private var lastJob = 0
  /// One a player at most, so that whoever asked first is first, and nobody twice in a row.
  private var questions: [Job] = []
  private var judgements: [Job] = []
  /// One a player at most, too.
  private var preparations: [Job] = []
  private var running: [Job] = []
  /// The questions and preparations that are still of use.
  private var current: [Key: Int] = [:]
  /// Players who wait for the end of what runs for them.
  private var leaving: [Analysis.Player: CheckedContinuation<Void, Never>] = [:]

  mutating func newPlayer() -> Analysis.Player {
    lastPlayer += 1
    return lastPlayer
  }

  /// - Returns: What it took the place of, if that has not begun.
  mutating func add(
    _ player: Analysis.Player, _ kind: Job.Kind,
    _ work: @escaping @Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Void,
    _ drop: @escaping @Sendable () -> Void
  ) -> Job? {
    lastJob += 1
    let job = Job(number: lastJob, player: player, kind: kind, work: work, drop: drop)
    let old = cancel(player, kind)
    switch kind {
    case .question: questions.append(job)
    case .preparation: preparations.append(job)
    case .judgement:
      judgements.append(job)
      return nil
    }
    current[Key(player: player, kind: kind)] = job.number
    return old
  }

  /// - Returns: The player's question or preparation, if that has not begun. Judgements stay.
  mutating func cancel(_ player: Analysis.Player, _ kind: Job.Kind) -> Job? {
    current[Key(player: player, kind: kind)] = nil
    switch kind {
    case .question: return questions.removeFirst { $0.player == player }
    case .preparation: return preparations.removeFirst { $0.player == player }
    case .judgement: return nil
    }
  }

  /// What is to be worked on next; nil where nothing waits or no thread is free.
  mutating func begin(_ workers: Int) -> Job? {
    let busy = running.count { $0.kind != .preparation }
    let judging = running.count { $0.kind == .judgement }
    let job: Job
    if busy < workers, !questions.isEmpty {
      job = questions.removeFirst()
    } else if busy < workers, !judgements.isEmpty, judging < max(workers - 1, 1) {
      job = judgements.removeFirst()
    } else if busy == running.count, !preparations.isEmpty {
      job = preparations.removeFirst()
    } else {
      return nil
    }
    running.append(job)
    return job
  }

  func isOfUse(_ job: Job) -> Bool {
    current[Key(player: job.player, kind: job.kind)] == job.number
  }

  /// - Returns: Who waits for the end of it.
  mutating func end(_ job: Job) -> CheckedContinuation<Void, Never>? {
    running.removeAll { $0.number == job.number }
    if isOfUse(job) { current[Key(player: job.player, kind: job.kind)] = nil }
    guard !running.contains(where: { $0.player == job.player }) else { return nil }
    return leaving.removeValue(forKey: job.player)
  }

  /// - Returns: What is not begun any more, and whether nothing runs for the player; otherwise the
  ///   continuation is kept.
  mutating func leave(
    _ player: Analysis.Player, then continuation: CheckedContinuation<Void, Never>
  ) -> (dropped: [Job], isFree: Bool) {
    var dropped = [cancel(player, .question), cancel(player, .preparation)].compactMap(\.self)
    dropped += judgements.filter { $0.player == player }
    judgements.removeAll { $0.player == player }
    guard running.contains(where: { $0.player == player }) else { return (dropped, true) }
    leaving[player] = continuation
    return (dropped, false)
  }
}

extension Array {
  fileprivate mutating func removeFirst(where isWanted: (Element) -> Bool) -> Element? {
    firstIndex(where: isWanted).map { remove(at: $0) }
  }
}
