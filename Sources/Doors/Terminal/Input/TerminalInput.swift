// SPDX-License-Identifier: GPL-3.0-or-later

/// What comes from the player's side.
public enum TerminalInput: Hashable, Sendable {
  /// A line without its end: no control characters, no escape sequences, cut at
  /// ``LineDecoder/longestLine`` bytes.
  case line(String)
  case key(KeyPress)
  /// A button of a device that is no keyboard, by a name of its own among the names of keys.
  case button(String)
  /// A device has come or gone: the key of the message that says so.
  case news(String)
  /// Ctrl-C, or SIGINT from elsewhere.
  case interrupt
  /// Nothing more will come: end of the script, or Ctrl-D at the beginning of a line.
  case end
  /// The terminal went away, or the system asks the program to end (SIGHUP, SIGTERM): save and
  /// leave without asking anything.
  case hangup
  /// The program runs again after it was stopped (Ctrl-Z and `fg`).
  case resumed
  /// Something elsewhere in the program has news for the player; see ``InputReader/add(_:)``.
  case wake
  /// Nothing came in the time given; see ``InputReader/next(until:)``.
  case elapsed
}

/// How the player types.
public enum InputMode: Hashable, Sendable {
  /// A line, then Enter, with the terminal's own line editing.
  case lines
  /// Each key acts at once and is not echoed.
  case keys
}
