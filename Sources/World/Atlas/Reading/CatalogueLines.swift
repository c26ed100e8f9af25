// SPDX-License-Identifier: GPL-3.0-or-later

/// The lines of a catalogue file, one after the other, each of fields between tabs.
struct CatalogueLines {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index == bytes.count }

  /// The fields of the next line, of which there have to be so many.
  mutating func next(_ count: ClosedRange<Int> = 1...5_000) throws(Flaw) -> [Range<Int>] {
    guard !isAtEnd else { throw .unreadable }
    var fields: [Range<Int>] = []
    var start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\t") {
        fields.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    fields.append(start..<index)
    index = min(index + 1, bytes.count)
    guard count.contains(fields.count) else { throw .unreadable }
    return fields
  }

  /// What is made of the lines below a heading, which says how many things there are.
  mutating func section<Value>(
    _ name: String, _ value: (inout Self) throws(Flaw) -> Value
  ) throws(Flaw) -> [Value] {
    let heading = try next(2...2)
    guard text(heading[0]) == name else { throw .unreadable }
    return try list(number(heading[1]), value)
  }

  mutating func list<Value>(
    _ count: Int, _ value: (inout Self) throws(Flaw) -> Value
  ) throws(Flaw) -> [Value] {
    var values: [Value] = []
    for _ in 0..<count { values.append(try value(&self)) }
    return values
  }

  func text(_ field: Range<Int>) -> String { String(decoding: bytes[field], as: UTF8.self) }

  /// Nil for a field that is empty.
  func filled(_ field: Range<Int>) -> String? { field.isEmpty ? nil : text(field) }

  func number(_ field: Range<Int>) throws(Flaw) -> Int {
    guard 1...6 ~= field.count else { throw .unreadable }
    var number = 0
    for byte in bytes[field] {
      guard 0x30...0x39 ~= byte else { throw .unreadable }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }
}
