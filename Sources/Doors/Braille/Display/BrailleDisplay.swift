// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Foundation
import Synchronization
import Wakeup

/// A braille display, through brltty, on a thread of its own: nothing here waits for it.
///
/// Where brltty is not there, or goes away, it is looked for again and shown what is to be read
/// when it comes.
public final class BrailleDisplay: Sendable {
  /// What comes from the display.
  public enum Event: Hashable, Sendable {
    /// A key that means the same as one of the keyboard, by its name in the settings file.
    case press(String)
    /// A routing key over this entry.
    case choose(Int)
    /// No display answers; told once until one does.
    case absent
  }

  private let line: DisplayThread
  private let done = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - host: where brltty is, as in the variable `BRLAPI_HOST`; nil for what that says.
  ///   - retry: how long to wait before looking for it again.
  ///   - report: told of events, on the display's thread.
  /// - Returns: Nil where the process may not open any more files.
  public init?(
    host: String? = nil, retry: Duration = .seconds(2),
    report: @escaping @Sendable (Event) -> Void
  ) {
    guard let wakeup = PollWakeup() else { return nil }
    line = DisplayThread(host: host, retry: retry, wakeup: wakeup, report: report)
    let thread = Thread { [line, done] in
      line.run()
      done.signal()
    }
    thread.name = "braille"
    thread.start()
  }

  /// Shows passages from their beginning; returns at once.
  public func show(_ passages: [Passage], by translator: Translator) {
    line.show(passages, translator)
  }

  /// Gives the display back; waits for brltty no longer than a fifth of a second.
  public func close() {
    line.close()
    if done.wait(timeout: .now() + .milliseconds(200)) == .success { done.signal() }
  }

  deinit { line.close() }
}
