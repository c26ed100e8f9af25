// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Preferences
import Samples
import Testing

@testable import Conversation

/// Several games in one program: what each keeps, and whose keys and help are in force.
@Suite struct SeveralGamesTests {
  private func round(_ id: String, _ difficulty: Difficulty, number: UInt64 = 5) throws -> Deal {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == id })
    return try descriptor.deal(DealRequest(difficulty: difficulty, number: number))
  }

  /// A match with so many of the first legal act.
  private func kept(_ id: String, _ difficulty: Difficulty, draws: Int) throws -> KeptMatch {
    let round = try round(id, difficulty)
    var match = Match(round.game, seed: round.seed)
    for _ in 0..<draws {
      try match.play(Move(try #require(round.game.acts(on: match.table).first)))
    }
    return KeptMatch(match, seconds: 9)
  }

  private func talk(
    _ start: Dialogue.Start = .mainMenu, saves: [KeptMatch] = [],
    _ settle: (inout Settings) -> Void = { _ in }
  ) -> Talk {
    Talk(start, descriptors: EveryDescriptor.all, saves: saves, settle)
  }

  private func resume(_ game: String, _ difficulty: Difficulty, _ progress: Term, moves: Int)
    -> Term
  {
    Term(
      "menu-resume",
      [
        "difficulty": .term(difficulty.name),
        "progress": .list([progress]), "moves": .number(moves),
      ])
  }

  /// The number that the main menu has for a game.
  private func number(of id: String) throws -> String {
    String(try #require(EveryDescriptor.all.firstIndex { $0.id == id }) + 1)
  }

  @Test func theMainMenuIsTheSameWhateverCanBeResumed() throws {
    let saves = try [kept("spider", "hard", draws: 1), kept("klondike", "easy", draws: 3)]
    #expect(talk(saves: saves).numbered.map(\.title) == talk().numbered.map(\.title))
    #expect(
      talk().entries.map(\.key) == EveryDescriptor.all.map { _ in "menu-play" } + [
        "menu-tutorials", "menu-statistics", "menu-settings", "menu-help", "menu-leave",
      ])
  }

  @Test func whatCanBeResumedComesFirstInItsGameThePlayedLastFirst() throws {
    let saves = try [
      kept("klondike", "hard", draws: 1), kept("spider", "hard", draws: 1),
      kept("klondike", "easy", draws: 3),
    ]
    let foundations = Term("progress-foundations", ["done": 0, "total": 52])
    var talk = talk(saves: saves)
    talk.type(try number(of: "klondike"))
    #expect(
      talk.entries == [
        resume("klondike", "hard", foundations, moves: 1),
        resume("klondike", "easy", foundations, moves: 3), Term("command-new"),
      ])
    talk.type("2")
    #expect(talk.keys.first == "game-opened game-resumed")
    talk.type("d", "q", try number(of: "klondike"))
    #expect(talk.entries.prefix(2).map { $0.fillings["moves"] } == [4, 1])
    talk.type("3")
    #expect(talk.keys.first == "choose-difficulty")
  }

  @Test func anotherDifficultyLeavesASavedMatchAlone() throws {
    var talk = talk(
      .round(try round("klondike", "hard")),
      saves: [
        try kept("klondike", "easy", draws: 2)
      ])
    #expect(talk.keys.first == "game-opened")
    talk.type("d", "q", try number(of: "klondike"))
    #expect(talk.entries.map { $0.fillings["moves"] } == [1, 2, nil])
    #expect(
      talk.all.allSatisfy {
        switch $0 {
        case .save(_, let slot, _): slot == "klondike-hard"
        case .forget, .record: false
        default: true
        }
      })
  }

  @Test func aKeyDoesWhatItDoesInTheGameInFront() throws {
    var klondike = talk(.round(try round("klondike", "easy")))
    #expect(klondike.press("d") == ["told-drawn"])
    var spider = talk(.round(try round("spider", "easy")))
    spider.press("d")
    #expect(spider.match?.last?.move == Move(.deal))
    // The same keys after a menu was opened over the game, and none of them in the main menu.
    klondike.press("escape")
    #expect(klondike.press("d").contains("told-drawn"))
    var menu = talk { $0.input = .keys }
    #expect(menu.press("d") == ["menu-no-letter"], "a letter looks for an entry")
  }

  @Test func whatOnlyAnotherGameHasIsNotToBeHadAndNotNamed() throws {
    var klondike = talk(.round(try round("klondike", "easy")))
    for act in [Act.deal, .drawUntilPlayable] {
      #expect(klondike.type(act.name) == ["refused-act"])
    }
    #expect(klondike.type("neighbours") == ["refused-act"])
    #expect(klondike.press("D") == ["refused-act"])
    klondike.press("e")
    #expect(
      klondike.said == [
        [
          Term(
            "no-such-place-in-game",
            ["game": .term(.game("klondike")), "place": .term(PlaceGroup.reserve.title)])
        ]
      ])
    #expect(klondike.match == nil)
    // A word of the table comes before one of another game.
    #expect(klondike.type("f") != ["refused-act"])
  }

  @Test func theCardDrawnBeforeGoesToTheWasteWithoutAWord() throws {
    var pyramid = talk(.round(try round("pyramid", "easy")))
    #expect(pyramid.press("d") == ["told-drawn"])
    #expect(pyramid.press("d") == ["told-drawn"])
    #expect(pyramid.press("u").first?.hasPrefix("undone told-moved") == true)
  }

  @Test func keysOfThePlayersOwnHoldInTheGamesThatHaveTheAct() throws {
    let own: (inout Settings) -> Void = { try? $0.bind("draw", to: ["J"]) }
    var klondike = talk(.round(try round("klondike", "easy")), own)
    #expect(klondike.press("J") == ["told-drawn"])
    #expect(klondike.press("d") == ["refused-act"])
    var spider = talk(.round(try round("spider", "easy")), own)
    #expect(spider.press("J") == ["refused-act"])
    spider.press("d")
    #expect(spider.match?.last?.move == Move(.deal))
  }

  @Test func helpInAGameIsAboutThatGame() throws {
    var menu = talk()
    menu.type("help")
    let games = EveryDescriptor.all.map { Term(Key("help-\($0.id)")) }
    #expect(Array(menu.entries.prefix(games.count + 1)) == games + [Term("help-reading")])
    var spider = talk(.round(try round("spider", "easy")))
    spider.type("help")
    #expect(Array(spider.entries.prefix(2)) == [Term("help-spider"), Term("help-reading")])
    #expect(spider.type("1") == ["help-spider-text", "help-spider-typing", "spider-points"])
    spider.type("5", "1")
    let told = spider.said.joined().compactMap { line -> Key? in
      if case .term(let command)? = line.fillings["command"] { command.key } else { nil }
    }
    #expect(told.filter { $0.name.hasPrefix("act-") } == ["act-deal"], "the other has no letter")
  }

  @Test func onlyWhatIsAnsweredIsListedInHelp() throws {
    var grid = talk(.round(try round("pokerslam", "easy")))
    grid.type("help")
    #expect(grid.type("2") == ["help-reading-grid-text"])
    grid.type("5")
    let told = (1...grid.entries.count).flatMap { topic -> [Key] in
      grid.type(String(topic))
      return grid.said.joined().compactMap { line -> Key? in
        if case .term(let command)? = line.fillings["command"] { command.key } else { nil }
      }
    }
    for command in ["roots", "groups", "wanted", "facts", "learner"] {
      #expect(!told.contains(Key("command-\(command)")), "\(command)")
    }
    #expect(told.contains("command-unseen") && told.contains("command-hands"))
  }

  @Test func aSettingIsOpenedByItsTitle() throws {
    var talk = talk(.round(try round("pokerslam", "easy")))
    talk.type("settings setting-input")
    #expect(talk.said.first == [Term("setting-input")])
    talk.type("0", "settings input")
    #expect(talk.said.first == [Term("setting-input")])
    #expect(talk.type("0", "settings nothing") == ["setting-unknown-listed"])
  }

  @Test func aDifficultyOnceChosenServesUntilAnotherIs() throws {
    var talk = talk()
    #expect(talk.dialogue.settings.difficulty == .easy)
    try open("klondike", &talk)
    talk.type("3", "q")
    #expect(talk.dialogue.settings.difficulty == .hard)
    // By number: Spider at the same; Yukon, which has no such difficulty, at its own.
    talk.type("1", "q")
    for (game, difficulty) in [("spider", "hard"), ("yukon", "medium")] {
      try open(game, &talk)
      let byNumber = try #require(talk.entries.firstIndex(of: Term("menu-by-number")))
      talk.type(String(byNumber + 1))
      #expect(
        talk.said.first?.first?.fillings["difficulty"]
          == .term(Difficulty(rawValue: difficulty).name))
      talk.type("0", "0")
    }
  }

  /// Opens the difficulties of a game from the main menu.
  private func open(_ game: String, _ talk: inout Talk) throws {
    let title = Term("menu-play", ["game": .term(.game(game))])
    talk.type("")
    talk.type(String(try #require(talk.entries.firstIndex(of: title)) + 1))
  }
}
