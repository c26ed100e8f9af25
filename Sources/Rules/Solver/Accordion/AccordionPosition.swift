// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// The piles of a row from left to right, each by the bits of its top card: its rank and its suit.
///
/// All that is indexed stands in `mutating` methods: in others an index known only at run time
/// copies the whole array.
struct AccordionPosition {
  private var cards = InlineArray<64, UInt8>(repeating: 0)
  private(set) var count: Int

  init(_ table: Table, of game: Accordion) {
    let row = table.row
    count = row.count
    for (index, place) in row.enumerated() {
      if let top = table[place].top { cards[index] = UInt8(game.card(top.piece).number) }
    }
  }

  var isWon: Bool { count == 1 }

  mutating func steps() -> [AccordionStep] {
    var steps: [AccordionStep] = []
    for index in 1..<max(count, 1) {
      for stride in Accordion.strides where index >= stride && match(index, index - stride) {
        steps.append(AccordionStep(pile: index, stride: stride))
      }
    }
    return steps
  }

  mutating func take(_ step: AccordionStep) {
    cards[(step.pile - step.stride) & 63] = cards[step.pile & 63]
    count -= 1
    for index in step.pile..<max(count, step.pile) { cards[index & 63] = cards[(index + 1) & 63] }
  }

  mutating func hash() -> UInt64 {
    var hash: UInt64 = 0
    for index in 0..<count {
      hash = SearchHash.mixed(hash ^ (UInt64(cards[index & 63]) &+ 1))
    }
    return hash
  }

  /// How many pairs of piles have suit or rank in common, wherever they lie: the more, the more
  /// likely it can be gone on. A rank, of which there are few, counts three times.
  mutating func worth() -> Int {
    var suits = InlineArray<4, Int>(repeating: 0)
    var ranks = InlineArray<16, Int>(repeating: 0)
    var pairs = 0
    for index in 0..<count {
      let card = Int(cards[index & 63])
      pairs += suits[card & 3] + 3 * ranks[(card >> 2) & 15]
      suits[card & 3] += 1
      ranks[(card >> 2) & 15] += 1
    }
    return pairs
  }

  private mutating func match(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (cards[one & 63], cards[other & 63])
    return one >> 2 == other >> 2 || one & 3 == other & 3
  }
}

/// A pile goes so many piles to the left; piles are counted from 0.
struct AccordionStep: Hashable {
  let pile: Int
  let stride: Int
}
