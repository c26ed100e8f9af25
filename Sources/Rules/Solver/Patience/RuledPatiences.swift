// SPDX-License-Identifier: GPL-3.0-or-later

import Games

// Forty Thieves is not among them: of deals 1,001 to 1,010 none was won by a beam of 1,000 positions or
// more, three million in all, whatever the weights, and one in twenty was lost at a glance, so that no
// deal could be promised.

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
