// SPDX-License-Identifier: GPL-3.0-or-later

/// PNG files put together by hand, as no program would write them.
public enum SketchPNG {
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Parameters:
  ///   - kind: PNG's number for the kind of points: 0 grey, 2 colour, 6 colour and opacity.
  ///   - extra: Chunks before the pixels.
  public static func file(
    width: Int, height: Int, kind: UInt8, pixels: [UInt8], extra: [UInt8] = []
  ) -> [UInt8] {
    let line = pixels.count / height
    // Each line is preceded by the number of its filter.
    let lines = (0..<height).flatMap { [0] + pixels[$0 * line..<($0 + 1) * line] }
    return signature + header(width: width, height: height, kind: kind) + extra
      + chunk("IDAT", stored(lines)) + chunk("IEND", [])
  }

  /// A header and nothing that could be its pixels.
  public static func hollow(width: Int, height: Int) -> [UInt8] {
    signature + header(width: width, height: height, kind: 2)
      + chunk("IDAT", stored([0, 0, 0, 0])) + chunk("IEND", [])
  }

  public static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + payload
    return bytes(payload.count) + named + bytes(Int(checksum(named)))
  }

  private static func header(width: Int, height: Int, kind: UInt8) -> [UInt8] {
    chunk("IHDR", bytes(width) + bytes(height) + [8, kind, 0, 0, 0])
  }

  /// A whole black picture in a small file, however large it is.
  public static func black(width: Int, height: Int) -> [UInt8] {
    signature + header(width: width, height: height, kind: 0)
      + chunk("IDAT", zeros((width + 1) * height)) + chunk("IEND", [])
  }

  /// A zlib stream of so many zeros: the first, then the longest repetitions of it there are.
  private static func zeros(_ count: Int) -> [UInt8] {
    let longest = 258
    var stream: [UInt8] = [0x78, 0x01]
    var (bits, filled) = (0 as UInt32, 0 as UInt32)
    func add(_ value: UInt32, _ length: UInt32, _ stream: inout [UInt8]) {
      bits |= value << filled
      filled += length
      while filled >= 8 {
        stream.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        filled -= 8
      }
    }
    // The last block, with fixed codes (RFC 1951, 3.2.6); codes go in from their highest bit.
    add(0b011, 3, &stream)
    for _ in 0..<(count - 1) % longest + 1 { add(0b0000_1100, 8, &stream) }
    for _ in 0..<(count - 1) / longest { add(0b00000_10100011, 13, &stream) }
    add(0, 7, &stream)
    add(0, 7, &stream)
    return stream + bytes((count % 65_521) << 16 | 1)
  }

  /// A zlib stream that does not compress.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: data.count, by: 65_535) {
      let block = data[start..<min(start + 65_535, data.count)]
      let length = UInt16(block.count)
      stream += [start + block.count == data.count ? 1 : 0]
      stream += [UInt8(length & 0xFF), UInt8(length >> 8)]
      stream += [UInt8(~length & 0xFF), UInt8(~length >> 8)]
      stream += block
    }
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bytes(b << 16 | a)
  }

  private static func checksum(_ data: [UInt8]) -> UInt32 {
    ~data.reduce(0xFFFF_FFFF as UInt32) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1
    }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
