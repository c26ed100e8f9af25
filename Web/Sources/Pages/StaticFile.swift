// SPDX-License-Identifier: GPL-3.0-or-later

import CZlib

/// A file that never changes while the program runs.
public struct StaticFile: Sendable {
  /// A media type.
  public let type: String
  public let bytes: [UInt8]
  /// The same in the format of gzip (RFC 1952).
  public let compressed: [UInt8]

  init(type: String, _ bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
    compressed = Self.gzip(bytes)
  }

  /// A script without lines that are comments, but for the first, which is its licence, and without
  /// what stands before a line.
  static func script(_ source: [UInt8]) -> StaticFile {
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n").map {
      $0.drop(while: \.isWhitespace)
    }
    let code = lines.dropFirst().filter { !$0.hasPrefix("//") }
    let text = (lines.prefix(1) + code).joined(separator: "\n")
    return StaticFile(type: "text/javascript", Array(text.utf8))
  }

  /// Rules without comments, and without spaces that mean nothing.
  static func style(_ source: [UInt8]) -> StaticFile {
    let rules = String(decoding: source, as: UTF8.self)
      .replacing(#/(?s)\/\*.*?\*\//#, with: "").replacing(#/\s*([{};,])\s*/#) { $0.1 }
      .replacing(": ", with: ":")
    return StaticFile(type: "text/css", Array(rules.utf8))
  }

  private static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    // The largest window, and 16 for the header and end of gzip instead of zlib's.
    let isReady = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(isReady == Z_OK, "zlib has no room for a file")
    defer { deflateEnd(&stream) }
    var bytes = bytes
    let room = Int(deflateBound(&stream, UInt(bytes.count)))
    return bytes.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: room) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        deflate(&stream, Z_FINISH)
        count = Int(stream.total_out)
      }
    }
  }
}
