// SPDX-License-Identifier: GPL-3.0-or-later

import Games

// Forty Thieves is not among them: 27 of 180 deals are won within 150,000 positions each, so that hardly
// any could be promised, and none is found to be lost: no search of two packs comes to an end.

extension BakersDozen: RuledPatience {
  public var searchRules: SearchRules { SearchRules(suits: .any, spaces: .nothing) }
}

extension EightOff: RuledPatience {
  public var searchRules: SearchRules {
    SearchRules(suits: .same, spaces: .kings, loads: .run, cells: 8)
  }
}

extension Canfield: RuledPatience {
  public var searchRules: SearchRules {
    SearchRules(suits: .alternating, turnsTheCorner: true, loads: .topOrWhole, drawing: 3)
  }
}
