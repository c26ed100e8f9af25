// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization
import Wakeup

/// The thread behind a ``BrailleDisplay`` and what it shares with those who ask.
final class DisplayThread: Sendable {
  private struct State {
    var shown: (passages: [Passage], translator: Translator)?
    /// Something was shown since the thread looked last.
    var isNew = false
    var isClosed = false
  }

  private let state = Mutex(State())
  private let host: String?
  /// In milliseconds.
  private let retry: Int32
  private let wakeup: PollWakeup
  private let report: @Sendable (BrailleDisplay.Event) -> Void

  init(
    host: String?, retry: Duration, wakeup: PollWakeup,
    report: @escaping @Sendable (BrailleDisplay.Event) -> Void
  ) {
    self.host = host
    self.retry = Int32(retry / .milliseconds(1))
    self.wakeup = wakeup
    self.report = report
  }

  func show(_ passages: [Passage], _ translator: Translator) {
    state.withLock { state in
      state.shown = (passages, translator)
      state.isNew = true
    }
    wakeup.wake()
  }

  func close() {
    state.withLock { $0.isClosed = true }
    wakeup.wake()
  }

  private var isClosed: Bool { state.withLock { $0.isClosed } }

  func run() {
    // Writing to a brltty that was killed must not end the program.
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, nil)
    var isTold = false
    while !isClosed {
      if let connection = DisplayConnection(host: host) {
        isTold = false
        serve(connection)
      } else if !isTold {
        // A connection that was lost is no sign of it yet: brltty may be there the next moment.
        report(.absent)
        isTold = true
      }
      rest()
    }
  }

  /// Waits until it is time to look for brltty again; what is to be shown does not hurry it.
  private func rest() {
    let end = ContinuousClock.now + .milliseconds(Int(retry))
    while !isClosed, ContinuousClock.now < end {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      wakeup.wait(or: -1, milliseconds: Int32(max(left, 0)) + 1)
    }
  }

  /// Shows and listens until brltty goes away or the display is given back.
  private func serve(_ connection: DisplayConnection) {
    _ = takeNews()
    var view = Panorama(strip(), width: connection.width)
    guard connection.show(view) else { return }
    while !isClosed {
      if !connection.isChanged { wakeup.wait(or: connection.descriptor, milliseconds: -1) }
      // Keys first: they were pressed over what is still shown.
      let before = view
      var isChanged = false
      incoming: while true {
        switch connection.next() {
        case .nothing: break incoming
        case .lost: return
        case .changed:
          view = Panorama(view.strip, width: connection.width)
          isChanged = true
        case .key(.pan(let pan)): view.pan(pan)
        case .key(.press(let key)): report(.press(key))
        case .key(.route(let cell)): choose(view.target(at: cell))
        }
      }
      if takeNews() { view = Panorama(strip(), width: connection.width) }
      if isChanged || view != before, !connection.show(view) { return }
    }
  }

  private func choose(_ target: Passage.Target?) {
    switch target {
    case .entry(let number): report(.choose(number))
    case .focus: report(.press("enter"))
    case nil: break
    }
  }

  private func takeNews() -> Bool {
    state.withLock { state in
      defer { state.isNew = false }
      return state.isNew
    }
  }

  private func strip() -> Strip {
    guard let (passages, translator) = state.withLock({ $0.shown }) else { return Strip([]) }
    return Strip(passages, by: translator)
  }
}

extension DisplayConnection {
  /// False where brltty has gone away.
  fileprivate func show(_ view: Panorama) -> Bool {
    view.width == 0 || write(view.cells)
  }
}
