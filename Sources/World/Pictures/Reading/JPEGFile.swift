// SPDX-License-Identifier: GPL-3.0-or-later

import CTurboJPEG

/// A JPEG file, read with TurboJPEG.
struct JPEGFile {
  /// What a file read in one pass may hold: it is made smaller while it is read.
  static let points = 200_000_000
  /// What the passes of a file of several may take, which are all in memory, in bytes.
  static let memoryOfPasses = 96_000_000

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the picture, already made smaller where it is much larger than needed.
  func read() throws(PictureFlaw) -> (Raster, Orientation) {
    let decoder = tjInitDecompress()
    defer { tjDestroy(decoder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0,
      let frame = JPEGFrame(bytes)
    else { throw .broken }
    let points =
      frame.isReadInOnePass
      ? Self.points : Int(Double(Self.memoryOfPasses) / max(frame.bytesPerPoint, 2))
    try Raster.check(
      width: Int(width), height: Int(height),
      points: points)
    let divisor = [8, 4, 2].first { min(width, height) / $0 >= Picture.side } ?? 1
    let (across, down) = ((width + divisor - 1) / divisor, (height + divisor - 1) / divisor)
    let isInk = [TJCS_CMYK, TJCS_YCCK].contains { Int32($0.rawValue) == space }
    let format = isInk ? TJPF_CMYK : TJPF_RGB
    let count = Int(across) * Int(down) * (isInk ? 4 : 3)
    // Whatever is wrong with the data, cut short for one, is only a warning otherwise.
    let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT
    var isWhole = false
    var pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      isWhole =
        tjDecompress2(
          decoder, bytes, UInt(bytes.count), buffer.baseAddress, across, 0, down,
          Int32(format.rawValue), flags) == 0
      filled = isWhole ? count : 0
    }
    guard isWhole else { throw .broken }
    if isInk { Self.turnIntoLight(ink: &pixels) }
    let raster = Raster(width: Int(across), height: Int(down), pixels: pixels)
    return (raster, Orientation(exif: bytes))
  }

  /// From printing colours as programs write them, 255 for no ink. In place, as there may be many.
  private static func turnIntoLight(ink pixels: inout [UInt8]) {
    let count = pixels.count / 4
    for point in 0..<count {
      let black = Int(pixels[4 * point + 3])
      for colour in 0..<3 {
        pixels[3 * point + colour] = UInt8(Int(pixels[4 * point + colour]) * black / 255)
      }
    }
    pixels.removeLast(count)
  }
}
