// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension Picture {
  /// The largest file that is read, in megabytes.
  static let heaviest = 32

  /// Reads a PNG or JPEG file, upright, its centre scaled to fill the square.
  public init(file: String) throws(PictureFlaw) {
    try Self.checkSize(of: file)
    try self.init(bytes: try Self.content(of: file))
  }

  /// Once in memory: it may be as large as what is made of it.
  private static func content(of file: String) throws(PictureFlaw) -> [UInt8] {
    let descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size <= heaviest << 20 else {
      throw .tooHeavy(megabytes: heaviest)
    }
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, filled in
      while filled < buffer.count {
        let count = Foundation.read(
          descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
        if count < 0, errno == EINTR { continue }
        isRead = count >= 0
        guard count > 0 else { return }
        filled += count
      }
    }
    guard isRead else { throw .unreadable }
    return bytes
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
