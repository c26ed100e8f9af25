// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension Picture {
  /// The largest file that is read, in megabytes.
  static let heaviest = 64

  /// Reads a PNG or JPEG file, upright, its centre scaled to fill the square.
  public init(file: String) throws(PictureFlaw) {
    var status = stat()
    guard stat(file, &status) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .notFound : .unreadable
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .folder }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= Self.heaviest << 20 else { throw .tooHeavy(megabytes: Self.heaviest) }
    guard let bytes = FileManager.default.contents(atPath: file) else { throw .unreadable }
    try self.init(bytes: [UInt8](bytes))
  }

  /// Reads what a PNG or JPEG file holds.
  public init(bytes: [UInt8]) throws(PictureFlaw) {
    guard !bytes.isEmpty else { throw .empty }
    let (raster, orientation) =
      switch ImageFormat(of: bytes) {
      case .png: try PNGFile(bytes).read()
      case .jpeg: try JPEGFile(bytes).read()
      case .other(let name): throw .otherFormat(name)
      case nil: throw .unknownFormat
      }
    // The square in the centre turns as the whole picture does.
    pixels = orientation.upright(raster.square(of: Self.side), side: Self.side)
  }
}
