// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Storage
import Synchronization
import Wakeup

/// Says again and again, on a thread of its own, that this process is there, and hears which players
/// others have taken over from it.
final class Presence: Sendable {
  let holder = UUID().uuidString
  private let address: String
  private let lifetime: Duration
  private let wakeup: PollWakeup?
  private let state = Mutex(State())
  private let leases = NewsListeners()
  private let players = NewsListeners()

  private struct State {
    var isOver = false
    /// Who waits for the end.
    var waiting: CheckedContinuation<Void, Never>?
  }

  /// - Parameters:
  ///   - session: by which this process is there from now on.
  ///   - lifetime: how long it is believed to be there after each time it said so.
  init(_ address: String, _ session: PQSession, lifetime: Duration) throws(StorageProblem) {
    self.address = address
    self.lifetime = lifetime
    wakeup = PollWakeup()
    do { try Self.renew(holder, lifetime, by: session) } catch { throw .init(onServer: error) }
    Thread { [self] in run() }.start()
  }

  /// Something may have become of the lease of a player: at once, since it could have been missed,
  /// and whenever others have taken it over.
  func news(of player: PlayerID) -> AsyncStream<Void> {
    leases.news(of: player)
  }

  /// There may be something to tell a player: at once, and whenever that is said.
  func playerNews(of player: PlayerID) -> AsyncStream<Void> { players.news(of: player) }

  /// Where all processes hear which players there is something to tell.
  static let channel = "aloud-news"

  /// Gives back whatever this process holds, and waits for that.
  func end() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.isOver { state.waiting = continuation }
        return state.isOver
      }
      if isOver { continuation.resume() }
      leave()
    }
  }

  /// Gives back whatever this process holds.
  func leave() {
    state.withLock { $0.isOver = true }
    wakeup?.wake()
  }

  private var isOver: Bool { state.withLock(\.isOver) }

  private func run() {
    while !isOver {
      guard let session = try? PQSession(address) else {
        wait(for: -1, atMost: .seconds(1))
        continue
      }
      try? attend(session)
    }
    if let session = try? PQSession(address) {
      _ = try? session.rows("DELETE FROM holders WHERE id = ?", [holder])
    }
    state.withLock { $0.waiting.take() }?.resume()
  }

  /// Returns at the end, and throws when the connection breaks.
  private func attend(_ session: PQSession) throws {
    try session.run("LISTEN \"\(PostgreSQLLeases.channel(of: holder))\"")
    try session.run("LISTEN \"\(Self.channel)\"")
    // What came before it listened is lost.
    leases.tell { _ in true }
    players.tell { _ in true }
    while !isOver {
      try Self.renew(holder, lifetime, by: session)
      wait(for: session.descriptor)
      let notices = session.notices()
      let told = Set(notices.filter { $0.channel == Self.channel }.map(\.text))
      let taken = Set(notices.filter { $0.channel != Self.channel }.map(\.text))
      leases.tell { taken.contains($0.rawValue) }
      players.tell { told.contains($0.rawValue) }
    }
  }

  /// Until there is something to hear, or it is time to say that this process is there.
  private func wait(for descriptor: Int32, atMost limit: Duration? = nil) {
    let pause = min(lifetime / 4, limit ?? lifetime)
    let milliseconds = pause / .milliseconds(1)
    if let wakeup {
      wakeup.wait(or: descriptor, milliseconds: Int32(milliseconds))
    } else {
      usleep(UInt32(milliseconds * 1_000))
    }
  }

  private static func renew(
    _ holder: String, _ lifetime: Duration, by session: PQSession
  ) throws(ServerRefusal) {
    _ = try session.rows(
      """
      INSERT INTO holders (id, expires)
        VALUES (?, clock_timestamp() + make_interval(secs => ?))
        ON CONFLICT (id) DO UPDATE SET expires = excluded.expires
      """, [holder, lifetime / .seconds(1)])
  }
}
