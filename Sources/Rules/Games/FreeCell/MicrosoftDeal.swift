// SPDX-License-Identifier: GPL-3.0-or-later

/// The numbered deals of Microsoft's FreeCell, made as that program makes them: with the random
/// numbers of its C library, drawing cards from a sorted pack whose last card fills the gap.
struct MicrosoftDeal: Hashable, Sendable {
  /// The deals that have a number players know: those of the later Windows versions.
  static let numbers: ClosedRange<UInt64> = 1...1_000_000

  /// The cards in the order they are dealt, row by row over the columns, each by its index in
  /// `PlayingCard.deck`.
  let cards: [Int]

  init(_ number: UInt64) {
    var random = MicrosoftRandom(state: UInt32(truncatingIfNeeded: number))
    var pack = Array(0..<52)
    var cards: [Int] = []
    while !pack.isEmpty {
      let index = random.next() % pack.count
      cards.append(pack[index])
      pack[index] = pack[pack.count - 1]
      pack.removeLast()
    }
    self.cards = cards
  }
}

/// `rand` of Microsoft's C library.
private struct MicrosoftRandom {
  var state: UInt32

  /// 0 to 32767.
  mutating func next() -> Int {
    state = state &* 214_013 &+ 2_531_011
    return Int(state >> 16 & 0x7FFF)
  }
}
