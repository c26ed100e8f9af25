// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Preferences
import Testing

@testable import Conversation

/// From where on the table what is said is heard, and what is in hand.
@Suite struct PlacedTests {
  /// The place of each line of the last answer, "-" for none.
  private func places(_ talk: Talk) -> [String] {
    talk.requests.compactMap { request in
      if case .say(let utterance) = request { utterance.place?.description ?? "-" } else { nil }
    }
  }

  @Test func aNewRoundIsDealtAndReadPlaceByPlace() throws {
    let talk = Talk(.round(try Talk.round()))
    #expect(talk.scenes == [.dealt])
    #expect(places(talk).contains("column 1"))
    #expect(places(talk).first == "-")
    var resumed = Talk(.round(try Talk.round()))
    resumed.type("d", "q", "1")
    #expect(resumed.scenes == [])
  }

  @Test func whatCanBeChosenIsHeardWhereItLies() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("list")
    #expect(places(talk) == ["column 1", "column 2", "column 3", "column 4", "stock", "-"])
    talk.type("1")
    #expect(places(talk).first == "column 1")
    #expect(places(talk).dropFirst().dropLast().allSatisfy { $0 != "-" })
    #expect(talk.dialogue.placeInHand == Place(.column, 1))
    talk.type("0")
    #expect(places(talk) == ["column 1"])
    #expect(talk.dialogue.placeInHand == nil)
  }

  @Test func aRefusalIsHeardWhereTheCardWasToGo() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("1", "2")
    #expect(
      talk.keys == ["atlas-refused-not-together", "hint-counted-mistake", "hint-still-in-hand"])
    #expect(places(talk) == ["column 2", "-", "-"])
    let piece = try #require(talk.match?.mistakes.last?.picked)
    #expect(talk.scenes == [.refused(piece, weight: .mistake, at: Place(.column, 2))])
    #expect(talk.dialogue.placeInHand == Place(.column, 1))
  }

  @Test func theFocusIsHeardWhereItIs() throws {
    var talk = Talk(.round(try Talk.round())) { $0.input = .keys }
    let order =
      talk.dialogue.layout?.places.filter { $0.kind != .completed }.map(\.description) ?? []
    talk.press("home")
    #expect(order.contains(places(talk)[0]))
    let first = places(talk)
    talk.press("left")
    #expect(places(talk) == first)
    #expect(talk.scenes == [.edge(at: Place(first[0]))])
    talk.press("right")
    #expect(places(talk) != first)
    #expect(talk.scenes == [])
  }

  @Test func linesOfAListAreEachHeardWhereTheyBelong() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("tops")
    #expect(places(talk) == ["column 1", "column 2", "column 3", "column 4"])
    talk.type("b 3")
    #expect(places(talk) == ["column 3"])
    talk.type("d")
    #expect(places(talk) == ["waste"])
    talk.type("r")
    #expect(places(talk) == ["waste"])
    talk.type("p")
    #expect(Set(places(talk)) == ["-"])
  }

  @Test func hintAndTimeAreShown() throws {
    var talk = Talk(.round(try Talk.round()))
    talk.type("hint")
    guard case .advised(let place)? = talk.scenes.first else {
      Issue.record("\(talk.scenes)")
      return
    }
    #expect(places(talk) == [place?.description ?? "-"])
    talk.type("time")
    #expect(talk.scenes == [.timed])
  }

  @Test func outsideOfGamesThereIsNoTable() {
    let talk = Talk()
    #expect(talk.dialogue.layout == nil)
    #expect(talk.dialogue.placeInHand == nil)
    #expect(Set(places(talk)) == ["-"])
  }

  @Test func whatWasToldFromElsewhereIsHeardAgain() {
    var talk = Talk()
    talk.dialogue.remember([Utterance(Term("sound-gone"))])
    talk.type("r")
    #expect(talk.keys == ["sound-gone"])
  }
}
