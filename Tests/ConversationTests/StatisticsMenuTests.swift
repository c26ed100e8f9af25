// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Conversation

/// The statistics, as the menu tells them.
@Suite struct StatisticsMenuTests {
  private static func tally(
    _ game: String, _ difficulty: Difficulty, _ endings: RoundResult.Ending..., score: Int? = nil,
    of dealKind: DealKind = .any
  ) -> Tally {
    var tally = Tally(game: game, difficulty: difficulty, dealKind: dealKind)
    for ending in endings { tally.statistics.count(ending, seconds: 312, moves: 98, score: score) }
    return tally
  }

  private func open(_ tallies: [Tally], descriptors: [any GameDescriptor]? = nil) -> Talk {
    Talk(
      .statistics, descriptors: descriptors ?? [Talk.atlas(), KlondikeRounds()], statistics: tallies
    )
  }

  @Test func withoutGamesThereIsOneSentence() {
    let talk = open([])
    #expect(talk.keys == ["statistics-none", "menu-back-only"])
  }

  @Test func gamesAndDifficultiesStandAsInTheMenus() {
    let talk = open([
      Self.tally("atlas", "expert", .won), Self.tally("atlas", "easy", .won),
      Self.tally("abolished", "hard", .lost), Self.tally("klondike", "hard", .lost),
      Self.tally("klondike", "brutal", .lost), Self.tally("atlas", "relaxed", .won),
    ])
    let names = talk.entries.map { entry in [entry.fillings["game"], entry.fillings["difficulty"]] }
    #expect(
      names
        == [
          ("atlas", "relaxed"), ("atlas", "easy"), ("atlas", "expert"), ("klondike", "hard"),
          ("klondike", "brutal"), ("abolished", "hard"),
        ].map { [.term(.game($0)), .term(Difficulty(rawValue: $1).name)] })
  }

  @Test func aGameIsALineAndChoosingItTellsTheRest() {
    var talk = open([Self.tally("klondike", "easy", .won, .abandoned, .won, .lost, score: 640)])
    #expect(talk.keys == ["statistics", "menu-entry", "menu-choose-or-back"])
    #expect(
      talk.entries == [
        Term(
          "statistics-line",
          [
            "game": .term(Term("game-klondike")), "difficulty": .term(Term("difficulty-easy")),
            "played": 4, "won": 2,
          ])
      ])
    talk.type("1")
    let time = Filling.term(Term("duration", ["minutes": 5, "seconds": 12]))
    #expect(
      talk.said == [
        [Term("statistics-streak", ["streak": 0, "best": 1])],
        [Term("statistics-best-time", ["time": time])],
        [Term("statistics-average-time", ["time": time])],
        [Term("statistics-fewest-moves", ["moves": 98])],
        [Term("statistics-best-score", ["score": 640])],
        [Term("statistics-lost", ["lost": 2, "abandoned": 1])],
      ])
  }

  @Test func onlyWhatThereIsIsToldAndNoAverageOfOneGame() {
    var talk = open([Self.tally("atlas", "easy", .lost), Self.tally("atlas", "hard", .won)])
    #expect(talk.type("1") == ["statistics-lost"])
    #expect(
      talk.type("2") == [
        "statistics-streak", "statistics-best-time", "statistics-fewest-moves",
      ])
  }

  @Test func dealsThatCanBeWonAreCountedApartFromAnyOthersAndThatIsSaidOnce() {
    let tallies = [
      Self.tally("klondike", "easy", .won, .lost, .lost),
      Self.tally("klondike", "easy", .won, .won, .lost, of: .winnable),
      Self.tally("atlas", "easy", .won, of: .winnable),
    ]
    var talk = open(tallies)
    #expect(talk.keys.first == "hint-deal-kinds")
    func difficulty(_ deals: String) -> Filling {
      .term(
        Term(
          "statistics-deals", ["difficulty": .term(Term("difficulty-easy")), "deals": .text(deals)])
      )
    }
    #expect(
      talk.entries.map { [$0.fillings["difficulty"], $0.fillings["won"], $0.fillings["played"]] }
        == [
          [.term(Term("difficulty-easy")), 1, 1], [difficulty("winnable"), 2, 3],
          [difficulty("any"), 1, 3],
        ])
    talk.type("2")
    #expect(talk.said.first == [Term("statistics-streak", ["streak": 0, "best": 2])])
    talk.type("3")
    #expect(talk.said.first == [Term("statistics-streak", ["streak": 0, "best": 1])])
    #expect(open(Array(tallies.dropFirst())).keys.first == "statistics", "one kind of each game")
  }
}
