// SPDX-License-Identifier: GPL-3.0-or-later

/// A picture of any size as a file holds it.
struct Raster: Hashable {
  let width: Int
  let height: Int
  /// Red, green and blue of each point, row by row.
  let pixels: [UInt8]

  /// The least width and height.
  static let least = 60
  /// The greatest width and height.
  static let longest = 20_000

  /// Decides by the header alone, before memory for pixels is taken.
  ///
  /// - Parameter points: How many points may be in memory while reading.
  static func check(width: Int, height: Int, points: Int) throws(PictureFlaw) {
    guard width > 0, height > 0 else { throw .broken }
    guard width <= longest, height <= longest, width * height <= points else {
      throw .tooLarge(width: width, height: height)
    }
    guard min(width, height) >= least else { throw .tooSmall(least: least) }
  }
}
