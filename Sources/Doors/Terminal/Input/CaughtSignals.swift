// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Wakeup

/// The signals that are the player's or the system's word, told through a pipe.
///
/// Signals belong to the process: once caught they stay caught, and one reader at a time may
/// listen. A signal that was ignored when the program started (`nohup`) stays ignored.
enum CaughtSignals {
  /// Catches them, and gives what to poll; nil when the process has no descriptors left.
  static func pipe(stoppable: Bool) -> SelfPipe? {
    guard let signalPipe else { return nil }
    for signal in [SIGINT, SIGTERM, SIGHUP] { catchSignal(signal) }
    if stoppable { for signal in [SIGTSTP, SIGCONT] { catchSignal(signal) } }
    return signalPipe
  }

  /// Stops the process as Ctrl-Z would without us; returns when it goes on.
  static func stop() {
    let wasCaught = setHandler(SIGTSTP, nil)
    // Told to this thread, it takes effect before the next line. Not to the whole group: the
    // terminal has told the others itself.
    raiseUnblocked(SIGTSTP)
    if wasCaught { catchSignal(SIGTSTP) }
  }

  /// Ends the process as the signal would without us.
  static func end(by signal: Int32) {
    setHandler(signal, nil)
    raiseUnblocked(signal)
  }

  /// Threads of Dispatch block signals, and so do those that they start.
  private static func raiseUnblocked(_ signal: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(signal)
  }

  private static func catchSignal(_ signal: Int32) {
    var current = sigaction()
    sigaction(signal, nil, &current)
    let isIgnored = current.__sigaction_handler.sa_handler.map(address) == address(SIG_IGN)
    if signal == SIGCONT || !isIgnored { setHandler(signal) { told($0) } }
  }

  private static func address(_ handler: @convention(c) (Int32) -> Void) -> UInt {
    unsafeBitCast(handler, to: UInt.self)
  }

  /// Nil is the system's own way with the signal. True when a handler was set before.
  @discardableResult
  private static func setHandler(
    _ signal: Int32, _ handler: (@convention(c) (Int32) -> Void)?
  ) -> Bool {
    var action = sigaction()
    var before = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, &before)
    return before.__sigaction_handler.sa_handler != nil
  }
}

/// A handler is given nothing but a number, so the pipe has to be found without being handed on.
private let signalPipe = SelfPipe()

private func told(_ signal: Int32) { signalPipe?.send(UInt8(truncatingIfNeeded: signal)) }
