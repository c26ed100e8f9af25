// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization
import Wakeup

/// The thread behind an ``InputReader`` and what it shares with those who ask.
final class ReaderLine: Sendable {
  let queue: InputQueue
  private let descriptor: Int32
  private let waker: PollWakeup
  private let signals: SelfPipe?
  private let escapeWait: Int32
  private let terminal: Mutex<TerminalMode>
  /// As it was in the beginning: one that went away no longer says so.
  private let isTerminal: Bool
  private let isClosed = Atomic(false)

  /// In milliseconds; see ``KeyDecoder/Pending/sequence``.
  private static let sequenceWait: Int32 = 500
  /// How long a game that is told to end may not hear it, as one whose output nobody takes.
  private static let unheard = Duration.seconds(1.5)
  /// How long it may take to end once it has heard.
  private static let leaving = Duration.seconds(8)

  init(descriptor: Int32, waker: PollWakeup, signals: SelfPipe?, escapeWait: Int32) {
    self.descriptor = descriptor
    self.waker = waker
    self.signals = signals
    self.escapeWait = escapeWait
    terminal = Mutex(TerminalMode(descriptor: descriptor))
    isTerminal = isatty(descriptor) == 1
    queue = InputQueue { waker.wake() }
  }

  var mode: InputMode { terminal.withLock { $0.isRaw ? .keys : .lines } }

  @discardableResult
  func use(_ mode: InputMode) -> InputMode {
    defer { waker.wake() }
    return terminal.withLock { terminal in
      switch mode {
      case .lines: terminal.leaveKeys(keepingTyped: true)
      case .keys where isTerminal && !isClosed.load(ordering: .relaxed):
        _ = terminal.enterKeys()
      case .keys: break
      }
      return terminal.isRaw ? .keys : .lines
    }
  }

  func close() {
    isClosed.store(true, ordering: .relaxed)
    terminal.withLock { $0.leaveKeys(keepingTyped: false) }
    queue.finish()
    waker.wake()
  }

  func run() {
    var decoder = InputDecoder()
    var isReading = true
    var leave: Leave?
    while !isClosed.load(ordering: .relaxed) {
      let ready = wait(for: decoder.pending, isReading: isReading, until: leave?.deadline)
      queue.add(decoder.use(mode))
      if let leave, leave.deadline <= .now { end(leave) }
      if ready == .time { queue.add(decoder.settle()) }
      // What was typed before Ctrl-C is told before it, but input without end holds nothing up.
      if ready.contains(.bytes) { isReading = readBytes(&decoder) }
      if ready.contains(.signals), let signal = tell() {
        isReading = false
        leave = leave ?? Leave(signal: signal, start: .now, deadline: .now + Self.unheard)
      }
      if let told = leave, queue.unheardLeaves == 0 {
        leave?.deadline = told.start + Self.leaving
      }
      guard !isReading else { continue }
      queue.finish()
      // Signals are still listened to while the game ends, lest it can no longer be stopped.
      if signals == nil { return }
    }
  }

  private struct Ready: OptionSet {
    let rawValue: Int
    static let bytes = Ready(rawValue: 1)
    static let signals = Ready(rawValue: 2)
    static let time = Ready(rawValue: 4)
  }

  /// A wish of the system's to end the program, which is kept to whatever the game does.
  private struct Leave {
    let signal: Int32
    let start: ContinuousClock.Instant
    var deadline: ContinuousClock.Instant
  }

  /// Polls until there is something to do. Bytes wait in the terminal while the queue is full.
  private func wait(
    for pending: KeyDecoder.Pending, isReading: Bool, until deadline: ContinuousClock.Instant?
  ) -> Ready {
    var polled = [
      pollfd(fd: isReading && !queue.isFull ? descriptor : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals?.reading ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: waker.reading, events: Int16(POLLIN), revents: 0),
    ]
    // How far a wish to leave has come is looked at again and again.
    let patience: Int32 =
      switch pending {
      case .escape: escapeWait
      case _ where deadline != nil: 100
      case .nothing: -1
      case .sequence: Self.sequenceWait
      }
    let count = poll(&polled, nfds_t(polled.count), patience)
    if count == 0 { return .time }
    guard count > 0 else { return [] }
    if polled[2].revents != 0 { waker.clear() }
    return (polled[0].revents != 0 ? Ready.bytes : []).union(
      polled[1].revents != 0 ? Ready.signals : [])
  }

  /// Whether there may be more to read.
  private func readBytes(_ decoder: inout InputDecoder) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 {
      queue.add(decoder.take(bytes[..<count]))
      return true
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    queue.add(decoder.finish() + [isGone(count < 0 ? errno : 0) ? .hangup : .end])
    return false
  }

  /// A terminal that went away answers with an error first and with an end like Ctrl-D later.
  private func isGone(_ code: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: 0, revents: 0)
    return isTerminal
      && (code == EIO || poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLHUP) != 0)
  }

  /// - Returns: the signal after which the player can say nothing more; nil where none came.
  private func tell() -> Int32? {
    var last: Int32?
    for byte in signals?.receive() ?? [] {
      switch Int32(byte) {
      case SIGTSTP: stop()
      case SIGCONT: resume()
      case SIGINT: leave(by: SIGINT, .interrupt)
      case let signal:
        leave(by: signal, .hangup)
        last = signal
      }
    }
    return last
  }

  /// A game that has not heard the player twice is stuck: the third time ends it. Not so when the
  /// terminal goes away, which several may tell at once while the game saves.
  private func leave(by signal: Int32, _ input: TerminalInput) {
    if signal == SIGTERM, queue.unheardLeaves == 0 { return queue.leave(input) }
    if signal == SIGHUP || queue.unheardLeaves < 2 { return queue.add([input]) }
    end(by: signal)
  }

  private func end(by signal: Int32) {
    terminal.withLock { $0.leaveKeys(keepingTyped: false) }
    CaughtSignals.end(by: signal)
  }

  /// Ends a game that is stuck; what it has told is kept already.
  private func end(_ leave: Leave) { end(by: leave.signal) }

  private func stop() {
    terminal.withLock { terminal in
      let wasRaw = terminal.isRaw
      terminal.leaveKeys(keepingTyped: false)
      CaughtSignals.stop()
      if wasRaw { _ = terminal.enterKeys() }
    }
  }

  /// The shell may have changed the terminal in between.
  private func resume() {
    terminal.withLock { if $0.isRaw { _ = $0.enterKeys() } }
    queue.add([.resumed])
  }
}
