// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Preferences
import Storage
import StoreTestSupport
import Testing

/// Settings, words and groups, and that no player sees what another keeps.
enum TextLaws {
  static let all = [
    StoreLaw("everything a player keeps comes back, to nobody else", everythingComesBack),
    StoreLaw("the player at home is a player", theOneAtHome),
    StoreLaw("what another session changed meanwhile stays", whatAnotherChanged),
    StoreLaw("documents come in the order of their names", documentsInOrder),
  ]

  private static func everythingComesBack(_ site: any StoreSite) async throws {
    try await keepEverything(site, as: "ann")
  }

  private static func theOneAtHome(_ site: any StoreSite) async throws {
    try await keepEverything(site, as: PlayerID.home.rawValue)
  }

  private static func keepEverything(_ site: any StoreSite, as player: String) async throws {
    let seat = try await Seat(site, player)
    let item = LearningItem("country-fr", .capital)
    let word = try #require(Respelling("Lviv", said: "Lveev", language: "en"))
    let name = try #require(PlayerDocument.Name(.groups, file: "own_a.json"))
    var quiet = Settings()
    quiet.sounds = false
    let changes: [PlayerChange] = [
      .save(round(steps: 4), slot: "pebbles", seconds: 9),
      .record(RoundResult(of: round(steps: 5), .won, seconds: 8), clearing: nil),
      .setFlag("hint", value: "given"), .answer(item, isRight: true, on: Day(20_261_121)),
      .changeSettings(from: Settings(), to: quiet), .keepWord(word),
      .writeDocument(name, text: "{}"),
    ]
    for change in changes { try await seat.write(change) }

    let store = try await site.open()
    #expect(Likeness(try await seat.kept()?.match) == Likeness(round(steps: 4)))
    #expect(try await store.saves(of: seat.player).map(\.slot) == ["pebbles"])
    #expect(try await store.tallies(of: seat.player).map(\.statistics.won) == [1])
    #expect(try await store.lastFinished(ResultFilter(), of: seat.player)?.seconds == 8)
    #expect(
      try await store.recentIngredients(of: "pebbles", rounds: 3, of: seat.player)
        == [["granite", "slate"]])
    #expect(try await store.flags(of: seat.player) == ["hint": "given"])
    #expect(try await Array(store.memoryStates(of: seat.player).keys) == [item])
    #expect(await store.settings(of: seat.player).settings == quiet)
    #expect(await store.respellings(of: seat.player).words == [word])
    #expect(
      try await store.documents(of: seat.player, .groups).map(\.text) == [.success("{}")])

    try await expectNothing(of: PlayerID(rawValue: "bob"), in: store)

    try await seat.write(.forgetWord(word))
    try await seat.write(.removeDocument(name))
    try await seat.write(.setFlag("hint", value: nil))
    try await seat.write(.clear(slot: "pebbles"))
    #expect(await store.respellings(of: seat.player).words == [])
    #expect(try await store.documents(of: seat.player, .groups) == [])
    #expect(try await store.flags(of: seat.player) == [:])
    #expect(try await store.saves(of: seat.player) == [])
  }

  private static func expectNothing(
    of player: PlayerID, in store: any PlayerStore
  ) async throws {
    #expect(try await store.saves(of: player) == [])
    #expect(try await store.tallies(of: player).isEmpty)
    #expect(try await store.lastFinished(ResultFilter(), of: player) == nil)
    #expect(try await store.flags(of: player) == [:])
    #expect(try await store.memoryStates(of: player) == [:])
    #expect(await store.settings(of: player).settings == Settings())
    #expect(await store.respellings(of: player).words == [])
    #expect(try await store.documents(of: player, .groups) == [])
  }

  private static func whatAnotherChanged(_ site: any StoreSite) async throws {
    let player = PlayerID(rawValue: "ann")
    let (first, second) = (try await site.open(), try await site.open())
    let start = Settings()
    var (mine, yours) = (start, start)
    mine.speechRate = 80
    try await first.write(.changeSettings(from: start, to: mine), by: .shared(player))
    yours.sounds = false
    try await second.write(.changeSettings(from: start, to: yours), by: .shared(player))
    let before = mine
    mine.haptics = false
    try await first.write(.changeSettings(from: before, to: mine), by: .shared(player))
    var expected = mine
    expected.sounds = false
    #expect(await second.settings(of: player).settings == expected)
  }

  private static func documentsInOrder(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    for file in ["b.json", "ä.json", "B.json", "a.json", "b.json"] {
      let name = try #require(PlayerDocument.Name(.decks, file: file))
      try await seat.write(.writeDocument(name, text: "{\"of\": \"\(file)\"}\0\n"))
    }
    let documents = try await seat.store.documents(of: seat.player, .decks)
    #expect(documents.map(\.name.file) == ["B.json", "a.json", "b.json", "ä.json"])
    #expect(documents.first?.text == .success("{\"of\": \"B.json\"}\0\n"))
    #expect(try await seat.store.documents(of: seat.player, .groups) == [])
  }
}
