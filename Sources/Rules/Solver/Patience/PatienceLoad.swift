// SPDX-License-Identifier: GPL-3.0-or-later

/// What lies in the way on a table.
struct PatienceLoad: Hashable {
  /// How many cards lie on the next cards of the foundations.
  fileprivate(set) var cover = 0
  /// How many lie on any of the next four of each suit, fourfold on the next.
  fileprivate(set) var soon = 0
  /// How many lie on any that goes to its foundation first.
  fileprivate(set) var buried = 0
  /// How many lie under a higher one of their suit.
  fileprivate(set) var inversions = 0
  /// How many columns end in a card that another could lie on.
  fileprivate(set) var hosts = 0
}

/// The cards of a pile that were gone through, from its top.
private struct PileAbove {
  var count = 0
  /// How many there are of each height that lie on none lower, four bits each.
  var heights: UInt64 = 0
  /// One more than the highest of each suit.
  var highest = InlineArray<4, Int>(repeating: 0)
}

extension PatiencePosition {
  mutating func load() -> PatienceLoad {
    var load = PatienceLoad()
    for column in 0..<columnCount where tops[column & 15] != .none {
      var card = tops[column & 15]
      if height(of: card) > 0 { load.hosts += 1 }
      var above = PileAbove()
      while card != .none {
        add(card, under: &above, to: &load)
        card = below[card.index]
      }
    }
    // A waste that is not turned over is a pile like others.
    if rules.passes == 1 {
      var above = PileAbove()
      for index in (0..<wasteCount).reversed() { add(talon[index & 63], under: &above, to: &load) }
    }
    for index in 0..<reserveCount where foundation(of: reserve[index & 15]) != nil {
      load.cover += reserveCount - 1 - index
    }
    return load
  }

  private mutating func add(
    _ card: PackCard, under above: inout PileAbove, to load: inout PatienceLoad
  ) {
    let height = height(of: card)
    let suit = card.suit & 3
    let wait = height - Int(founded[(suit << 1) & 7])
    if foundation(of: card) != nil { load.cover += above.count }
    if wait >= 0, wait < 4 { load.soon += above.count * (4 - wait) }
    if above.highest[suit] > height { load.inversions += 1 }
    above.highest[suit] = max(above.highest[suit], height + 1)
    let lower: UInt64 = (1 << UInt64(height * 4 + 4)) &- 1
    load.buried += Self.sum(of: above.heights & ~lower)
    above.heights = (above.heights & lower) + (1 << UInt64(height * 4))
    above.count += 1
  }

  /// The sum of numbers of four bits each.
  private static func sum(of numbers: UInt64) -> Int {
    let pairs = (numbers & 0x0F0F_0F0F_0F0F_0F0F) + (numbers >> 4 & 0x0F0F_0F0F_0F0F_0F0F)
    return Int(truncatingIfNeeded: (pairs &* 0x0101_0101_0101_0101) >> 56)
  }
}
