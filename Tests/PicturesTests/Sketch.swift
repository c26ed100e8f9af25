// SPDX-License-Identifier: GPL-3.0-or-later

import CTurboJPEG
import Engine

@testable import Pictures

/// Pictures made up for a test.
extension Picture {
  /// - Parameter colour: Red, green and blue of the point at x, y.
  init(painting colour: (Int, Int) -> [UInt8]) {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(3 * Self.side * Self.side)
    for y in 0..<Self.side {
      for x in 0..<Self.side { pixels += colour(x, y) }
    }
    self.init(pixels: pixels)
  }

  init(plain colour: [UInt8]) {
    self.init(pixels: Array(repeating: colour, count: Self.side * Self.side).flatMap(\.self))
  }

  static func noise(seed: UInt64) -> Picture {
    var generator = Generator(seed: seed)
    return Picture(
      pixels: (0..<3 * side * side / 8).flatMap { _ in
        withUnsafeBytes(of: generator.next()) { Array($0) }
      })
  }
}

extension Tile {
  /// - Parameter light: What is white; the rest is black.
  init(side: Int, light: (Int, Int) -> Bool) {
    let pixels = (0..<side * side).flatMap { index in
      [UInt8](repeating: light(index % side, index / side) ? 255 : 0, count: 3)
    }
    self.init(cell: 0, side: side, pixels: pixels)
  }
}

/// JPEG files as a camera or a program writes them.
enum SketchJPEG {
  /// A corner of each colour: red, green, blue, white in reading order.
  static func corners(width: Int, height: Int, progressive: Bool = false) -> [UInt8] {
    let pixels = (0..<width * height).flatMap { index -> [UInt8] in
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      return Corners.colours[(y * 2 / height) * 2 + x * 2 / width]
    }
    return compressed(pixels, width, height, TJPF_RGB, progressive ? TJFLAG_PROGRESSIVE : 0)
  }

  /// One colour in cyan, magenta, yellow and black, 255 for no ink.
  static func ink(_ colour: [UInt8], side: Int) -> [UInt8] {
    let pixels = Array(repeating: colour, count: side * side).flatMap(\.self)
    return compressed(pixels, side, side, TJPF_CMYK, 0)
  }

  /// The same file with an Exif segment that holds nothing but an orientation.
  static func turned(_ file: [UInt8], orientation: UInt8) -> [UInt8] {
    let exif = Array("Exif\0\0".utf8) + Self.exif(orientation)
    let length = UInt16(exif.count + 2)
    return file.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + exif
      + file.dropFirst(2)
  }

  /// A TIFF header and a directory of one entry, high bytes first.
  static func exif(_ orientation: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
      + [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  }

  private static func compressed(
    _ pixels: [UInt8], _ width: Int, _ height: Int, _ format: TJPF, _ flags: Int32
  ) -> [UInt8] {
    let encoder = tjInitCompress()
    defer { tjDestroy(encoder) }
    var file: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    tjCompress2(
      encoder, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &file, &size,
      Int32(TJSAMP_444.rawValue), 95, flags)
    defer { tjFree(file) }
    return Array(UnsafeBufferPointer(start: file, count: Int(size)))
  }
}

/// What is at the corners of a picture, in reading order.
enum Corners {
  static let colours: [[UInt8]] = [[255, 0, 0], [0, 160, 0], [0, 0, 255], [255, 255, 255]]

  static func names(of picture: Picture) -> [Colour] {
    let (near, far) = (Picture.side / 10, Picture.side * 9 / 10)
    let tile = Tile(cell: 0, side: Picture.side, pixels: picture.pixels)
    return [(near, near), (far, near), (near, far), (far, far)].map {
      Colour(tile.colour($0.0, $0.1))
    }
  }
}
