// SPDX-License-Identifier: GPL-3.0-or-later

/// Where something is heard from, seen from a listener who looks ahead.
public struct Direction: Hashable, Sendable {
  /// -1...1, from the far left to the far right.
  public let x: Double
  /// -1...1, from far below to far above.
  public let y: Double

  /// Straight ahead: in both ears alike.
  public static let ahead = Direction(x: 0, y: 0)

  /// Values outside -1...1 are brought to the nearest end.
  public init(x: Double, y: Double) {
    self.x = min(max(x, -1), 1)
    self.y = min(max(y, -1), 1)
  }
}
