// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// One of the ways in which a presentation reaches a player, or a file.
protocol OutputChannel {
  mutating func present(_ presentation: Presentation)

  /// What could not be presented since this was asked last.
  mutating func takeTroubles() -> [Term]

  /// Waits until the last of it has reached the player, for some seconds at most, and lets go of
  /// devices and files.
  ///
  /// - Returns: What went wrong.
  mutating func finish() async -> [Term]
}

extension OutputChannel {
  mutating func takeTroubles() -> [Term] { [] }
  mutating func finish() async -> [Term] { [] }
}
