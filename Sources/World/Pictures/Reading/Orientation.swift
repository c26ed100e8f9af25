// SPDX-License-Identifier: GPL-3.0-or-later

import CExif

/// How a picture lies in its file, as Exif numbers it, 1...8.
struct Orientation: Hashable {
  static let upright = Orientation(number: 1)

  /// Rows of the file are columns of the picture.
  private let isTransposed: Bool
  /// Which of the file's directions run backwards, once that is put right.
  private let isMirroredAcross: Bool
  private let isMirroredDown: Bool

  init(number: Int) {
    isTransposed = (5...8).contains(number)
    isMirroredAcross = [2, 3, 7, 8].contains(number)
    isMirroredDown = [3, 4, 6, 7].contains(number)
  }

  /// What the Exif data say, alone or in a JPEG file; upright if they say nothing.
  init(exif bytes: [UInt8]) {
    guard let data = exif_data_new_from_data(bytes, UInt32(bytes.count)) else {
      self = .upright
      return
    }
    defer { exif_data_unref(data) }
    guard let entry = exif_content_get_entry(data.pointee.ifd.0, EXIF_TAG_ORIENTATION),
      entry.pointee.format == EXIF_FORMAT_SHORT, entry.pointee.size >= 2
    else {
      self = .upright
      return
    }
    self.init(number: Int(exif_get_short(entry.pointee.data, exif_data_get_byte_order(data))))
  }

  /// The points of a square, three bytes each, put upright.
  func upright(_ pixels: [UInt8], side: Int) -> [UInt8] {
    guard self != .upright else { return pixels }
    var turned: [UInt8] = []
    turned.reserveCapacity(pixels.count)
    for y in 0..<side {
      for x in 0..<side {
        let (across, down) = isTransposed ? (y, x) : (x, y)
        let column = isMirroredAcross ? side - 1 - across : across
        let row = isMirroredDown ? side - 1 - down : down
        let point = 3 * (row * side + column)
        turned.append(pixels[point])
        turned.append(pixels[point + 1])
        turned.append(pixels[point + 2])
      }
    }
    return turned
  }
}
