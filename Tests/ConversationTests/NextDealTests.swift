// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Preferences
import Testing

@testable import Conversation

/// The next deal is looked for while the player does something else.
@Suite struct NextDealTests {
  private func talk(
    preparesDeals: Bool = true, _ settle: (inout Settings) -> Void = { _ in }
  ) -> Talk {
    Talk(
      .round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()],
      analysisCapability: .wins, preparesDeals: preparesDeals
    ) {
      $0.unwinnableAlert = .never
      settle(&$0)
    }
  }

  @Test func whatWasFoundIsPlayedAtOnce() throws {
    var talk = talk()
    talk.type("d", "d")
    #expect(talk.prepared.count == 1, "once")
    let id = try #require(talk.prepared.last).id
    #expect(talk.hear(.round(Deal(Klondike(.one), seed: 77)), to: id) == [], "nobody asked")
    talk.type("new", "1")
    #expect(talk.questions.isEmpty)
    #expect(talk.dialogue.playing?.match.seed == 77)
    #expect(talk.prepared.count == 2, "and the next")
  }

  @Test func whatIsStillLookedForIsWaitedFor() throws {
    var talk = talk()
    talk.type("d", "new", "1")
    #expect(talk.dialogue.isWaiting)
    #expect(talk.questions.isEmpty, "it is not begun again")
    let id = try #require(talk.prepared.last).id
    talk.hear(.round(Deal(Klondike(.one), seed: 77)), to: id)
    #expect(talk.dialogue.playing?.match.seed == 77)
  }

  @Test func whereNoneIsFoundItIsLookedForElsewhere() throws {
    var talk = talk()
    let id = try #require(talk.prepared.last).id
    talk.hear(.nothing(nil), to: id)
    talk.type("d", "new", "1")
    #expect(talk.questions.count == 1)
  }

  @Test func nobodyPreparesWhatIsNotWanted() {
    #expect(talk(preparesDeals: false).prepared.isEmpty)
    #expect(talk { $0.winnable = false }.prepared.isEmpty)
  }

  @Test func whoTakesOverLooksAnew() throws {
    var talk = talk()
    #expect(talk.next == nil, "nobody answers there")
    talk.hear(.round(Deal(Klondike(.one), seed: 77)), to: try #require(talk.prepared.last).id)
    #expect(talk.next != nil)
  }
}

extension Talk {
  fileprivate var prepared: [AnalysisRequest] {
    all.compactMap { if case .prepare(let request) = $0 { request } else { nil } }
  }

  /// What whoever takes over goes on with.
  fileprivate var next: NextDeal? {
    Dialogue(dialogue.snapshot, environment: dialogue.environment).memory.next
  }
}
