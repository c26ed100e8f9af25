// SPDX-License-Identifier: GPL-3.0-or-later

/// The chunks of a RIFF file of WAVE format, in their order.
struct RiffChunks {
  private var rest: ArraySlice<UInt8>

  /// Without chunks if the bytes are no such file.
  init(_ bytes: [UInt8]) {
    let isWave = bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WAVE".utf8)
    rest = isWave ? bytes.dropFirst(12) : []
  }

  /// Passes over chunks of other names; nil at the end or if the chunk is cut short.
  mutating func next(_ name: String) -> ArraySlice<UInt8>? {
    while rest.count >= 8 {
      let found = rest.prefix(4)
      let size = rest.number(4, at: 4)
      let body = rest.dropFirst(8)
      // Chunks begin at even places.
      rest = body.dropFirst(size + size % 2)
      if found.elementsEqual(name.utf8) { return body.count < size ? nil : body.prefix(size) }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The low byte first.
  func number(_ bytes: Int, at offset: Int) -> Int {
    dropFirst(offset).prefix(bytes).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
