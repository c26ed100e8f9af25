// SPDX-License-Identifier: GPL-3.0-or-later

/// Why there is no talking to the server, or no longer.
enum Loss: Error, Hashable {
  /// Nobody listens, and nobody could be started.
  case nobody
  /// The server has gone in the middle.
  case closed
  /// No reply came in time.
  case silent
  /// What came is not SSIP, or nobody asked for it.
  case nonsense
}
