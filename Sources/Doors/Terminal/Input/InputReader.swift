// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization
import Wakeup

/// Reads what the player types, on a thread of its own, and sets the terminal right at the end.
///
/// One task at a time asks for the inputs. After `.end` or `.hangup` nothing more comes. When the
/// game is slow the reader stops reading rather than fill the memory.
public final class InputReader: Sendable, AsyncSequence {
  private let line: ReaderLine

  /// - Parameters:
  ///   - descriptor: standard input, except in tests.
  ///   - mode: keys are refused, and lines read, where the input is no terminal.
  ///   - catchesSignals: Ctrl-C, Ctrl-Z and the like become inputs; one reader a process may.
  ///   - escapeWait: how long an ESC may be the beginning of a sequence, in milliseconds.
  public init(
    descriptor: Int32 = STDIN_FILENO, mode: InputMode = .lines, catchesSignals: Bool = true,
    escapeWait: Int32 = 50
  ) throws(InputFailure) {
    guard let waker = PollWakeup() else { throw .noDescriptors }
    var signals: SelfPipe?
    if catchesSignals {
      signals = CaughtSignals.pipe(stoppable: isatty(descriptor) == 1)
      guard signals != nil else { throw .noDescriptors }
    }
    line = ReaderLine(
      descriptor: descriptor, waker: waker, signals: signals, escapeWait: escapeWait)
    line.use(mode)
    let thread = Thread { [line] in line.run() }
    thread.name = "input"
    thread.start()
  }

  deinit { close() }

  /// How the player types now.
  public var mode: InputMode { line.mode }

  /// Changes how the player types; in force when it returns. Gives what is in force: lines, where
  /// the input is no terminal or the terminal refuses.
  @discardableResult
  public func use(_ mode: InputMode) -> InputMode { line.use(mode) }

  /// Whether a wish to be gone, the player's or the system's, has come and was not asked for yet. Who
  /// works long between two inputs can end early then.
  public var isLeaveWaiting: Bool { line.queue.unheardLeaves > 0 }

  /// Takes an input from elsewhere, in its turn and whatever the mode; may be called from any
  /// thread. It is lost where the game is so slow that its inputs fill the memory.
  public func add(_ input: TerminalInput) { if !line.queue.isFull { line.queue.add([input]) } }

  /// Stops reading and puts the terminal back as it was found. What was read can still be asked
  /// for. May be called again.
  public func close() { line.close() }

  /// The next input; nil after the last or when the task is cancelled.
  public func next() async -> TerminalInput? { await line.queue.next() }

  /// The next input, or `.elapsed` where none has come by then.
  public func next(until deadline: ContinuousClock.Instant) async -> TerminalInput? {
    await withTaskGroup(of: TerminalInput?.self) { group in
      group.addTask { await self.next() }
      group.addTask {
        try? await Task.sleep(until: deadline, clock: .continuous)
        return .elapsed
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      // What came in the same moment is not lost.
      let second = await group.next() ?? nil
      return first == .elapsed ? second ?? .elapsed : first
    }
  }

  /// The inputs, one after the other. Iterators share them.
  public func makeAsyncIterator() -> Iterator { Iterator(reader: self) }

  /// Asks the reader for one input after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let reader: InputReader

    /// As ``InputReader/next()``.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> TerminalInput? {
      await reader.next()
    }
  }
}

/// Why there can be no reader.
public enum InputFailure: Error, Hashable, Sendable {
  /// The process may not open any more files.
  case noDescriptors
}
