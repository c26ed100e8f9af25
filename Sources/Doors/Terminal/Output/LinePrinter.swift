// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization

/// Prints whole lines and, while the player types one, its echo: no bare CR, and ESC only around a
/// coloured line. Lines are never wrapped; that is for the terminal or the braille display.
///
/// Lines printed by several tasks never mix.
public final class LinePrinter: Sendable {
  private struct State {
    var output: LineWriter
    var transcript: LineWriter?
    var transcriptFailure: WriteFailure?
  }

  private let state: Mutex<State>
  private let isColoured: Bool
  private let isTerminal: Bool

  /// - Parameters:
  ///   - descriptor: standard output, except in tests.
  ///   - isTerminal: whether lines are laid out by it; nil to find out.
  ///   - transcript: a file that what is printed is added to; made where there is none.
  /// - Throws: when the transcript cannot be opened.
  public init(
    descriptor: Int32 = STDOUT_FILENO, isColoured: Bool = false, isTerminal: Bool? = nil,
    transcript: String? = nil
  ) throws(WriteFailure) {
    self.isColoured = isColoured
    self.isTerminal = isTerminal ?? (isatty(descriptor) == 1)
    var state = State(output: LineWriter(descriptor: descriptor))
    if let transcript {
      // Without waiting, since a named pipe that nobody reads would hold up the game.
      let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
      let opened = open(transcript, flags, 0o600)
      guard opened >= 0 else { throw WriteFailure(code: errno) }
      state.transcript = LineWriter(descriptor: opened)
    }
    self.state = Mutex(state)
  }

  deinit {
    state.withLock { state in
      if let transcript = state.transcript { _ = close(transcript.descriptor) }
    }
  }

  /// Prints a line; see ``PlainText`` for what is left out of it.
  public func print(_ text: String, _ colour: TextColour? = nil) throws(WriteFailure) {
    try print([ColouredText(text, colour)])
  }

  /// Prints a line that is not all of one colour.
  ///
  /// - Parameter isRightToLeft: whether it is of a language that is written so: a terminal goes by
  ///   the first letter, which a mark stands in for where that is of another script.
  public func print(
    _ parts: [ColouredText], isRightToLeft: Bool = false
  ) throws(WriteFailure) {
    let plain = parts.map { ColouredText(PlainText.line($0.text), $0.colour) }
    let line = plain.map(\.text).joined()
    let mark = isTerminal && isRightToLeft && !line.beginsRightToLeft ? "\u{200F}" : ""
    let painted = mark + (isColoured ? plain.map(\.painted).joined() : line)
    try state.withLock { state throws(WriteFailure) in
      Self.add(line, to: &state)
      try state.output.write(painted)
    }
  }

  /// Writes whole lines as they are, for another program to read; the transcript gets none.
  public func write(_ text: String) throws(WriteFailure) {
    try state.withLock { state throws(WriteFailure) in try state.output.put(text) }
  }

  /// Shows what is being typed, which is no line yet; the next line begins below it.
  public func echo(_ text: String) throws(WriteFailure) {
    try state.withLock { state throws(WriteFailure) in try state.output.begin(text) }
  }

  /// Adds a line to the transcript alone: what the player typed.
  public func note(_ text: String) {
    let line = PlainText.line(text)
    state.withLock { Self.add(line, to: &$0) }
  }

  /// Why the transcript broke off, told once; nil when it did not. Nothing more is added to a
  /// transcript that broke off, and lines are printed as before.
  public func takeTranscriptFailure() -> WriteFailure? {
    state.withLock { state in
      defer { state.transcriptFailure = nil }
      return state.transcriptFailure
    }
  }

  private static func add(_ line: String, to state: inout State) {
    do throws(WriteFailure) {
      try state.transcript?.write(line)
    } catch {
      state.transcriptFailure = error
      if let broken = state.transcript { _ = close(broken.descriptor) }
      state.transcript = nil
    }
  }
}
