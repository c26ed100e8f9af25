// SPDX-License-Identifier: GPL-3.0-or-later

import Games

extension BakersDozen: RuledPatience {
  public var searchRules: SearchRules { SearchRules(suits: .any, spaces: .nothing) }
}

extension EightOff: RuledPatience {
  public var searchRules: SearchRules {
    SearchRules(suits: .same, spaces: .kings, loads: .run, cells: 8)
  }
}

extension FortyThieves: RuledPatience {
  public var searchRules: SearchRules { SearchRules(suits: .same, drawing: 1, passes: 1) }
}

extension Canfield: RuledPatience {
  public var searchRules: SearchRules {
    SearchRules(suits: .alternating, turnsTheCorner: true, loads: .topOrWhole, drawing: 3)
  }
}

extension Scorpion: RuledPatience {
  public var searchRules: SearchRules {
    SearchRules(
      suits: .same, spaces: .kings, loads: .anything, dealing: 3, completesRuns: true)
  }
}
