// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import ServiceLifecycle
import Synchronization

/// Whether players may be sent to this process. The last of its services, so that it is the first to
/// hear of the end: then it is not ready any more, and gives those who ask a moment to find out
/// before the doors close.
public final class Readiness: Service {
  public enum State: String, Sendable { case ready, unreachable, draining }

  private struct Found {
    /// When the database answered last.
    var answered: ContinuousClock.Instant?
    var isAsking = false
    var isDraining = false
    var told: State?
  }

  /// The database is asked so often.
  private static let interval = Duration.seconds(1)
  /// After so long without an answer it counts as not to be reached.
  private static let patience = Duration.seconds(3)

  private let found = Mutex(Found())
  private let farewell: Duration
  private let logger: Logger
  private let isReachable: (@Sendable () async -> Bool)?

  /// - Parameters:
  ///   - farewell: how long the doors stay open after it is told to end.
  ///   - isReachable: asks the database; nil where there is none but the home's.
  public init(
    farewell: Duration, logger: Logger, isReachable: (@Sendable () async -> Bool)? = nil
  ) {
    self.farewell = farewell
    self.logger = logger
    self.isReachable = isReachable
  }

  public var state: State {
    found.withLock { found in
      if found.isDraining { return .draining }
      if isReachable == nil { return .ready }
      return found.answered.map { .now - $0 < Self.patience } ?? false ? .ready : .unreachable
    }
  }

  public func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        self.ask()
        self.tell()
        try? await Task.sleep(for: Self.interval)
      }
    }
    found.withLock { $0.isDraining = true }
    tell()
    try await Task.sleep(for: farewell)
  }

  /// Does not wait for the answer, which may not come for long.
  private func ask() {
    guard let isReachable else { return }
    let isAsking = found.withLock { found in
      defer { found.isAsking = true }
      return found.isAsking
    }
    guard !isAsking else { return }
    Task {
      let isThere = await isReachable()
      found.withLock { found in
        found.isAsking = false
        if isThere { found.answered = .now }
      }
    }
  }

  private func tell() {
    let state = state
    let isNews = found.withLock { found in
      defer { found.told = state }
      return found.told != state
    }
    if isNews { logger.notice("readiness", metadata: ["state": "\(state.rawValue)"]) }
  }
}
