// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Who waits to hear of players.
public final class NewsListeners: Sendable {
  private struct State {
    var lastID = 0
    var listeners: [Int: Listener] = [:]
  }

  private struct Listener {
    let player: PlayerID
    let news: AsyncStream<Void>.Continuation
  }

  private let state = Mutex(State())

  public init() {}

  /// Comes at once, since something could have been missed, and whenever there is news of a player.
  public func news(of player: PlayerID) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state in
      state.lastID += 1
      state.listeners[state.lastID] = Listener(player: player, news: continuation)
      return state.lastID
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[id] = nil }
    }
    continuation.yield()
    return stream
  }

  public func tell(_ isConcerned: (PlayerID) -> Bool) {
    let concerned = state.withLock { $0.listeners.values.filter { isConcerned($0.player) } }
    for listener in concerned { listener.news.yield() }
  }
}
