// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Conversation

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
      .resume(slot: match.game.slot), descriptors: [PokerSlamRounds()],
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
    #expect(talk.said[1] == [try over(score, left: try left())])
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
    let left = try left()
    let beaten = try ended(statistics: [tally(score - 1)]).talk
    #expect(beaten.said[1] == [try over(score, left: left, best: score - 1, "new")])
    for best in [score, score + 5] {
      let talk = try ended(statistics: [tally(best)]).talk
      #expect(talk.said[1] == [try over(score, left: left, best: best, "old")])
    }
  }

  @Test func theFinishedTableCanStillBeRead() throws {
    var talk = try ended().talk
    #expect(talk.type("t").allSatisfy { $0 == "grid-row" })
    #expect(talk.type("n").first == "unseen-count")
    #expect(
      talk.type("p") == ["pokerslam-progress", "progress-moves", "objective-pokerslam"])
    #expect(talk.type("row 5") == ["grid-row"])
    #expect(talk.type("reference").count == 17)
    #expect(talk.type("undo") == ["menu-not-understood"])
    #expect(talk.type("").first == "over-pokerslam")
    #expect(talk.type("1").first == "game-opened")
  }

  @Test func givingUpSaysThatThePointsCount() throws {
    let (match, _, _) = try match()
    var talk = Talk(
      .resume(slot: match.game.slot), descriptors: [PokerSlamRounds()],
      saves: [KeptMatch(match, seconds: 60)])
    talk.type("new")
    let stakes: [String: Filling] = ["stakes": "score", "score": .number(match.score ?? 0)]
    #expect(talk.said.first == [Term("confirm-new", stakes)])
  }

  @Test func aDealThatWasPlayedToItsEndSaysSoWithItsPoints() throws {
    let round = Deal(PokerSlam(listsHands: true), seed: 20_260_704)
    let past = RoundResult(of: Match(round.game, seed: round.seed), .over, seconds: 9, score: 825)
    var talk = Talk(descriptors: [PokerSlamRounds()], finished: [past])
    talk.type("1", "3")
    #expect(
      talk.said[1] == [Term("played-already", ["counts": "score", "score": 825])],
      "the deal of the day is that of the easier game")
    talk.type("q", "1", "1")
    #expect(!talk.keys.contains("played-already"))
  }

  /// The cards that are left at the end.
  private func left() throws -> Int {
    var (match, last, _) = try match()
    try match.play(Move(.playHand, with: last))
    return 52 - match.table[.completed].count
  }

  private func over(_ score: Int, left: Int, best: Int = 0, _ record: String = "none") throws
    -> Term
  {
    let moves = try match().0.moveCount + 1
    return Term(
      "over-pokerslam",
      [
        "title": .term(.game("pokerslam")), "moves": .number(moves), "mistakes": 0,
        "score": .number(score),
        "left": .number(left), "best": .number(best), "record": .text(record),
      ])
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
      .resume(slot: match.game.slot), descriptors: [PokerSlamRounds()],
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
      tally.headline(among: [tally])
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
}
