// SPDX-License-Identifier: GPL-3.0-or-later

import CPNG

/// A PNG file, read with libpng.
struct PNGFile {
  /// 90 megabytes while reading.
  static let points = 30_000_000
  /// No camera writes more.
  private static let longestExif = 65_536

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the picture, transparent parts over white.
  func read() throws(PictureFlaw) -> (Raster, Orientation) {
    let sifted = try sifted()
    let (width, height) = (sifted.width, sifted.height)
    guard let pixels = Self.pixels(of: sifted.bytes, count: 3 * width * height) else {
      throw .broken
    }
    return (Raster(width: width, height: height, pixels: pixels), sifted.orientation)
  }

  /// The file as libpng gets it, and what is known of the picture before.
  func sifted() throws(PictureFlaw) -> (
    bytes: [UInt8], width: Int, height: Int, orientation: Orientation
  ) {
    var chunks = PNGChunks(bytes)
    guard let header = chunks.next(), header.kind == .header, header.payload.count == 13 else {
      throw .broken
    }
    let (width, height) = (chunks.number(at: 16), chunks.number(at: 20))
    try Raster.check(width: width, height: height, points: Self.points)
    var orientation: Orientation?
    // What is written beside the picture would be held beside it, too: texts, and what unpacks to much.
    var kept = Array(bytes[..<header.whole.upperBound])
    while let chunk = chunks.next() {
      if chunk.kind == .animation { throw .animated }
      if chunk.kind == .exif, orientation == nil, chunk.payload.count <= Self.longestExif {
        orientation = Orientation(exif: Array("Exif\0\0".utf8) + bytes[chunk.payload])
      }
      if chunk.isNeeded { kept += bytes[chunk.whole] }
    }
    // That pixels are cut short libpng finds; of other chunks it believes the length, and takes memory.
    if chunks.endInPixels { kept += bytes[chunks.end...] }
    return (kept, width, height, orientation ?? .upright)
  }

  private static func pixels(of bytes: [UInt8], count: Int) -> [UInt8]? {
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
    case pixels = 0x4944_4154
    case animation = 0x6163_544C
    case exif = 0x6558_4966
    case gamma = 0x6741_4D41
    case chromaticity = 0x6348_524D
    case sRGB = 0x7352_4742
    case profile = 0x6943_4350
    case transparency = 0x7452_4E53
  }

  struct Chunk {
    let kind: Kind?
    let payload: Range<Int>
    /// With its length, its name and its sum.
    let whole: Range<Int>
    /// Whether a reader has to know it, as its first letter says by being a capital.
    fileprivate let isCritical: Bool

    /// Whether pixels hang on it.
    var isNeeded: Bool {
      switch kind {
      case .gamma, .chromaticity, .sRGB, .profile, .transparency: payload.count <= 1 << 20
      default: isCritical
      }
    }
  }

  private let bytes: [UInt8]
  private var position = 8

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where the chunks that are whole come to an end.
  var end: Int { min(position, bytes.count) }

  /// Whether what is not whole there are pixels.
  var endInPixels: Bool {
    end + 8 <= bytes.count && number(at: end + 4) == Int(Kind.pixels.rawValue)
  }

  mutating func next() -> Chunk? {
    let start = position + 8
    guard start <= bytes.count else { return nil }
    let length = number(at: position)
    guard length <= bytes.count - start - 4 else { return nil }
    let whole = position..<start + length + 4
    position = whole.upperBound
    return Chunk(
      kind: Kind(rawValue: UInt32(truncatingIfNeeded: number(at: start - 4))),
      payload: start..<start + length, whole: whole, isCritical: bytes[start - 4] & 0x20 == 0)
  }

  /// Four bytes, the highest first.
  func number(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
