// SPDX-License-Identifier: GPL-3.0-or-later

/// Bytes to inputs, in whichever way the player types at the moment.
struct InputDecoder {
  private var mode = InputMode.lines
  private var lines = LineDecoder()
  private var keys = KeyDecoder()

  /// What key presses wait for; a line simply waits.
  var pending: KeyDecoder.Pending { mode == .keys ? keys.pending : .nothing }

  /// What the change of mode completes.
  mutating func use(_ mode: InputMode) -> [TerminalInput] {
    guard mode != self.mode else { return [] }
    defer { self.mode = mode }
    lines = LineDecoder()
    return settle()
  }

  mutating func take(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    switch mode {
    case .lines: lines.take(bytes).map(TerminalInput.line)
    case .keys: keys.take(bytes).map(TerminalInput.key)
    }
  }

  /// Time has passed.
  mutating func settle() -> [TerminalInput] { keys.settle().map(TerminalInput.key) }

  /// What the end of the input completes.
  mutating func finish() -> [TerminalInput] {
    settle() + (lines.finish().map { [.line($0)] } ?? [])
  }
}
