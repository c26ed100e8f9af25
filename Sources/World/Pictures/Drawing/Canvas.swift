// SPDX-License-Identifier: GPL-3.0-or-later

import CPNG

/// A square to draw on.
struct Canvas {
  let side: Int
  /// Red, green and blue of each point, row by row.
  private(set) var pixels: [UInt8]

  struct Ink {
    let red, green, blue: UInt8

    static let black = Ink(red: 0, green: 0, blue: 0)
    static let white = Ink(red: 255, green: 255, blue: 255)
    static let yellow = Ink(red: 255, green: 255, blue: 0)
  }

  init(side: Int, colour: Ink) {
    self.side = side
    pixels = Array(repeating: 0, count: 3 * side * side)
    fill(x: 0, y: 0, width: side, height: side, with: colour)
  }

  init(_ picture: Picture) {
    side = Picture.side
    pixels = picture.pixels
  }

  init(_ tile: Tile) {
    side = tile.side
    pixels = tile.pixels
  }

  mutating func fill(x: Int, y: Int, width: Int, height: Int, with ink: Ink) {
    let line = Array(repeating: [ink.red, ink.green, ink.blue], count: width).flatMap(\.self)
    for row in y..<y + height { put(line, x: x, y: row) }
  }

  /// Draws a square picture, each point `enlarged` times as wide and high.
  mutating func draw(_ picture: [UInt8], side: Int, x: Int, y: Int, enlarged: Int) {
    for row in 0..<side {
      var line: [UInt8] = []
      line.reserveCapacity(3 * side * enlarged)
      for point in stride(from: 3 * row * side, to: 3 * (row + 1) * side, by: 3) {
        for _ in 0..<enlarged { line += picture[point..<point + 3] }
      }
      for copy in 0..<enlarged { put(line, x: x, y: y + row * enlarged + copy) }
    }
  }

  /// Draws a number in the middle of a square.
  mutating func draw(_ number: Int, x: Int, y: Int, in square: Int, with ink: Ink) {
    let digits = String(number).compactMap(\.wholeNumberValue)
    let dot = square / 18
    let left = x + (square - (digits.count * 6 - 1) * dot) / 2
    let top = y + (square - 7 * dot) / 2
    for (place, digit) in digits.enumerated() {
      for (row, dots) in Self.digits[digit].enumerated() {
        for column in 0..<5 where dots & (0b10000 >> column) != 0 {
          fill(
            x: left + (place * 6 + column) * dot, y: top + row * dot, width: dot, height: dot,
            with: ink)
        }
      }
    }
  }

  /// As a PNG file; nil if there is no memory for it.
  var png: [UInt8]? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (png_uint_32(side), png_uint_32(side))
    image.format = png_uint_32(PNG_FORMAT_RGB)
    defer { png_image_free(&image) }
    var size = 0
    guard png_image_write_to_memory(&image, nil, &size, 0, pixels, 0, nil) != 0 else { return nil }
    var isWritten = false
    let file = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      isWritten =
        png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, pixels, 0, nil) != 0
      filled = isWritten ? size : 0
    }
    return isWritten ? file : nil
  }

  private mutating func put(_ line: [UInt8], x: Int, y: Int) {
    let start = 3 * (y * side + x)
    pixels.replaceSubrange(start..<start + line.count, with: line)
  }

  /// The digits from 0, seven rows of five dots each.
  private static let digits: [[UInt8]] = [
    [0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110],
    [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
    [0b01110, 0b10001, 0b00001, 0b00010, 0b00100, 0b01000, 0b11111],
    [0b11111, 0b00010, 0b00100, 0b00010, 0b00001, 0b10001, 0b01110],
    [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
    [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
    [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
    [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
    [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
    [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
  ]
}
