// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What is picked, what was offered under numbers, and the place that is being named by keys.
struct Pick: Equatable, Codable, Sendable {
  /// The piece that waits for its target, or those that are gathered, in the order in which they
  /// were.
  private(set) var pieces: [Piece] = []
  /// What can be picked as a whole by its number, since it was read out for the table as it is.
  private(set) var listed: [Choice] = []
  var entry = PlaceEntry()
  /// The move that was gone to last among those there are, which Enter plays.
  var walked: Move?
  /// Whether a place has just refused what is in hand: to name its own place then is to begin anew.
  var isRefused = false

  /// As many choices have a number of their own.
  static let numberedChoices = 9

  mutating func take(_ piece: Piece) { (pieces, isRefused) = ([piece], false) }
  mutating func add(_ piece: Piece) { pieces.append(piece) }
  mutating func clear() { (pieces, isRefused) = ([], false) }

  /// Gives up the piece that was picked last, where it is not the only one.
  mutating func dropLast() -> Piece? { pieces.count > 1 ? pieces.popLast() : nil }

  /// Takes note of what was read out under numbers: the best of each kind.
  mutating func note(_ choices: Choices) {
    listed = Array(choices.groups.compactMap(\.list.first).prefix(Self.numberedChoices))
  }

  /// The table has changed: what was read out or walked to is so no longer.
  mutating func forgetTable() { (listed, walked) = ([], nil) }
}
