// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Preferences
import Samples
import Testing

@testable import Conversation

/// Everything with a gamepad and nothing else, whatever else the player could type with.
@Suite struct PadTalkTests {
  /// As many moves as the game advises, or until it is over.
  @Test(arguments: Settings.InputMode.allCases, EveryDescriptor.all.map(\.id))
  func everyGameIsPlayed(input: Settings.InputMode, game: String) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    let round = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 3))
    var talk = Talk(.round(round), descriptors: [descriptor]) { $0.input = input }
    var match = try #require(talk.playing).match
    for _ in 0..<60 {
      guard talk.playing != nil, let move = match.game.hints?.advice(on: match.table)?.move else {
        break
      }
      try talk.pad(move)
      _ = try match.play(move)
      let kept = try #require(talk.match ?? talk.playing?.match)
      // A match that is over is not kept.
      if !match.hasEnded { #expect(kept.table == match.table, "after \(move)") }
    }
    // A picture has nine pieces.
    #expect(match.moveCount >= 9)
  }

  @Test func aRoundOfAtlasIsWon() throws {
    let round = try Talk.round()
    var talk = Talk(.round(round))
    var match = try #require(talk.playing).match
    while match.outcome == .open, match.moveCount < 300,
      let move = match.game.hints?.advice(on: match.table)?.move
    {
      try talk.pad(move)
      _ = try match.play(move)
    }
    #expect(match.outcome == .won)
    #expect(talk.scenes.last == .ended(.won))
    // And another one is begun.
    talk.press("pad-down", "pad-a")
    #expect(talk.playing?.match.moveCount == 0)
  }

  @Test func theButtonsOfAGame() throws {
    var talk = Talk(.round(try Talk.round()))
    let playing = try #require(talk.playing)
    #expect(talk.press("pad-x") == ["hint-draw"])
    #expect(talk.press("pad-y") == ["hint-draw"])
    #expect(talk.press("pad-left-stick").count == 1)
    #expect(talk.press("pad-right-stick").count >= playing.table.readablePlaces.count)
    talk.press("pad-right-trigger")
    #expect(talk.match?.last?.move == Move(.draw))
    talk.press("pad-right-stick-left")
    #expect(talk.match?.moveCount == 0)
    talk.press("pad-right-stick-right")
    #expect(talk.match?.moveCount == 1)
    #expect(talk.press("pad-right-stick-up").count == 1)
    #expect(talk.press("pad-right-stick-down").count == 1)
    // What can be chosen, without the request to type a number.
    talk.press("pad-left-trigger")
    #expect(talk.keys.allSatisfy { $0 == "menu-entry" })
    #expect(!talk.keys.isEmpty)
    #expect(talk.type("list").last == "choose-place")
    talk.press("pad-start")
    #expect(talk.keys.first == "game-menu")
    #expect(talk.press("pad-b") == ["game-back"])
    talk.press("pad-b")
    #expect(talk.keys.first == "game-menu")
    talk.press("pad-back")
    #expect(talk.keys.first == "help")
  }

  @Test func theShouldersGoToWhatCanBeChosen() throws {
    let descriptor = KlondikeRounds()
    let round = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 3))
    var talk = Talk(.round(round), descriptors: [descriptor])
    let playing = try #require(talk.playing)
    let offered = playing.numbering.places.indices.filter { index in
      let place = playing.numbering.places[index]
      guard place.kind != .foundation else { return false }
      let picks = playing.pickable(at: place)
      return playing.game.act(at: place, on: playing.table) != nil
        || picks.contains {
          !playing.game.goals(for: [$0], on: playing.table, onlyRight: true).isEmpty
        }
    }
    #expect(offered.count > 1)
    var visited: [Int] = []
    for _ in 0..<20 {
      talk.press("pad-right-shoulder")
      if talk.isAtEdge { break }
      visited.append(try #require(talk.playing).cursor.index)
    }
    #expect(visited == offered.filter { $0 > 0 })
    #expect(talk.keys.first?.hasPrefix("edge-next-choice ") == true)
    var back: [Int] = []
    for _ in 0..<20 {
      talk.press("pad-left-shoulder")
      if talk.isAtEdge { break }
      back.append(try #require(talk.playing).cursor.index)
    }
    #expect(back == Array(offered.dropLast().reversed()))
    #expect(talk.keys.first?.hasPrefix("edge-previous-choice ") == true)
  }

  /// With a card in hand they go to its targets alone.
  @Test func theShouldersGoToTargets() throws {
    let descriptor = KlondikeRounds()
    for number in 1...10 {
      let round = try descriptor.deal(
        DealRequest(difficulty: descriptor.difficulties[0], number: UInt64(number)))
      var talk = Talk(.round(round), descriptors: [descriptor])
      let match = try #require(talk.playing).match
      guard let move = match.game.hints?.advice(on: match.table)?.move,
        let piece = move.picked.first
      else { continue }
      try talk.pick(piece)
      // Where a card goes one way alone, it has gone.
      guard talk.playing?.picked == [piece] else { continue }
      let targets = Typist.targets(for: piece, on: match, onlyRight: true)
      try talk.walk(to: match.table.readablePlaces[0])
      var visited = [match.table.readablePlaces[0]]
      while !talk.isAtEdge, visited.count < 100 {
        talk.press("pad-right-shoulder")
        visited.append(try #require(talk.playing).focusedPlace)
      }
      #expect(Set(visited).isSuperset(of: targets))
      #expect(Set(visited).subtracting(targets).count <= 1)
    }
  }

  @Test func aRunLosesItsDeepestCardWhenItIsChosenAgain() throws {
    let descriptor = YukonRounds()
    let round = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 1))
    var talk = Talk(.round(round), descriptors: [descriptor])
    let playing = try #require(talk.playing)
    let place = try #require(
      playing.numbering.places.first { Typist.offered(at: $0, on: playing.match).count > 2 })
    let runs = Typist.offered(at: place, on: playing.match)
    try talk.walk(to: place)
    var picked: [[Piece]] = []
    repeat {
      talk.press("pad-a")
      picked.append(try #require(talk.playing).picked)
    } while picked.last?.isEmpty == false
    #expect(picked == runs.map { [$0] } + [[]])
    #expect(talk.keys == ["put-back"])
    // With the keyboard the same choice puts it back, as it always has.
    talk.press("enter", "enter")
    #expect(talk.keys == ["put-back"])
  }
}

/// Every other screen with a gamepad alone.
@Suite struct PadScreenTests {
  @Test func theFirstStart() throws {
    var talk = Talk { $0.firstStartDone = false }
    #expect(talk.keys.first == "first-language")
    try talk.choose(Term("language-name-en"))
    #expect(talk.keys.first == "first-voice")
    try talk.choose(Term("first-voice-reader"))
    // Left as it is.
    talk.press("pad-b")
    #expect(talk.keys.first == "first-done")
    #expect(talk.dialogue.settings.firstStartDone)
    #expect(talk.dialogue.settings.language == "en")
    #expect(talk.dialogue.settings.voice == .off)
    #expect(talk.dialogue.settings.input == .lines)
  }

  @Test func fromTheMainMenuIntoAGameAndOutOfTheProgram() throws {
    let descriptor = KlondikeRounds()
    var talk = Talk(descriptors: [descriptor])
    #expect(talk.press("pad-b") == ["menu-nowhere-back-pad"])
    #expect(talk.press("pad-x") == ["menu-no-command"])
    try talk.choose(Term("menu-play", ["game": .term(descriptor.name)]))
    // How a menu is used is said once, and no number asked for.
    #expect(talk.keys.last == "hint-pad-menu")
    try talk.choose(descriptor.choice(of: descriptor.difficulties[0]))
    #expect(talk.keys.last == "hint-pad")
    talk.press("pad-right-trigger", "pad-start")
    #expect(talk.keys.last == "menu-entry")
    try talk.choose(Query.quit.title)
    #expect(talk.keys.first == "game-saved")
    try talk.choose(Term("menu-leave"))
    #expect(talk.requests.contains { if case .leave = $0 { true } else { false } })
  }

  @Test func theGatheringGameTellsItsOwnButtons() throws {
    let descriptor = PokerSlamRounds()
    var talk = Talk(descriptors: [descriptor])
    try talk.choose(Term("menu-play", ["game": .term(descriptor.name)]))
    try talk.choose(descriptor.choice(of: descriptor.difficulties[0]))
    #expect(talk.keys.last == "hint-gathering-pad")
  }

  @Test func theSettings() throws {
    var talk = Talk()
    try talk.choose(Term("menu-settings"))
    try talk.choose(Term("settings-voice"))
    let rate = Term(
      "setting-entry",
      [
        "name": .term(Term("setting-speech-rate")),
        "value": .term(Term("setting-percent", ["value": 25])),
      ])
    try talk.choose(rate)
    #expect(talk.keys == ["setting-changed", "setting-speech-rate-help", "hint-number"])
    talk.press("pad-up", "pad-right")
    #expect(talk.said == [[.value(35)]])
    #expect(talk.dialogue.settings.speechRate == 35)
    talk.press("pad-down", "pad-a")
    #expect(talk.dialogue.settings.speechRate == 30)
    #expect(talk.entries.map { $0.fillings["name"] } == [.term(Term("setting-speech-rate"))])
    talk.press("pad-b", "pad-b")
    #expect(talk.entries == [Term("menu-settings")])
  }

  @Test func whatIsLostIsAskedForFirst() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.press("pad-right-trigger", "pad-start")
    try talk.choose(Term("game-menu-round"))
    try talk.choose(Query.new.title)
    #expect(talk.keys.first == "confirm-new")
    try talk.choose(Term("confirm-no"))
    #expect(talk.playing?.match.moveCount == 1)
    talk.press("pad-start")
    try talk.choose(Term("game-menu-round"))
    try talk.choose(Query.new.title)
    try talk.choose(Term("confirm-yes"))
    #expect(talk.playing?.match.moveCount == 0)
  }

  @Test func aNumberIsTurnedTo() throws {
    let descriptor = KlondikeRounds()
    var talk = Talk(descriptors: [descriptor])
    try talk.choose(Term("menu-play", ["game": .term(descriptor.name)]))
    try talk.choose(Term("menu-by-number"))
    #expect(talk.keys == ["deal-number-question", "hint-dial"])
    // Nothing is taken before something was turned.
    #expect(talk.press("pad-a") == ["deal-number-question"])
    let told = { (talk: Talk) in talk.said.map { $0.map(\.plainDigits) } }
    talk.press("pad-up")
    #expect(told(talk) == [["1"]])
    talk.press("pad-down")
    #expect(told(talk) == [["1"]])
    #expect(talk.isAtEdge)
    talk.press("pad-left", "pad-left")
    #expect(talk.said == [[Term("dial-stride", ["stride": 100])]])
    talk.press("pad-up", "pad-up", "pad-right", "pad-down")
    #expect(told(talk) == [["191"]])
    talk.press("pad-a")
    #expect(talk.playing?.match.dealNumber == 191)
  }

  @Test func theNumberKeepsWithinItsBounds() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.press("pad-right-trigger", "pad-right-trigger", "pad-right-trigger", "pad-start")
    try talk.choose(Term("game-menu-round"))
    try talk.choose(Query.undoSeveral.title)
    for _ in 0..<9 { talk.press("pad-up") }
    #expect(talk.said.first?.first?.plainDigits == "3")
    // There is no step of ten among three.
    #expect(talk.press("pad-left") == ["digits-so-far"])
    talk.press("pad-a")
    #expect(talk.playing?.match.moveCount == 0)
  }

  @Test func whereOnlyAKeyboardWillDoThatIsSaid() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.press("pad-start")
    try talk.choose(Term("game-menu-reading"))
    try talk.choose(Query.find.title)
    #expect(talk.keys == ["find-question", "dial-none"])
    #expect(talk.press("pad-up") == ["find-question", "dial-none"])
    #expect(talk.press("pad-b") == ["game-back"])
    // Whoever types is not told.
    #expect(talk.type("find") == ["find-question"])
  }

  @Test func helpSpeaksOfButtonsToWhoHasThemInHand() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.dialogue.environment.equipment.hasPad = true
    talk.press("pad-back")
    try talk.choose(Term("help-atlas"))
    #expect(talk.keys == ["help-atlas-text", "hint-pad"])
    for topic in ["reading", "messages", "game"] {
      let key = Key("help-\(topic)-text")
      let title = Term(Key("help-\(topic)"))
      talk.press("pad-b", "pad-back")
      try talk.choose(title)
      let told = try #require(talk.said.first?.first)
      #expect(talk.said.count == 1 && told.key == key && told.fillings["input"] == "pad")
      let typed = try #require(talk.typedHelp(title)?.first?.first)
      #expect(typed.key == key && typed.fillings["input"] == "lines")
    }
    #expect(
      talk.typedHelp(Term("help-atlas"))?.prefix(2).flatMap { $0.map(\.key) } == [
        "help-atlas-text", "help-atlas-typing",
      ])
  }

  @Test func theTutorial() throws {
    var talk = Talk(.mainMenu)
    try talk.choose(try #require(talk.entries.first { $0.key == "menu-tutorials" }))
    try talk.choose(try #require(talk.entries.first { $0.key == "menu-tutorial" }))
    #expect(talk.keys == ["tutorial-welcome", "objective-atlas", "tutorial-table"])
    #expect(
      talk.said.last?.first?.everything.contains { $0.key == "key-name-pad-right-stick" } == true)
    talk.press("pad-right-stick")
    #expect(talk.keys.last == "tutorial-carry")
    let match = try #require(talk.playing).match
    let move = try #require(match.game.hints?.advice(on: match.table)).move
    try talk.pick(try #require(move.picked.first))
    guard case .place(let goal) = move.goal else { return }
    try talk.walk(to: goal)
    talk.press("pad-a")
    #expect(talk.keys.last == "tutorial-stock tutorial-act")
    talk.press("pad-right-trigger")
    #expect(talk.keys.last == "tutorial-undo")
    talk.press("pad-right-stick-left")
    #expect(talk.keys.last == "tutorial-ask")
    talk.press("pad-x")
    #expect(talk.keys.last == "tutorial-finish")
  }

  @Test func helpTellsTheButtonsWhereThereIsAGamepad() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("help")
    #expect(!talk.entries.contains(Term("help-pad")))
    talk.type("0")
    talk.dialogue.environment.equipment.hasPad = true
    talk.press("pad-back")
    try talk.choose(Term("help-pad"))
    #expect(talk.keys == Array(repeating: "help-button", count: Keymap.buttons.count))
    #expect(
      talk.said[4] == [
        Term(
          "help-button",
          [
            "button": .term(Term("key-name-pad-a", fallback: "pad-a")),
            "command": .term(Term("command-accept")),
          ])
      ])
    #expect(
      talk.said[12][0].fillings["command"] == .term(Act.draw.title))
  }

  @Test func theListOfCommandsNamesButtonsWhereThereIsAGamepad() throws {
    var talk = Talk(.round(try Talk.round()))
    let keys = { (talk: Talk) in
      talk.said.first { $0.first?.fillings["command"] == .term(Query.hint.title) }?.first?
        .fillings["keys"]
    }
    talk.type("help")
    try talk.choose(Term("help-commands"))
    talk.type("1")
    #expect(keys(talk) == .list([Term(key: "h")]))
    talk.dialogue.environment.equipment.hasPad = true
    talk.press("pad-a")
    #expect(keys(talk) == .list([Term(key: "h"), Term(key: "pad-x")]))
  }
}

extension Term {
  fileprivate var plainDigits: String? {
    if case .number(let digits)? = fillings["digits"] { String(digits) } else { nil }
  }
}

extension Talk {
  /// Whether the last answer was that there is nothing further.
  fileprivate var isAtEdge: Bool {
    scenes.contains { if case .edge = $0 { true } else { false } }
  }
}

extension Term {
  /// A percentage as a setting tells it.
  fileprivate static func value(_ percent: Int) -> Term {
    Term("setting-value", ["value": .term(Term("setting-percent", ["value": .number(percent)]))])
  }
}

extension Talk {
  /// What help says about a topic to a player who types.
  fileprivate func typedHelp(_ topic: Term) -> [[Term]]? {
    var talk = self
    talk.type("0", "help")
    guard let number = talk.numbered.first(where: { $0.title == topic })?.number else { return nil }
    talk.type(String(number))
    return talk.said
  }
}
