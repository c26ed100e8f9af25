// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences
import Testing

@testable import Conversation

/// What a player without an account can do with what is kept of them.
@Suite struct GuestTests {
  private func talk(at seat: Equipment.Seat = .page, confirms: Bool = true) -> Talk {
    var talk = Talk { $0.confirmations = confirms }
    talk.dialogue.environment.equipment.seat = seat
    talk.dialogue.environment.capabilities.isGuest = true
    talk.dialogue.environment.capabilities.reach = []
    talk.type("")
    return talk
  }

  /// Opens the menu of it from the main menu.
  private func data(at seat: Equipment.Seat = .page, confirms: Bool = true) throws -> Talk {
    var talk = talk(at: seat, confirms: confirms)
    let entry = try #require(talk.entries.firstIndex { $0.key == "guest-data" })
    talk.type("\(entry + 1)")
    return talk
  }

  @Test func theMenuIsThereForGuestsAlone() throws {
    #expect(!Talk().entries.contains { $0.key == "guest-data" })
    #expect(
      try data().entries.map(\.key.name) == [
        "guest-privacy", "guest-phrase", "guest-export", "guest-leave-device", "guest-erase",
      ])
    #expect(
      try data(at: .lineClient).entries.map(\.key.name) == [
        "guest-privacy", "guest-phrase", "guest-export", "guest-erase",
      ])
  }

  @Test func whatIsKeptIsTold() throws {
    var talk = try data()
    #expect(talk.type("1").prefix(Term.privacy.count) == Term.privacy.map(\.key.name)[...])
  }

  @Test func aPhraseIsToldOnlyWhenAskedForTwice() throws {
    var talk = try data()
    talk.answersAtOnce = false
    #expect(talk.type("2").first == "guest-phrase-question")
    #expect(talk.lookups == [])
    talk.type("1")
    let lookup = try #require(talk.lookups.last)
    #expect(talk.lookups.map(\.subject) == [.newPhrase])
    let moment = Moment(seconds: 9, day: Talk.day)
    let told = Talk.said(in: talk.dialogue.hear(.phrase("a, b"), to: lookup.id, at: moment))
    #expect(told.first == [Term("guest-phrase-told", ["phrase": "a, b"])])
  }

  @Test func aPageLeadsToTheFileAndALineClientIsToldWhereItIs() throws {
    var page = try data()
    page.type("3")
    #expect(page.requests.elsewhere == [.keptData])
    var client = try data(at: .lineClient)
    #expect(client.type("3") == ["guest-export-by-page"])
    #expect(client.requests.elsewhere == [])
  }

  /// Even who does not want to be asked.
  @Test func whatCannotBeUndoneIsAskedAlways() throws {
    for confirms in [true, false] {
      var talk = try data(confirms: confirms)
      #expect(talk.type("4").first == "guest-leave-device-question")
      talk.type("2")
      #expect(talk.all.elsewhere == [])
      #expect(talk.type("5").first == "guest-erase-question")
      talk.type("2")
      #expect(!talk.all.isErasing)
      talk.type("4", "1")
      #expect(talk.all.elsewhere == [.otherPlayer])
      talk.type("5", "1")
      #expect(talk.all.isErasing)
    }
  }

  @Test func noSettingLeadsOutOfReach() {
    var talk = talk()
    for value in ["https://example.org/a.json", "http://127.0.0.1/", "none"] {
      #expect(talk.type("settings groups-url \(value)") == ["setting-only"])
      #expect(talk.dialogue.settings.groupsURL == nil)
    }
  }
}

extension [Request] {
  fileprivate var elsewhere: [Elsewhere] {
    compactMap { if case .leadTo(let place) = $0 { place } else { nil } }
  }

  fileprivate var isErasing: Bool { contains { if case .erase = $0 { true } else { false } } }
}
