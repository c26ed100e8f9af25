// SPDX-License-Identifier: GPL-3.0-or-later

/// What cards of the columns lie wrong.
struct YukonLoad {
  var cover = 0
  var buried = 0
  var breaks = 0
  var columns = 0
}

extension YukonPosition {
  mutating func load() -> YukonLoad {
    var load = YukonLoad()
    for column in 0..<Self.columnCount where tops[column & 7] != Self.none {
      load.columns += 1
      /// By suit the ranks of those passed on the way down that were not counted yet.
      var passed: InlineArray<4, UInt16> = [0, 0, 0, 0]
      var (card, count) = (tops[column & 7], 0)
      while card != Self.none {
        let (suit, rank, ground) = (Int(card & 3), UInt16(card >> 2), below[Int(card & 63)])
        if next[suit] == card { load.cover += count }
        let higher = (passed[suit] >> rank) << rank
        load.buried += higher.nonzeroBitCount
        passed[suit] = passed[suit] & ~higher | 1 << rank
        if ground != Self.none, !follows(card, on: ground) { load.breaks += 1 }
        card = ground
        count += 1
      }
    }
    return load
  }

  private func follows(_ card: UInt8, on ground: UInt8) -> Bool {
    ground >> 2 == card >> 2 + 1 && Self.alternates(card, ground) && !faceDown.contains(ground)
  }
}
