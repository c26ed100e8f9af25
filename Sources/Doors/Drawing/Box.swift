// SPDX-License-Identifier: GPL-3.0-or-later

/// A part of a drawing, in its points from the upper left corner.
struct Box: Hashable {
  var x, y, width, height: Int

  var right: Int { x + width }
  var bottom: Int { y + height }
  var middle: Int { x + width / 2 }

  /// The same with its edges so much further in, or out.
  func inset(by distance: Int) -> Box {
    Box(
      x: x + distance, y: y + distance, width: width - 2 * distance,
      height: height - 2 * distance)
  }

  func widened(by distance: Int) -> Box {
    Box(x: x - distance, y: y, width: width + 2 * distance, height: height)
  }

  /// The middle of it, so high.
  func middle(_ height: Int) -> Box {
    Box(x: x, y: y + (self.height - height) / 2, width: width, height: height)
  }

  /// The middle of it, so wide, where it is wider.
  func narrowed(to width: Int) -> Box {
    widened(by: -max(0, self.width - width) / 2)
  }

  /// The upper part.
  func upper(_ height: Int) -> Box { Box(x: x, y: y, width: width, height: height) }

  /// What is below the upper part.
  func below(_ height: Int) -> Box {
    Box(x: x, y: y + height, width: width, height: self.height - height)
  }
}
