// SPDX-License-Identifier: GPL-3.0-or-later

import CPNG

/// A PNG file, read with libpng.
struct PNGFile {
  /// 150 megabytes while reading.
  static let points = 50_000_000

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the picture, transparent parts over white.
  func read() throws(PictureFlaw) -> (Raster, Orientation) {
    var chunks = PNGChunks(bytes)
    guard let header = chunks.next(), header.kind == .header, header.payload.count == 13 else {
      throw .broken
    }
    let (width, height) = (chunks.number(at: 16), chunks.number(at: 20))
    try Raster.check(width: width, height: height, points: Self.points)
    var orientation = Orientation.upright
    while let chunk = chunks.next() {
      if chunk.kind == .animation { throw .animated }
      if chunk.kind == .exif {
        orientation = Orientation(exif: Array("Exif\0\0".utf8) + bytes[chunk.payload])
      }
    }
    guard let pixels = pixels(count: 3 * width * height) else { throw .broken }
    return (Raster(width: width, height: height, pixels: pixels), orientation)
  }

  private func pixels(count: Int) -> [UInt8]? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return bytes.withUnsafeBytes { file -> [UInt8]? in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        return nil
      }
      image.format = png_uint_32(PNG_FORMAT_RGB)
      var white = png_color(red: 255, green: 255, blue: 255)
      var isWhole = false
      let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        isWhole = png_image_finish_read(&image, &white, buffer.baseAddress, 0, nil) != 0
        filled = isWhole ? count : 0
      }
      return isWhole ? pixels : nil
    }
  }
}

/// The chunks of a PNG file, as far as their lengths are sound.
struct PNGChunks: IteratorProtocol {
  /// The kinds that matter before libpng reads the file.
  enum Kind: UInt32 {
    case header = 0x4948_4452
    case animation = 0x6163_544C
    case exif = 0x6558_4966
  }

  private let bytes: [UInt8]
  private var position = 8

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (kind: Kind?, payload: Range<Int>)? {
    let start = position + 8
    guard start <= bytes.count else { return nil }
    let length = number(at: position)
    guard length <= bytes.count - start else { return nil }
    position = start + length + 4
    let kind = Kind(rawValue: UInt32(truncatingIfNeeded: number(at: start - 4)))
    return (kind, start..<start + length)
  }

  /// Four bytes, the highest first.
  func number(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
