// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Dialogue

/// Games that are played for points alone: they end without being lost.
@Suite struct PointsTests {
  /// One move before its end.
  private func match() throws -> (match: Match, last: [Piece], score: Int) {
    let game = PokerSlam(listsHands: true)
    var match = Match(game, seed: 20_260_714)
    while match.outcome == .open {
      try match.play(try #require(game.advice(on: match.table)).move)
    }
    let score = try #require(match.score)
    let undone = match.undo()
    return (match, try #require(undone).move.picked, score)
  }

  private func ended(statistics: [Tally] = []) throws -> (talk: Talk, score: Int) {
    let (match, last, score) = try match()
    var talk = Talk(
      .resume(slot: match.game.slot), kinds: [PokerSlamRounds()],
      saves: [KeptMatch(match, seconds: 60)], statistics: statistics)
    let squares = last.compactMap { match.table.place(of: $0)?.number }
    talk.type(squares.map(String.init).joined(separator: " "), "1")
    return (talk, score)
  }

  private func tally(_ best: Int) -> Tally {
    var tally = Tally(game: "pokerslam", difficulty: "easy")
    tally.statistics.count(.over, seconds: 1, moves: 1, score: best)
    return tally
  }

  @Test func theEndTellsTheScoreAndIsCountedAsNeitherWonNorLost() throws {
    let (talk, score) = try ended()
    #expect(talk.said.dropFirst().prefix(2) == [[Term("over")], [end(score)]])
    #expect(
      talk.entries.map(\.key)
        == ["play-again", "play-other-difficulty", "say-share", "to-main-menu"])
    let results = talk.requests.compactMap { request -> RoundResult? in
      if case .record(let result, clearing: "pokerslam-easy") = request { result } else { nil }
    }
    #expect(results.map(\.ending) == [.over])
    #expect(results.map(\.score) == [score])
    #expect(!talk.dialogue.saves.contains { $0.slot == "pokerslam-easy" })
  }

  @Test func aHighScoreIsToldWhenItIsOneAndElseTheOneToBeat() throws {
    let (_, _, score) = try match()
    let beaten = try ended(statistics: [tally(score - 1)]).talk
    #expect(beaten.said.contains([Term("high-score-new")]))
    for best in [score, score + 5] {
      let talk = try ended(statistics: [tally(best)]).talk
      #expect(talk.said.contains([Term("high-score", ["score": .number(best)])]))
    }
    let first = try ended().talk
    #expect(!first.keys.contains { $0.hasPrefix("high-score") })
  }

  @Test func theShareLineTellsThePointsAndPlayAgainDealsAnew() throws {
    var (talk, score) = try ended()
    talk.type("3")
    #expect(talk.said[0][0].key == "share-points")
    #expect(talk.said[0][0].fillings["score"] == .number(score))
    talk.type("1")
    #expect(talk.said.first?.first?.key == "game-opened")
  }

  @Test func aRoundThatIsGivenUpCountsByItsPoints() throws {
    let (match, _, _) = try match()
    var talk = Talk(
      .resume(slot: match.game.slot), kinds: [PokerSlamRounds()],
      saves: [KeptMatch(match, seconds: 60)])
    talk.type("new", "1")
    let results = talk.requests.compactMap { request -> RoundResult? in
      if case .record(let result, clearing: _) = request { result } else { nil }
    }
    #expect(results.map(\.ending) == [.over])
    #expect(results.map(\.score) == [match.score])
  }

  @Test func statisticsTellHighScoreAverageAndHowOftenAllWasCleared() {
    var tally = tally(100)
    tally.statistics.count(.over, seconds: 9, moves: 4, score: 301)
    tally.statistics.count(.won, seconds: 9, moves: 4, score: 700)
    #expect(
      tally.headline
        == Term(
          "statistics-line-points",
          [
            "game": .term(.game("pokerslam")), "difficulty": .term(Term("difficulty-easy")),
            "played": 3, "best": 700,
          ]))
    #expect(
      tally.details == [
        Term("statistics-average-score", ["score": 367]),
        Term("statistics-cleared", ["count": 1]),
      ])
    #expect(tally.statistics.lost == 0 && tally.statistics.played == 3)
  }

  private func end(_ score: Int) -> Term { Term("end-score", ["score": .number(score)]) }
}
