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
