// SPDX-License-Identifier: GPL-3.0-or-later

/// A piece of a cut picture.
public struct Tile: Hashable, Sendable {
  /// Where it belongs, counted from 0 in reading order.
  public let cell: Int
  /// Points along each side.
  let side: Int
  /// As in a picture.
  let pixels: [UInt8]

  /// Whether nobody could tell the two apart: each may lie in the other's cell.
  public func isSamePixels(as other: Tile) -> Bool {
    side == other.side && pixels == other.pixels
  }

  func colour(_ x: Int, _ y: Int) -> Oklab {
    let point = 3 * (y * side + x)
    return Oklab(red: pixels[point], green: pixels[point + 1], blue: pixels[point + 2])
  }

  /// What ``light(_:)`` is for white.
  static let fullLight = 255_000

  /// How light a pixel is (luma of ITU-R BT.601), the pixels counted in reading order.
  func light(_ pixel: Int) -> Int {
    299 * Int(pixels[3 * pixel]) + 587 * Int(pixels[3 * pixel + 1])
      + 114 * Int(pixels[3 * pixel + 2])
  }
}

/// A side of a piece or of a cell.
public enum Edge: String, CaseIterable, Sendable {
  case top, right, bottom, left

  /// The one it lies against.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    case .left: .right
    }
  }
}
