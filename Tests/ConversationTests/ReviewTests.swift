// SPDX-License-Identifier: GPL-3.0-or-later

import ConversationTestSupport
import Engine
import Games
import Preferences
import Samples
import Testing

@testable import Conversation

/// A hint that is played by one key, and a loss that is walked through.
@Suite struct ReviewTests {
  /// Klondike after three draws, of which the last two are taken for what lost the round.
  private func talk() -> Talk {
    var talk = Talk(
      .round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()],
      analysisCapability: .wins
    ) { $0.unwinnableAlert = .never }
    talk.type("d", "d", "d")
    return talk
  }

  /// Moves that can be made two draws earlier.
  private func line(_ talk: Talk) throws -> [Move] {
    var match = try #require(talk.match)
    match.undo(2)
    var line: [Move] = []
    for _ in 0..<2 {
      let move = try #require(match.game.moves(on: match.table).first { !$0.picked.isEmpty })
      try match.play(move)
      line.append(move)
    }
    return line
  }

  @Test func theHintThatWasToldIsPlayed() throws {
    var talk = talk()
    talk.type("hint")
    let match = try #require(talk.match)
    let advice = try #require(match.game.hints?.advice(on: match.table))
    talk.type("play-hint")
    #expect(talk.match?.last?.move == advice.move)
    #expect(talk.match?.isCounted == true)
  }

  @Test func whereNoHintWasToldOneIsToldAndThenPlayed() throws {
    var (talk, other) = (talk(), talk())
    for _ in 0..<2 {
      let moves = talk.playing?.match.moveCount
      other.type("hint")
      talk.type("play-hint")
      #expect(talk.said == other.said)
      #expect(talk.playing?.match.moveCount == moves)
      talk.type("play-hint")
      other.type("play-hint")
      #expect(talk.match?.last?.move == other.match?.last?.move)
    }
  }

  @Test func aSureHintIsPlayedToo() throws {
    var talk = talk()
    let line = try line(talk)
    talk.type("u", "u", "sure-hint")
    talk.hear(.verdict(.won(line)))
    talk.type("play-hint")
    #expect(talk.match?.last?.move == line[0])
  }

  @Test func aHintThatIsPlayedUnheardIsToldFirstWithWhatPlaysIt() throws {
    var talk = Talk(.round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()]) {
      $0.input = .keys
    }
    let advice = try #require(talk.playing.flatMap { $0.game.hints?.advice(on: $0.table) })
    talk.press("f7")
    #expect(talk.match?.last?.move == nil, "it only sounds like a move")
    #expect(
      talk.said == [
        [advice.reason], [Term("play-hint-again", ["keys": .list([Term(key: "f7")])])],
      ])
    talk.press("f7")
    #expect(talk.match?.last?.move == advice.move)
  }

  @Test func aLossIsWalkedThroughFromWhereItCouldBeWon() throws {
    var talk = talk()
    let line = try line(talk)
    #expect(talk.type("review") == [])
    #expect(
      talk.hear(.rewindToWinnable(2, line: line, isLost: true)) == [
        "review-counted", "undone-several at-move told-drawn",
        "review-lost-by sure-hint-length review-next",
      ])
    #expect(
      talk.said.last == [
        Term("review-lost-by", ["move": .term(Act.draw.title)]),
        Term("sure-hint-length", ["moves": 2]),
        Term("review-next", ["key": .term(Query.playHint.title)]),
      ])
    #expect(talk.match?.moveCount == 1)
    talk.type("play-hint")
    #expect(talk.match?.last?.move == line[0])
    talk.type("play-hint")
    #expect(talk.match?.last?.move == line[1])
    let moves = talk.match?.moveCount
    talk.type("play-hint")
    #expect(talk.playing?.match.moveCount == moves, "the line has ended")
  }

  @Test func whoTakesAnotherWayLeavesTheLine() throws {
    var talk = talk()
    let line = try line(talk)
    talk.type("review")
    talk.hear(.rewindToWinnable(2, line: line, isLost: true))
    talk.type("d")
    let moves = talk.match?.moveCount
    talk.type("play-hint")
    #expect(talk.playing?.match.moveCount == moves)
  }

  @Test func aLossThatIsWalkedThroughCountsAsOne() throws {
    var talk = talk()
    talk.type("review")
    talk.hear(.rewindToWinnable(2, line: try line(talk), isLost: true))
    let recorded = talk.all.compactMap {
      if case .record(let result, clearing: _) = $0 { result } else { nil }
    }
    #expect(recorded.map(\.ending) == [.lost])
    #expect(recorded.map(\.moves) == [3])
    #expect(talk.match?.isCounted == false, "whatever is won on the way")
  }

  @Test func whatIsNotLostIsNotWalkedThrough() throws {
    var talk = talk()
    talk.type("review")
    #expect(talk.hear(.rewindToWinnable(0, isLost: false)) == ["way-back-unneeded"])
    talk.type("review")
    #expect(talk.hear(.rewindToWinnable(nil, isLost: false)) == ["way-back-none"])
    #expect(talk.match?.isCounted == true)
  }
}
