// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

/// Moves on a table without a match.
struct AdvanceTests {
  @Test("A table comes out as in a match, with what follows by itself")
  func asInAMatch() throws {
    var match = Match(Beads(), seed: 4)
    var table = match.table
    while match.outcome == .open {
      let bead = Move(match.game.picks(after: [], on: match.table), to: Beads.string)
      for move in [Move("roll"), bead] where match.game.refusal(of: move, on: table) == nil {
        try match.play(move)
        try match.game.advance(&table, by: move)
        #expect(table == match.table)
      }
    }
    #expect(table[Beads.string].hiddenCount == 0)
  }

  @Test("A refused move says why and leaves the table as it was")
  func refused() throws {
    let match = Match(Beads(), seed: 4)
    var table = match.table
    let bead = match.game.picks(after: [], on: table)
    #expect(throws: Refusal(Term("refused-wrong"), .mistake)) {
      try match.game.advance(&table, by: Move(bead, to: Beads.wrong))
    }
    #expect(table == match.table)
  }
}

struct ObjectionTests {
  @Test("A reason put into words later is the same as one put into words at once")
  func reasons() {
    let place = Place("string", 0)
    let now = Refusal(Term("refused-not-a-target", ["place": .term(place.name.form("to"))]))
    #expect(Refusal.takesNothing(place) == now)
    #expect(Set([Refusal.takesNothing(place), now]).count == 1)
    #expect(Refusal { Term("refused-act") } != now)
    #expect(Refusal(.miss) { now.reason } != now)
  }
}
