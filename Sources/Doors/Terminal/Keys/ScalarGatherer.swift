// SPDX-License-Identifier: GPL-3.0-or-later

/// Gathers the bytes of one scalar beyond ASCII, one at a time, as UTF-8 is written (RFC 3629).
struct ScalarGatherer: Hashable, Sendable {
  private var bytes: [UInt8]
  private let length: Int

  /// Nil for a byte that starts no scalar of several bytes.
  init?(first: UInt8) {
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    bytes = [first]
  }

  enum Progress: Hashable {
    case more
    case scalar(Unicode.Scalar)
    /// What was gathered is no scalar.
    case broken
  }

  /// Call with continuation bytes (0x80 to 0xBF) only.
  mutating func take(_ byte: UInt8) -> Progress {
    bytes.append(byte)
    if bytes.count < length { return .more }
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else { return .broken }
    return .scalar(scalar)
  }
}
