// SPDX-License-Identifier: GPL-3.0-or-later

import CTurboJPEG

/// A JPEG file, read with TurboJPEG.
struct JPEGFile {
  /// What a file read in one pass may hold: it is made smaller while it is read.
  static let points = 200_000_000
  /// What a file of several passes may hold: all of them are in memory, six bytes a point.
  static let pointsOfPasses = 50_000_000

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the picture, already made smaller where it is much larger than needed.
  func read() throws(PictureFlaw) -> (Raster, Orientation) {
    let decoder = tjInitDecompress()
    defer { tjDestroy(decoder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0
    else { throw .broken }
    try Raster.check(
      width: Int(width), height: Int(height),
      points: isReadInOnePass ? Self.points : Self.pointsOfPasses)
    let divisor = [8, 4, 2].first { min(width, height) / $0 >= Picture.side } ?? 1
    let (across, down) = ((width + divisor - 1) / divisor, (height + divisor - 1) / divisor)
    let isInk = [TJCS_CMYK, TJCS_YCCK].contains { Int32($0.rawValue) == space }
    let format = isInk ? TJPF_CMYK : TJPF_RGB
    let count = Int(across) * Int(down) * (isInk ? 4 : 3)
    // Whatever is wrong with the data, cut short for one, is only a warning otherwise.
    let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT
    var isWhole = false
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      isWhole =
        tjDecompress2(
          decoder, bytes, UInt(bytes.count), buffer.baseAddress, across, 0, down,
          Int32(format.rawValue), flags) == 0
      filled = isWhole ? count : 0
    }
    guard isWhole else { throw .broken }
    let raster = Raster(
      width: Int(across), height: Int(down), pixels: isInk ? Self.light(ofInk: pixels) : pixels)
    return (raster, Orientation(exif: bytes))
  }

  /// Printing colours as programs write them, 255 for no ink.
  private static func light(ofInk pixels: [UInt8]) -> [UInt8] {
    var light: [UInt8] = []
    light.reserveCapacity(pixels.count / 4 * 3)
    for point in stride(from: 0, to: pixels.count, by: 4) {
      let black = Int(pixels[point + 3])
      for ink in pixels[point..<point + 3] { light.append(UInt8(Int(ink) * black / 255)) }
    }
    return light
  }

  /// Whether the first pass holds all colours in full, so that rows can be read one by one.
  private var isReadInOnePass: Bool {
    var position = 2
    var colours = 0
    while position + 10 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      switch marker {
      case 0xFF:
        position += 1
        continue
      case 0xC0, 0xC1: colours = Int(bytes[position + 9])
      case 0xDA: return Int(bytes[position + 4]) == colours
      default: break
      }
      position += 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
    }
    return false
  }
}
