// SPDX-License-Identifier: GPL-3.0-or-later

extension Table {
  /// A number that two tables share only when they are the same in every piece, count and random
  /// bit (FNV-1a over a canonical byte sequence); the same on every machine and in every release.
  public var digest: UInt64 {
    var digest = Fingerprint()
    for (place, pile) in zip(places, piles) {
      digest.add(place.description)
      digest.add(UInt64(pile.count))
      for lying in pile { digest.add(UInt64(lying.piece.number) << 1 | (lying.isFaceUp ? 1 : 0)) }
    }
    for (counter, value) in counts.sorted(by: { $0.key < $1.key }) where value != 0 {
      digest.add(counter.name)
      digest.add(UInt64(bitPattern: Int64(value)))
    }
    digest.add(generator.state)
    return digest.value
  }
}

/// Bytes as one number (FNV-1a).
struct Fingerprint: Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(UInt8(0))
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
