// SPDX-License-Identifier: GPL-3.0-or-later

/// The positions of a round and the steps between them, as far as a search has to know them.
protocol SearchSpace {
  associatedtype Position
  associatedtype Step: Hashable

  var start: Position { get }

  func isWon(_ position: Position) -> Bool

  /// Whether it shows at a glance that a position cannot be won.
  func isDead(_ position: Position) -> Bool

  /// A number that no two positions have in common, as far as 63 bits allow.
  func hash(of position: Position) -> UInt64

  /// Appends the steps from a position, the best last.
  func addSteps(of position: Position, to steps: inout [Step])

  func position(after step: Step, _ position: Position) -> Position
}

extension SearchSpace {
  func isDead(_ position: Position) -> Bool { false }
}
