// SPDX-License-Identifier: GPL-3.0-or-later

/// A place on a sheet, in millimetres from its upper left corner.
public struct Point: Hashable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// The point a share of the way to another.
  func moved(_ share: Double, towards other: Point) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

/// A rectangle on a sheet, in millimetres.
public struct Frame: Hashable, Sendable {
  public var x, y, width, height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(around middle: Point, width: Double, height: Double) {
    self.init(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  public var right: Double { x + width }
  public var bottom: Double { y + height }

  var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// How far a point lies outside; 0 inside.
  public func distance(to point: Point) -> Double {
    let (across, down) = (
      max(x - point.x, point.x - right, 0), max(y - point.y, point.y - bottom, 0)
    )
    return (across * across + down * down).squareRoot()
  }

  /// How far apart two rectangles are; 0 where they meet.
  public func distance(to other: Frame) -> Double {
    let across = max(other.x - right, x - other.right, 0)
    let down = max(other.y - bottom, y - other.bottom, 0)
    return (across * across + down * down).squareRoot()
  }

  /// The outline, closed.
  var corners: [Point] {
    [
      Point(x: x, y: y), Point(x: right, y: y), Point(x: right, y: bottom),
      Point(x: x, y: bottom), Point(x: x, y: y),
    ]
  }
}
