// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Conversation

/// Deals that are looked for while the player waits.
@Suite struct SearchingTests {
  @Test func aDealIsLookedForByWhoWinsIt() throws {
    var talk = Talk(descriptors: [KlondikeRounds()], analysisCapability: .wins)
    talk.type("1")
    talk.type("\(try #require(talk.numbered.first { $0.title.key == "menu-by-rating" }).number)")
    talk.type("2")
    #expect(talk.type("3") == [])
    guard case .deal(let wish)? = talk.questions.last?.subject else {
      Issue.record("no deal is looked for")
      return
    }
    #expect(wish.rating == .careful)
    #expect(wish.order.difficulty == "hard")
    #expect(talk.wait() == ["searching-deal"])
    talk.hear(.round(Deal(Klondike(.one), seed: 77)))
    #expect(talk.keys.first == "game-opened")
    #expect(talk.said[0][0].fillings["number"] == 77)
  }

  @Test func lookingForADealIsStoppedByBackAndNotByWhatIsTypedAhead() throws {
    var talk = Talk(
      .round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()],
      analysisCapability: .wins
    ) { $0.unwinnableAlert = .never }
    talk.type("d")
    talk.type("new", "1")
    #expect(talk.questions.count == 1)
    #expect(talk.press("space") == [], "who wants silence still waits")
    #expect(!talk.isStopped)
    #expect(talk.type("d") == [], "it is done when the deal is there")
    #expect(!talk.isStopped)
    #expect(talk.type("0") == ["searching-stopped", "game-back"])
    #expect(talk.isStopped)
    #expect(talk.hear(.round(Deal(Klondike(.one), seed: 77))) == [])
    talk.type("new", "1")
    #expect(talk.hear(.nothing(nil)).first == "searching-none")
    #expect(talk.match?.seed == 1, "the game is still there")
  }

  @Test func whoStopsLookingIsToldWhereTheTalkIs() throws {
    var talk = Talk(descriptors: [KlondikeRounds()], analysisCapability: .wins)
    talk.type("1")
    talk.type("\(try #require(talk.numbered.first { $0.title.key == "menu-by-rating" }).number)")
    talk.type("2", "2")
    #expect(talk.type("0") == ["searching-stopped", "menu-entry"])
    #expect(talk.numbered.map(\.title.key) == ["menu-by-rating"])
    talk.press("enter")
    talk.type("2", "2")
    #expect(talk.hear(.nothing(nil)) == ["searching-none", "menu-entry"])
    var begun = Talk(
      .search(
        DealSearchRequest(
          KlondikeRounds(), DealRequest(difficulty: "easy", number: 1), rating: .anyone)),
      descriptors: [KlondikeRounds()], analysisCapability: .wins)
    #expect(begun.type("0") == ["searching-stopped", "main-menu"])
  }

  @Test func whoWantsToBeGoneIsGone() {
    var talk = Talk(
      .search(
        DealSearchRequest(
          KlondikeRounds(), DealRequest(difficulty: "easy", number: 1), rating: .anyone)),
      descriptors: [KlondikeRounds()], analysisCapability: .wins)
    talk.leave()
    #expect(talk.requests.contains { if case .leave = $0 { true } else { false } })
    #expect(talk.keys == ["goodbye"])
    #expect(talk.isStopped)
  }
}
