// SPDX-License-Identifier: GPL-3.0-or-later

import Games

// Of deals 1 to 200, within 200,000 positions: Eight Off 200 won; Baker's Dozen 166 won, the others open;
// Canfield 154 won and 22 lost; Scorpion 31 won and 127 lost.
//
// Forty Thieves is not among them: of deals 1,000 to 1,009 none was won within 60,000 positions, whatever
// the weights, so that no deal could be promised.

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
