// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Reads the whole text of a file that may be anything: huge, a pipe, a loop of links.
public enum FileText {
  /// A group of 60 partners takes about 10 KB.
  public static let limit = 1_000_000

  /// - Parameter limit: in bytes.
  public static func read(_ path: String, limit: Int = limit) throws(Flaw) -> String {
    // A pipe without a writer must not hold up the game, hence non-blocking.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Flaw(errno) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try check(descriptor, limit)
    // The file may have grown since, so no more than one byte over the limit is read.
    let read = Result { try file.read(upToCount: limit + 1) }
    guard case .success(let data) = read else { throw .unreadable }
    let bytes = data ?? Data()
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    return text.withoutByteOrderMark
  }

  private static func check(_ descriptor: Int32, _ limit: Int) throws(Flaw) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .notAFile
    }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
  }
}

extension Flaw {
  /// What the system says about a file that could not be opened.
  fileprivate init(_ number: Int32) {
    self =
      switch number {
      case ENOENT: .notFound
      case ELOOP: .linkLoop
      case ENXIO: .notAFile
      default: .unreadable
      }
  }
}

extension String {
  /// Some editors begin every text with one.
  fileprivate var withoutByteOrderMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
  }
}
