// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Preferences
import Storage
import StoreTestSupport
import Testing

/// Players without accounts: what each shows, and what becomes of what is kept of them.
enum GuestLaws {
  static let all = [
    StoreLaw("a key leads to its player in every session", aKeyLeads),
    StoreLaw("a new phrase takes the place of the old one", aNewPhrase),
    StoreLaw("a key that was taken away leads nowhere", aKeyThatWasTakenAway),
    StoreLaw("everything of a player is exported, and nothing of another's", everythingIsExported),
    StoreLaw("what is erased is gone, and nobody writes it anew", whatIsErased),
  ]

  private static let ann = PlayerID(rawValue: "ann")
  private static let bob = PlayerID(rawValue: "bob")

  private static func key(_ kind: PlayerKey.Kind, _ byte: UInt8) -> PlayerKey {
    PlayerKey(kind, digest: Data(repeating: byte, count: 32))
  }

  private static func book(_ site: any StoreSite) async throws -> any GuestBook {
    try #require(try await site.open() as? any GuestBook)
  }

  private static func aKeyLeads(_ site: any StoreSite) async throws {
    let (first, second) = (try await book(site), try await book(site))
    try await first.add(key(.browser, 1), of: ann)
    try await first.add(key(.browser, 2), of: ann)
    try await first.add(key(.phrase, 0xFF), of: bob)
    for book in [first, second] {
      #expect(try await book.player(showing: key(.browser, 1)) == ann)
      #expect(try await book.player(showing: key(.browser, 2)) == ann)
      #expect(try await book.player(showing: key(.phrase, 0xFF)) == bob)
      #expect(try await book.player(showing: key(.phrase, 1)) == nil, "it is of another kind")
      #expect(try await book.player(showing: key(.browser, 3)) == nil)
      #expect(try await book.hasKey(.browser, ann))
      #expect(try await !book.hasKey(.phrase, ann))
      #expect(try await book.hasKey(.phrase, bob))
    }
  }

  private static func aNewPhrase(_ site: any StoreSite) async throws {
    let book = try await book(site)
    try await book.add(key(.browser, 1), of: ann)
    try await book.add(key(.phrase, 2), of: ann)
    try await book.add(key(.phrase, 3), of: ann)
    #expect(try await book.player(showing: key(.phrase, 2)) == nil)
    #expect(try await book.player(showing: key(.phrase, 3)) == ann)
    #expect(try await book.player(showing: key(.browser, 1)) == ann)
  }

  private static func aKeyThatWasTakenAway(_ site: any StoreSite) async throws {
    let book = try await book(site)
    for byte: UInt8 in [1, 2] { try await book.add(key(.browser, byte), of: ann) }
    try await book.remove(key(.browser, 1))
    try await book.remove(key(.browser, 9))
    #expect(try await book.player(showing: key(.browser, 1)) == nil)
    #expect(try await book.player(showing: key(.browser, 2)) == ann)
  }

  private static func fill(_ seat: Seat, _ mark: String) async throws {
    let name = try #require(PlayerDocument.Name(.groups, file: "\(mark).json"))
    let changes: [PlayerChange] = [
      .save(round(steps: 4), slot: "pebbles", seconds: 9),
      .record(RoundResult(of: round(steps: 5), .won, seconds: 8), clearing: nil),
      .setFlag(mark, value: "given"),
      .answer(LearningItem("country-\(mark)", .capital), isRight: true, on: Day(20_261_121)),
      .writeDocument(name, text: "{\"title\":\"\(mark)\"}"),
    ]
    for change in changes { try await seat.write(change) }
  }

  private static func everythingIsExported(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    try await fill(ann, "anns")
    try await fill(bob, "bobs")
    let book = try await book(site)
    let export = try await book.everything(of: ann.player)
    let tables = try #require(
      try JSONSerialization.jsonObject(with: export) as? [String: [[String: Any]]])
    #expect(
      tables.mapValues(\.count).filter { $0.value > 0 } == [
        "saves": 1, "moves": 4, "results": 1, "flags": 1, "recollections": 1, "answerLog": 1,
        "documents": 1,
      ])
    #expect(tables["flags"]?.first?["name"] as? String == "anns")
    // What is kept as JSON is no text in it.
    let group = tables["documents"]?.first?["content"] as? [String: Any]
    #expect(group?["title"] as? String == "anns")
    #expect(tables["saves"]?.first?["round"] is [String: Any])
    #expect(!String(decoding: export, as: UTF8.self).contains("bobs"))
  }

  private static func whatIsErased(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    try await fill(ann, "anns")
    try await fill(bob, "bobs")
    let book = try await book(site)
    for (player, byte) in [(ann.player, UInt8(1)), (bob.player, 2)] {
      try await book.add(key(.browser, byte), of: player)
    }
    try await book.erase(ann.player)
    #expect(try await book.player(showing: key(.browser, 1)) == nil)
    let nothing = try await book.everything(of: PlayerID(rawValue: "nobody"))
    #expect(try await book.everything(of: ann.player) == nothing)
    await #expect(throws: StorageProblem.notHeld) {
      try await ann.write(.setFlag("a", value: "b"))
    }
    #expect(try await book.everything(of: ann.player) == nothing)
    #expect(try await book.player(showing: key(.browser, 2)) == bob.player)
    #expect(try await bob.store.flags(of: bob.player) == ["bobs": "given"])
    try await bob.write(.setFlag("bobs", value: nil))
  }
}
