// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A square picture in 24 bit colour.
public struct Picture: Hashable, Sendable {
  /// Points along each side; both grids divide it.
  public static let side = 480

  /// Red, green and blue of each point, row by row from the top.
  public let pixels: [UInt8]

  /// A number that changes with the pixels, by which a saved game knows its picture again.
  public var digest: UInt64 { Fingerprint(of: pixels).value }

  /// A PNG file; nil if there is no memory for it.
  public var png: [UInt8]? { Canvas(self).png }
}

extension Picture {
  /// Nil where the pixels are not as many as a square has.
  public init?(square pixels: [UInt8]) {
    guard pixels.count == 3 * Self.side * Self.side else { return nil }
    self.init(pixels: pixels)
  }
}
