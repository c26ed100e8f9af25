// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Foundation
import Synchronization
import Wakeup

/// The gamepads, on a thread of their own. One at a time in a process.
public final class GamepadMonitor: Sendable {
  /// What the gamepads tell.
  public enum News: Hashable, Sendable {
    case pressed(PadButton)
    case connected
    case disconnected
  }

  private let monitor: MonitorThread

  /// Returns at once; what is plugged in already is told as soon as it is found. Where this machine
  /// has no SDL nothing is ever told.
  ///
  /// - Parameter report: called on the thread of the gamepads.
  public init(report: @escaping @Sendable (News) -> Void) {
    monitor = MonitorThread()
    let thread = Thread { [monitor] in monitor.run(report) }
    thread.name = "pads"
    thread.start()
  }

  deinit { monitor.close() }

  /// How many are plugged in, as far as it has been told.
  public var count: Int { monitor.count.load(ordering: .relaxed) }

  /// Shakes the pad that was used last.
  public func rumble(_ cue: HapticCue) { monitor.rumble(cue) }

  /// Lets go of the gamepads. When it returns none shakes, and nothing more is told; it must not be
  /// called by the report. May be called again.
  public func close() {
    monitor.close()
    monitor.ended.wait()
    monitor.ended.signal()
  }
}

extension GamepadMonitor: EffectsObserver {
  public func observe(_ effects: Effects) {
    if let cue = effects.haptics.last { rumble(cue) }
  }
}

/// The thread behind ``GamepadMonitor`` and what it shares with those who ask.
private final class MonitorThread: Sendable {
  let ended = DispatchSemaphore(value: 0)
  let count = Atomic(0)
  private let wakeup = PollWakeup()
  private let state = Mutex((cue: HapticCue?.none, isClosed: false))

  func rumble(_ cue: HapticCue) {
    state.withLock { $0.cue = cue }
    wakeup?.wake()
  }

  func close() {
    state.withLock { $0.isClosed = true }
    wakeup?.wake()
  }

  func run(_ report: (GamepadMonitor.News) -> Void) {
    tell(report)
    ended.signal()
  }

  private func tell(_ report: (GamepadMonitor.News) -> Void) {
    guard let wakeup, let controllers = Controllers() else { return }
    var seat = Seat(controllers, wakeup: wakeup)
    let start = ContinuousClock.now
    while true {
      let (cue, isClosed) = state.withLock { state in
        defer { state.cue = nil }
        return state
      }
      if isClosed { return }
      let now = start.duration(to: .now)
      if let cue { seat.rumble(cue, at: now) }
      let news = seat.turn(at: now)
      count.store(seat.count, ordering: .relaxed)
      for news in news { report(news) }
      seat.wait(at: now)
    }
  }
}
