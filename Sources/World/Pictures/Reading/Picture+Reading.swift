// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension Picture {
  /// The largest file that is read, in megabytes.
  static let heaviest = 64

  /// Reads a PNG or JPEG file, upright, its centre scaled to fill the square.
  public init(file: String) throws(PictureFlaw) {
    try Self.checkSize(of: file)
    guard let bytes = FileManager.default.contents(atPath: file) else { throw .unreadable }
    try self.init(bytes: [UInt8](bytes))
  }

  /// Looks whether a file is a picture by its first bytes, which takes no time.
  public static func check(file: String) throws(PictureFlaw) {
    try checkSize(of: file)
    guard let handle = FileHandle(forReadingAtPath: file) else { throw .unreadable }
    defer { try? handle.close() }
    guard let bytes = try? handle.read(upToCount: 64) else { throw .empty }
    _ = try ImageFormat.Readable(of: [UInt8](bytes))
  }

  private static func checkSize(of file: String) throws(PictureFlaw) {
    var status = stat()
    guard stat(file, &status) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .notFound : .unreadable
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .folder }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= Self.heaviest << 20 else { throw .tooHeavy(megabytes: Self.heaviest) }
  }

  /// Reads what a PNG or JPEG file holds.
  public init(bytes: [UInt8]) throws(PictureFlaw) {
    let (raster, orientation) =
      switch try ImageFormat.Readable(of: bytes) {
      case .png: try PNGFile(bytes).read()
      case .jpeg: try JPEGFile(bytes).read()
      }
    // The square in the centre turns as the whole picture does.
    pixels = orientation.upright(raster.square(of: Self.side), side: Self.side)
  }
}
