// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import ConversationTestSupport
import Engine
import Games
import Narration
import Preferences
import Samples
import Testing

@testable import Conversation

/// Finding, reading, walking, learning, and what the game keeps to itself.
@Suite struct AskingTests {
  @Test func aCardIsFoundWhateverItsCaseAndAccents() throws {
    let names: @Sendable (Term) -> String = { $0.fallback == "Italy" ? "Itália" : "x" }
    for text in ["ITALIA", "itália", "tal", "LÍA", "is the Italia"] {
      var talk = Talk(.round(try Talk.round()), words: names)
      talk.type("find", text)
      #expect(talk.keys.first == "where-free", "\(text)")
    }
    var talk = Talk(.round(try Talk.round()), words: names)
    talk.type("find", "zzz")
    #expect(talk.said.first == [Term("find-nothing", ["text": "zzz"])])
  }

  @Test func cardsThatLieFaceDownAreNotFound() throws {
    let round = try Talk.round()
    let match = Match(round.game, seed: round.seed)
    let shown = match.table.pieces.filter(match.table.isFaceUp).map(round.game.name)
    for piece in match.table.pieces where !match.table.isFaceUp(piece) {
      let name = round.game.name(of: piece)
      if shown.contains(name) { continue }
      var talk = Talk(.round(round), words: { $0 == name ? "this one" : "another" })
      talk.type("find", "this one")
      #expect(talk.keys.first == "find-nothing")
    }
  }

  @Test func everyPlaceIsReadByItsNumber() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("place")
    #expect(talk.entries.count == 10)
    for number in 1...10 {
      talk.type("place", "\(number)")
      let byMenu = talk.said
      #expect(byMenu.count == 1)
      talk.type("b \(number)")
      #expect(talk.said == byMenu)
    }
  }

  @Test func arrowsWalkPlacesAndCardsAndTellTheEdges() throws {
    var talk = Talk(.round(try Talk.round()))
    #expect(talk.press("left") == ["edge-left label-place-hidden"])
    #expect(talk.scenes == [.edge(at: Place(.column, 1))])
    #expect(talk.press("right") == ["label-place-hidden"])
    #expect(talk.press("up") == ["label-hidden"])
    #expect(talk.press("up") == ["edge-up label-hidden"])
    #expect(talk.press("down") == ["label-place-hidden"])
    #expect(talk.press("down") == ["edge-down label-place-hidden"])
    #expect(talk.press("end") == ["label-empty-takes"])
    #expect(talk.press("right") == ["edge-right label-empty-takes"])
    #expect(talk.press("end") == ["edge-last label-empty-takes"])
    #expect(talk.press("home") == ["label-place-hidden"])
    #expect(talk.press("home") == ["edge-first label-place-hidden"])
  }

  @Test func enterPicksAndDropsWhereTheFocusIs() throws {
    var talk = Talk(.round(try Talk.round()))
    #expect(talk.press("home", "enter").first == "picked")
    #expect(
      talk.press("right", "enter")
        == ["atlas-refused-not-together", "hint-counted-mistake", "hint-still-in-hand"])
    #expect(talk.press("left", "enter") == ["put-back"])
    talk.press("end", "left", "left", "left", "left")
    #expect(talk.keys == ["label-closed"])
    #expect(talk.press("enter") == ["told-drawn"])
  }

  @Test func messagesAreReadBackAndForth() throws {
    var talk = Talk(.round(try Talk.round()))
    let opening = talk.keys
    #expect(opening.first == "game-opened" && opening.count > 2)
    #expect(talk.type("repeat") == opening)
    #expect(talk.type("older") == ["history-oldest"])
    talk.type("d", "hint")
    #expect(talk.type("repeat") == ["hint-draw"])
    #expect(talk.type("older") == ["told-drawn"])
    #expect(talk.type("repeat") == ["told-drawn"])
    #expect(talk.type("newer") == ["hint-draw"])
    #expect(talk.type("newer") == ["history-newest"])
  }

  @Test(arguments: ["tops", "all", "here", "list", "progress", "?"])
  func whatWasToldInSeveralLinesIsHeardAgainAsAWhole(question: String) throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("d", question)
    let told = talk.said
    talk.type("repeat")
    #expect(talk.said == told)
    // Once more it is still the answer itself.
    talk.type("repeat")
    #expect(talk.said == told)
    #expect(talk.type("older") == ["told-drawn"])
    talk.type("newer")
    #expect(talk.said == told)
    #expect(talk.type("newer") == ["history-newest"])
  }

  @Test func stepsOfTheFocusAreHeardAgainButNotOneByOne() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.press("d", "home", "right", "right")
    let here = talk.said
    talk.press("r")
    #expect(talk.said == here)
    #expect(talk.press(",") == ["told-drawn"])
    talk.press("right", "t")
    #expect(talk.press(",") == ["told-drawn"])
  }

  @Test func aHintOnUsageIsGivenOnce() throws {
    var talk = Talk(.round(try Talk.round()))
    #expect(talk.keys.last == "hint-lines")
    talk.type("d", "restart", "1")
    #expect(!talk.keys.contains("hint-lines"))
    let quiet = Talk(.round(try Talk.round())) { $0.hints = false }
    #expect(!quiet.keys.contains("hint-lines"))
    let keys = Talk(.round(try Talk.round())) { $0.input = .keys }
    #expect(keys.keys.suffix(2) == ["hint-place-keys", "help-keys-groups"])
  }

  @Test func keysAreExplainedToWhoBeginsToPressThem() throws {
    var talk = Talk(.round(try Talk.round()))
    func told() -> [Key] {
      talk.dialogue.type(by: .keys, at: Moment(seconds: 0, day: 0)).compactMap {
        if case .say(let utterance) = $0 { utterance.sentences.first?.key } else { nil }
      }
    }
    #expect(told() == ["hint-place-keys", "help-keys-groups"])
    #expect(told() == [])
    talk.dialogue = Talk(.mainMenu).dialogue
    #expect(told() == [])
  }

  @Test func factsAreForLearners() throws {
    var talk = Talk(.round(try Talk.round()))
    #expect(talk.type("facts") == ["facts-in-learner-mode"])
    talk.type("learner")
    #expect(talk.type("facts") == ["fact"])
    #expect(talk.type("here") == ["sentence atlas-lesson-group brief", "fact"])
  }

  @Test func verbosityGoesRound() {
    var talk = Talk()
    #expect(talk.type("verbosity") == ["verbosity-now-full"])
    #expect(talk.type("verbosity") == ["verbosity-now-brief"])
    #expect(talk.type("verbosity") == ["verbosity-now-normal"])
    #expect(talk.dialogue.settings.verbosity == .normal)
  }

  /// No partner's group is told in normal play, but by a hint, a refusal, an open foundation or a
  /// group that is complete.
  @Test(arguments: [1 as UInt64, 2, 3, 4]) func normalPlayGivesNoGroupAway(seed: UInt64) throws {
    let round = try Talk.round(seed: seed)
    let game = try #require(round.game as? AtlasSolitaire)
    let names = Set(game.setup.groups.map(\.name.key))
    let mayTell = ["atlas-hint", "atlas-refused", "atlas-group-completed", "atlas-progress-group"]
    var generator = Generator(seed: seed)
    var talk = Talk(.round(round))
    let asked = ["all", "tops", "groups", "list", "here", "changed", "spell", "d", "0", "undo"]
    for _ in 0..<400 {
      talk.type(
        generator.below(3) > 0
          ? String(generator.below(9) + 1) : asked[generator.below(asked.count)])
      for term in talk.said.joined() where !mayTell.contains(where: term.key.name.hasPrefix) {
        for inner in term.everything where names.contains(inner.key) {
          // Groups are named by base cards, which lie open, and by the foundations they opened.
          let isBase = term.everything.contains { $0.key.name.hasPrefix("atlas-base") }
          #expect(isBase, "\(term)")
        }
      }
    }
  }
}
