// SPDX-License-Identifier: GPL-3.0-or-later

/// A stick as four buttons.
struct Stick: Hashable, Sendable {
  /// How far it has to go to count, and how far back not to count any more: a worn stick rests
  /// beside its centre, and one that is held trembles.
  static let engaging = 0.5
  static let releasing = 0.35
  /// How much further another direction has to be pushed to take the place of the first.
  private static let turning = 0.15

  enum Direction: Hashable, Sendable { case up, down, left, right }

  private var x = 0.0
  private var y = 0.0
  private(set) var direction: Direction?

  mutating func move(x: Double? = nil, y: Double? = nil) {
    self.x = x ?? self.x
    self.y = y ?? self.y
    direction = found
  }

  private var found: Direction? {
    let strongest: Direction =
      abs(x) > abs(y) ? x < 0 ? .left : .right : y < 0 ? .up : .down
    if let direction, reach(direction) >= Self.releasing,
      reach(strongest) < reach(direction) + Self.turning
    {
      return direction
    }
    return reach(strongest) >= Self.engaging ? strongest : nil
  }

  private func reach(_ direction: Direction) -> Double {
    switch direction {
    case .up: -y
    case .down: y
    case .left: -x
    case .right: x
    }
  }
}
