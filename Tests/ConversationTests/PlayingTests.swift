// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Narration
import Preferences
import Samples
import Testing

@testable import Conversation

/// Undo, mistakes, questions before a loss, results, time.
@Suite struct PlayingTests {
  /// The first table from which the rest plays itself, told there and on none before.
  @Test func thatTheRestPlaysItselfIsToldAtOnce() throws {
    var (told, first): ([Int], Int?) = ([], nil)
    for seed in 1...40 as ClosedRange<UInt64> where first == nil {
      var talk = Talk(
        .round(Deal(Klondike(.one), seed: seed)), descriptors: [KlondikeRounds()]
      ) { $0.input = .keys }
      told = []
      for _ in 0..<300 where first == nil {
        let before = talk.playing?.match.moveCount
        talk.press("f7", "f7")
        guard let match = talk.playing?.match, match.outcome == .open, match.moveCount != before
        else { break }
        if talk.said.joined().contains(where: { $0.key == "told-can-finish" }) {
          told.append(match.moveCount)
        }
        if match.game.refusal(of: Move("finish"), on: match.table) == nil {
          first = match.moveCount
        }
      }
    }
    #expect(first != nil)
    #expect(told == [first])
  }

  @Test func theRestIsPlayedByTheNumberAfterThePlaces() throws {
    let (talk, _) = try #require(try lineTalkThatCanFinish())
    var player = talk
    player.type("")
    #expect(player.numbered.last?.title == Term("act-finish"))
    let number = try #require(player.numbered.last?.number)
    player.type("\(number + 1)")
    #expect(
      player.said == [[Term("menu-no-such-entry", ["count": .number(number)])]])
    player.type("\(number)")
    #expect(player.scenes.contains(.ended(.won)))
  }

  /// A round by lines on the first table from which the rest plays itself.
  private func lineTalkThatCanFinish() throws -> (Talk, seed: UInt64)? {
    for seed in 1...40 as ClosedRange<UInt64> {
      var talk = Talk(
        .round(Deal(Klondike(.one), seed: seed)), descriptors: [KlondikeRounds()])
      for _ in 0..<300 {
        let before = talk.playing?.match.moveCount
        talk.type("hint", "play-hint")
        guard let match = talk.playing?.match, match.outcome == .open, match.moveCount != before
        else { break }
        if match.game.refusal(of: Move("finish"), on: match.table) == nil { return (talk, seed) }
      }
    }
    return nil
  }

  @Test func drawingFromAnEmptyStockIsCalledByWhatItDoes() throws {
    let klondike = Talk(.round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()])
    for (start, title) in [
      (klondike, "act-recycle"), (Talk(.round(try Talk.round())), "act-reshuffle"),
    ] as [(Talk, Key)] {
      var talk = start
      talk.type("menu")
      #expect(talk.entries.contains(Act.draw.title))
      talk.type("0")
      while let table = talk.playing?.table, !table[.stock].isEmpty { talk.type("d") }
      talk.type("menu")
      #expect(talk.entries.contains(Term(title)))
      #expect(!talk.entries.contains(Act.draw.title))
    }
  }

  @Test func undoTakesBackTheMoveAndNotTheMistake() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("d")
    let drawn = try #require(talk.match)
    talk.type("1", "2")
    let piece = try #require(talk.match?.mistakes.last?.picked)
    #expect(talk.scenes == [.refused(piece, weight: .mistake, at: Place(.column, 2))])
    #expect(
      talk.keys == ["atlas-refused-not-together", "hint-counted-mistake", "hint-still-in-hand"])
    #expect(talk.match?.mistakes.count == 1)
    #expect(talk.match?.table == drawn.table)
    #expect(talk.type("undo") == ["put-back"])
    #expect(talk.type("undo") == ["undone told-drawn sentence"])
    #expect(talk.match?.mistakes.count == 1)
    #expect(talk.match?.moveCount == 0)
    #expect(talk.type("redo") == ["redone told-drawn"])
    #expect(talk.match?.table == drawn.table)
    #expect(talk.type("redo") == ["nothing-to-redo"])
    #expect(talk.type("undo", "undo") == ["nothing-to-undo"])
  }

  @Test func undoGoesAsFarBackAsTheSettingSays() throws {
    var talk = Talk(.round(try Talk.round())) { $0.undoBound = 1 }
    talk.type("d", "d", "undo")
    #expect(talk.match?.moveCount == 1)
    #expect(talk.type("undo") == ["undo-bound-reached"])
  }

  @Test func aPickedCardStaysPickedAfterARefusal() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("1", "2")
    #expect(talk.type("list").first == "menu-entry")
    #expect(talk.type("0") == ["put-back"])
  }

  @Test func whatWasToldCanBeAskedAgain() throws {
    var talk = Talk(.round(try Talk.round()))
    #expect(talk.type("changed") == ["nothing-changed"])
    let told = talk.type("d")
    #expect(talk.type("changed") == told)
    talk.type("progress", "undo")
    #expect(talk.type("changed") == ["undone told-drawn sentence"])
  }

  @Test func aRoundGivenUpIsCountedAndOneBegunAgainIsNot() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("d", "new")
    #expect(talk.said.first == [Term("confirm-new", ["stakes": "loss", "score": 0])])
    #expect(results(talk) == [])
    talk.type("1")
    #expect(results(talk) == [.abandoned])
    talk.type("d", "restart")
    #expect(talk.said.first == [Term("confirm-restart")])
    talk.type("1")
    #expect(talk.keys.first == "game-opened")
    #expect(results(talk) == [.abandoned])
  }

  @Test func aRoundWithoutAMoveWasNeverPlayed() throws {
    var talk = Talk(.round(try Talk.round()))
    #expect(talk.type("new").first == "game-opened")
    #expect(results(talk) == [])
    #expect(talk.type("restart") == ["restart-unneeded"])
  }

  @Test func askingCanBeSwitchedOff() throws {
    var talk = Talk(.round(try Talk.round())) { $0.confirmations = false }
    #expect(talk.type("d", "new").first == "game-opened")
    #expect(results(talk) == [.abandoned])
  }

  @Test func noKeepsTheRound() throws {
    for no in ["2", "0"] {
      var talk = Talk(.round(try Talk.round()))
      talk.type("d")
      let kept = talk.match?.table
      #expect(talk.type("new", no) == ["game-back"])
      #expect(results(talk) == [])
      talk.type("d", "undo")
      #expect(talk.match?.table == kept)
    }
  }

  @Test func theRestartedDealIsTheSame() throws {
    var talk = Talk(.round(try Talk.round()))
    let first = talk.type("all")
    let labels = talk.said
    talk.type("d", "d", "1", "restart", "1")
    #expect(talk.type("all") == first)
    #expect(talk.said == labels)
  }

  @Test func aWinIsToldRecordedAndLeadsOn() throws {
    let round = try Talk.round(Group.lettered(1, partners: 1))
    var talk = Talk(.round(round))
    var requests: [Request] = []
    for _ in 0..<20 where results(talk).isEmpty {
      guard let advice = advice(talk, round) else { break }
      var typist = Typist(talk.match ?? Match(round.game, seed: round.seed))
      for line in try typist.type(advice, letters: [.draw: "d", .drawUntilPlayable: "f"]) {
        talk.type(line)
        requests += talk.requests
      }
    }
    guard
      case .record(let result, clearing: "atlas-easy")? = requests.first(where: {
        if case .record = $0 { true } else { false }
      })
    else {
      Issue.record("no result")
      return
    }
    #expect(result.ending == .won)
    #expect(result.moves > 0 && result.mistakes == 0)
    #expect(result.seconds == Int(talk.seconds))
    #expect(talk.scenes.last == .ended(.won))
    let win = talk.keys.drop { $0 != "won" }
    #expect(
      win.prefix(5) == ["won", "won-time", "won-moves", "won-mistakes", "menu-entry"])
    #expect(
      talk.entries.map(\.key) == [
        "play-again", "play-other-difficulty", "say-share", "to-main-menu",
      ])
    // Nothing is left to go on with.
    talk.type("4", "1")
    #expect(!talk.entries.contains { $0.key == "menu-resume" })
    talk.leave()
    #expect(!talk.requests.contains { if case .save = $0 { true } else { false } })
  }

  private func advice(_ talk: Talk, _ round: Deal) -> Move? {
    let table = (talk.match ?? Match(round.game, seed: round.seed)).table
    return round.game.hints?.advice(on: table)?.move
  }

  @Test func leavingKeepsTheRoundWithItsTime() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("d", "d")
    talk.leave()
    guard case .save(let match, slot: "atlas-easy", let seconds)? = talk.requests.first else {
      Issue.record("\(talk.requests)")
      return
    }
    #expect(match.moveCount == 2)
    #expect(seconds == 2)
    #expect(talk.keys == ["goodbye"])
    var later = Talk(
      .resume(slot: "atlas-easy"), saves: [KeptMatch(match, seconds: seconds)])
    #expect(later.keys.first == "game-opened game-resumed")
    later.type("time")
    #expect(later.said == [[Term("time-played", ["time": .term(.duration(3))])]])
  }

  @Test func aLongSilenceIsNotPlay() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("d")
    talk.seconds += 7200
    talk.type("time")
    #expect(talk.said == [[Term("time-played", ["time": .term(.duration(301))])]])
  }

  @Test func timeGoesOnWhileAMenuOfTheGameIsOpen() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("0", "99", "99", "0", "time")
    #expect(talk.said == [[Term("time-played", ["time": .term(.duration(5))])]])
  }

  @Test func theGroupsOfTheLastRoundsAreAvoided() {
    let descriptor = Recording()
    var talk = Talk(
      descriptors: [descriptor], recent: ["atlas": [["x"], ["y"], ["z"], ["too old"]]])
    talk.type("1", "2")
    #expect(descriptor.orders.values.last?.recent == [["x"], ["y"], ["z"]])
    talk.type("new")
    let dealt = [Group].starter.map(\.id)
    #expect(descriptor.orders.values.last?.recent == [dealt, ["x"], ["y"]])
  }

  @Test func aDealByItsNumberAndThatOfTheDayAreTheSameForEveryone() {
    for (lines, number) in [(["1", "4", "77"], 77 as UInt64), (["1", "3"], 20_260_704)] {
      let descriptor = Recording()
      var talk = Talk(descriptors: [descriptor], recent: ["atlas": [["x"]]])
      for line in lines { talk.type(line) }
      #expect(descriptor.orders.values.map(\.number) == [number])
      #expect(descriptor.orders.values.map(\.recent) == [[]])
    }
  }

  @Test func aNumberThatIsNoneIsRefused() {
    for text in ["abc", "-1", "99999999999999999999", "1.5"] {
      let descriptor = Recording()
      var talk = Talk(descriptors: [descriptor])
      talk.type("1", "4", text)
      #expect(talk.keys == ["deal-number-question"])
      #expect(descriptor.orders.values == [])
    }
  }

  @Test func aRoundIsNotGivenUpForOneThatCannotBeMade() throws {
    let few = AtlasRounds(Catalogue(groups: Group.lettered(5))) { _, seed, _ in seed }
    var match = Match(try Talk.round().game, seed: 1)
    try match.play(Move(.draw))
    let kept = [KeptMatch(match, seconds: 7)]
    var talk = Talk(descriptors: [few], saves: kept)
    talk.type("1", "2", "5")
    #expect(talk.keys == ["deal-too-few-groups"])
    talk = Talk(.resume(slot: "atlas-easy"), descriptors: [few], saves: kept) {
      $0.confirmations = false
    }
    talk.type("new")
    #expect(talk.keys == ["deal-too-few-groups"])
    #expect(results(talk) == [])
    #expect(!talk.all.contains { if case .forget = $0 { true } else { false } })
  }

  @Test func theBoundOfUndoHoldsAtOnce() throws {
    var talk = Talk(.round(try Talk.round()))
    for _ in 0..<25 { talk.type("D") }
    let moves = try #require(talk.match?.moveCount)
    talk.type("settings undo-bound", "20")
    for _ in 0..<20 { talk.type("u") }
    #expect(talk.match?.moveCount == moves - 20)
    #expect(talk.type("u") == ["undo-bound-reached"])
  }

  @Test func helpAndSettingsAreOpenedOnce() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("settings", "settings", "0")
    #expect(talk.keys == ["game-back"])
    talk.type("help", "help", "0")
    #expect(talk.keys == ["game-back"])
  }

  @Test func aSavedRoundIsAskedForBeforeItIsReplaced() throws {
    let descriptor = Recording()
    var match = Match(try Talk.round().game, seed: 1)
    try match.play(Move(.draw))
    var talk = Talk(descriptors: [descriptor], saves: [KeptMatch(match, seconds: 7)])
    talk.type("1", "2", "2")
    #expect(talk.said.first?.first?.key == "confirm-replace")
    #expect(results(talk) == [])
    talk.type("1")
    #expect(descriptor.orders.values.count == 1)
    #expect(results(talk) == [.abandoned])
    #expect(talk.keys.first == "game-opened")
  }

  private func results(_ talk: Talk) -> [RoundResult.Ending] {
    talk.all.compactMap { if case .record(let result, _) = $0 { result.ending } else { nil } }
  }
}
