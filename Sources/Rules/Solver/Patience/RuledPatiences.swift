// SPDX-License-Identifier: GPL-3.0-or-later

import Games

// Forty Thieves is not among them: of eight deals each of several weights wins one within 300,000
// positions, so that hardly any could be promised, and no search of two packs comes to an end. Neither is
// Yukon: four in five deals are won within 600,000, but cards come back from its foundations, which these
// positions leave out, so that none would be told to be lost, where a look for dead ends tells some.

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
