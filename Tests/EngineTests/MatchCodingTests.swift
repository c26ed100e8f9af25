// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// A match as a value: compared, written down and read again.
@Suite struct MatchCodingTests {
  private func read(_ match: Match) throws -> Match {
    let decoder = JSONDecoder()
    let key = try #require(GameTypes.userInfoKey)
    decoder.userInfo[key] = GameTypes([Beads.self])
    return try decoder.decode(Match.self, from: JSONEncoder().encode(match))
  }

  private func match() throws -> Match {
    var match = Match(Beads(), seed: 3, undoBound: 2)
    while match.moveCount < 4, let move = match.game.moves(on: match.table).first {
      try match.play(move)
      if match.moveCount == 2 { match.setBookmark() }
    }
    _ = try? match.play(Move(match.game.picks(after: [], on: match.table), to: Beads.wrong))
    match.undo()
    return match
  }

  @Test func whatIsReadIsWhatWasWritten() throws {
    let match = try match()
    var read = try read(match)
    #expect(read == match)
    #expect(read.table == match.table)
    #expect(read.redoableCount == match.redoableCount)
    #expect(read.undoableCount == match.undoableCount)
    #expect((read.bookmark, read.undoCount, read.undoBound) == (2, 1, 2))
    #expect(read.mistakes == match.mistakes)
    #expect(read.redo() != nil)
    #expect(read != match)
  }

  @Test func whateverDiffersMakesAnotherMatch() throws {
    let match = try match()
    var others = [match, match, match, match]
    others[0].undoBound = nil
    others[1].setBookmark()
    others[2].undo()
    others[3].redo()
    for other in others { #expect(other != match) }
    #expect(Match(Beads(), seed: 3) != Match(Beads(), seed: 4))
    #expect(Match(Beads(count: 5), seed: 3) != Match(Beads(), seed: 3))
    var back = match
    back.undo()
    back.redo()
    #expect(back != match, "undone once more")
  }

  @Test func aDealKeepsItsRemarks() throws {
    let deal = Deal(Beads(count: 4), seed: 9, remarks: [Term("remark", ["n": 1])])
    let decoder = JSONDecoder()
    let key = try #require(GameTypes.userInfoKey)
    let written = try JSONEncoder().encode(deal)
    #expect(throws: UnreadableSave.unknownGame("beads")) {
      try decoder.decode(Deal.self, from: written)
    }
    decoder.userInfo[key] = GameTypes([Beads.self])
    #expect(try decoder.decode(Deal.self, from: written) == deal)
  }

  @Test func aRefusalKeepsItsReason() throws {
    let refusal = Refusal(.miss) { Term("refused", ["cards": .list([Term("a", fallback: "b")])]) }
    let written = try JSONEncoder().encode(refusal)
    #expect(try JSONDecoder().decode(Refusal.self, from: written) == refusal)
  }
}
