// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Storage
import Testing

@testable import MUDServer
@testable import WebServer

/// Guests who come by a MUD client.
@Suite struct GuestTests {
  private let store: SQLitePlayerStore
  private let hall: GuestHall
  private let identification: GuestIdentification
  private let stranger = Stranger(client: nil, address: "203.0.113.9")

  init() throws {
    let checkout = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let content = Content(try Resources(environment: ["ALOUD_HOME": checkout.path]))
    let store = try SQLitePlayerStore.inMemory(games: GameList.types)
    self.store = store
    hall = GuestHall(Commons(content)) { store }
    identification = GuestIdentification(hall)
  }

  private func admission(_ answer: String) async throws -> Admission {
    guard case .player(let admission) = await identification.identify(by: answer, stranger) else {
      throw NotLetIn(answer: answer)
    }
    return admission
  }

  private struct NotLetIn: Error {
    let answer: String
  }

  @Test func enterAloneIsANewGuestEachTime() async throws {
    #expect(identification.question() == Term("mud-guest-question"))
    let (ann, bob) = (try await admission(""), try await admission("  "))
    #expect(ann.house.player != bob.house.player)
  }

  @Test func aPhraseIsItsPlayerAndAnotherIsNobody() async throws {
    let player = PlayerID(rawValue: "guest-ann")
    try await store.add(PlayerKey(phrase: "applebanana"), of: player)
    #expect(try await admission("Apple, banana").house.player == player)
    guard case .again(let reason) = await identification.identify(by: "apple", stranger) else {
      Issue.record("let in")
      return
    }
    #expect(reason == Term("guest-phrase-wrong"))
  }

  /// Nobody could come back to what they leave.
  @Test func whoTookNoPhraseAlongIsForgotten() async throws {
    let (ann, bob) = (try await admission(""), try await admission(""))
    for guest in [ann, bob] {
      try await store.write(.setFlag("a", value: "b"), by: .shared(guest.house.player))
    }
    try await store.add(PlayerKey(phrase: "apple"), of: bob.house.player)
    await ann.leave()
    await bob.leave()
    #expect(try await store.flags(of: ann.house.player) == [:])
    #expect(try await store.flags(of: bob.house.player) == ["a": "b"])
  }

  @Test func aCodeLeadsANewGuestToADeal() async throws {
    let deal = try #require(GameList.descriptor("golf")).deal(
      DealRequest(difficulty: try #require(GameList.descriptor("golf")).difficulties[0], number: 3))
    let ends = Date(timeIntervalSinceNow: 1_000)
    let link = try #require(
      try await store.makeLink(
        to: deal, by: PlayerID(rawValue: "guest-ann"), most: 9, ends: ends))
    let admission = try await admission(link.code.told)
    #expect(admission.start == .code(link.code))
    #expect(try await self.admission("").start == .mainMenu)
    for _ in 0..<ServerLimits.guests.codeTries {
      guard case .again(let reason) = await identification.identify(by: "000000000000", stranger)
      else {
        Issue.record("not asked again")
        return
      }
      #expect(reason == Term("code-unknown"))
    }
    guard case .refused(let reason) = await identification.identify(by: "000000000000", stranger)
    else {
      Issue.record("never refused")
      return
    }
    #expect(reason == Term("code-too-many"))
  }

  @Test func anAddressTriesSoOftenAnHour() async throws {
    for _ in 0..<ServerLimits.guests.phraseTries {
      guard case .again = await identification.identify(by: "wrong", stranger) else {
        Issue.record("refused too early")
        return
      }
    }
    guard case .refused(let reason) = await identification.identify(by: "wrong", stranger) else {
      Issue.record("never refused")
      return
    }
    #expect(reason == Term("guest-too-many-tries"))
  }
}
