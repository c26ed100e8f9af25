// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the messages and terms of some Fluent files begin, so that each can be read by itself.
///
/// A line that begins with a name and an equals sign begins an entry wherever it stands: inside an
/// entry it would break it, and a reader goes on behind what is broken with the next such line.
struct MessageIndex: Sendable {
  /// Where an entry begins.
  struct Place: Sendable {
    let file: Int32
    let offset: Int32
  }

  private var first: [String: Place] = [:]
  /// Entries whose name was there before. The first whole one counts.
  private var repeated: [String: [Place]] = [:]

  init(_ files: [[UInt8]]) {
    first.reserveCapacity(files.reduce(0) { $0 + $1.count } / 80)
    for (file, bytes) in files.enumerated() { add(bytes, Int32(file)) }
  }

  /// Names as they stand there, terms with their hyphen.
  var names: some Sequence<String> { first.keys }

  /// Where entries of a name begin.
  func places(_ name: String) -> [Place] {
    first[name].map { [$0] + (repeated[name] ?? []) } ?? []
  }

  private mutating func add(_ bytes: [UInt8], _ file: Int32) {
    bytes.withUnsafeBufferPointer { bytes in
      var line = 0
      while line < bytes.count {
        if let name = Self.name(in: bytes, at: line) {
          let name = String(decoding: bytes[line..<name], as: UTF8.self)
          let place = Place(file: file, offset: Int32(line))
          if first[name] == nil {
            first[name] = place
          } else {
            repeated[name, default: []].append(place)
          }
        }
        while line < bytes.count, bytes[line] != .newline { line += 1 }
        line += 1
      }
    }
  }

  /// The end of the name of the entry that begins with a line; nil where none does.
  private static func name(in bytes: UnsafeBufferPointer<UInt8>, at line: Int) -> Int? {
    var end = bytes[line] == UInt8(ascii: "-") ? line + 1 : line
    guard end < bytes.count, bytes[end].isLetter else { return nil }
    while end < bytes.count, bytes[end].isInIdentifier { end += 1 }
    var sign = end
    while sign < bytes.count, bytes[sign] == .space { sign += 1 }
    return sign < bytes.count && bytes[sign] == UInt8(ascii: "=") ? end : nil
  }
}
