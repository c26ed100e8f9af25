// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Preferences
import Storage
import StoreTestSupport
import Testing

@testable import PostgreSQLStore

/// Everything that is saved, from a home to a server and back.
@Suite(.serialized, .timeLimit(.minutes(15))) struct CopyTests {
  private let day = Day(20_261_121)
  private let ann = PlayerID(rawValue: "ann")

  /// A home in a folder of its own.
  private final class Home {
    let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-\(UUID())")

    deinit { try? FileManager.default.removeItem(at: folder) }

    var folders: Folders {
      get throws { try Folders(environment: ["HOME": folder.path], accountHome: nil) }
    }

    var place: SavesPlace { get throws { try SavesPlace.home(folders).place } }

    func store() throws -> SQLitePlayerStore {
      try SQLitePlayerStore.open(in: folders, games: games).store
    }
  }

  /// Keeps something of every kind.
  private func fill(_ store: any PlayerStore, as player: PlayerID) async throws {
    let lease = try await store.claim(player, takingOver: .ifHolderIsGone)
    let word = try #require(Respelling("Lviv", said: "Lveev", language: "en"))
    let group = try #require(PlayerDocument.Name(.groups, file: "own_a.json"))
    var quiet = Settings()
    quiet.sounds = false
    let lost = RoundResult(of: round(steps: 2, seed: .max), .lost, seconds: 3)
    let changes: [PlayerChange] = [
      .save(round(steps: 40), slot: "pebbles", seconds: 9),
      .save(round(steps: 2), slot: "other", seconds: 1),
      .record(RoundResult(of: round(steps: 5), .won, seconds: 8, score: -4), clearing: nil),
      .record(lost, clearing: nil), .setFlag("hint", value: "given"),
      .answer(LearningItem("country-fr", .capital), isRight: true, on: day),
      .answer(LearningItem("country-fr", .capital), isRight: false, on: day + 1),
      .changeSettings(from: Settings(), to: quiet), .keepWord(word),
      .writeDocument(group, text: "{ \"é\": 1 }\n"),
    ]
    for change in changes { try await store.write(change, by: .exclusive(lease)) }
    let result = try #require(try await store.latestResult(ofDealOf: lost, of: player))
    try await store.write(
      .judge(result: result, isWinnable: true), by: .exclusive(lease))
    try await store.release(lease)
  }

  /// All that can be asked of a player.
  private struct Everything: Equatable {
    let rounds: [String: Likeness?]
    let saves: [SaveSummary]
    let flags: [String: String]
    let tallies: [Tally]
    let last: RoundResult?
    let memory: [LearningItem: MemoryState]
    let answers: [LoggedAnswers]
    let ends: [Date]
    let settings: Settings
    let words: [Respelling]
    let groups: [PlayerDocument]

    init(of player: PlayerID, in store: any PlayerStore) async throws {
      saves = try await store.saves(of: player)
      var rounds: [String: Likeness?] = [:]
      for save in saves {
        rounds[save.slot] = Likeness(try await store.round(in: save.slot, of: player)?.match)
      }
      self.rounds = rounds
      flags = try await store.flags(of: player)
      tallies = try await store.tallies(of: player)
      last = try await store.lastFinished(ResultFilter(), of: player)
      memory = try await store.memoryStates(of: player)
      let diary = try await store.diary(of: player)
      (answers, ends) = (diary.answers, diary.roundEnds)
      settings = await store.settings(of: player).settings
      words = await store.respellings(of: player).words
      groups = try await store.documents(of: player, .groups)
    }
  }

  private func copy(
    _ source: SavesPlace, _ target: SavesPlace, replaces: Bool = false
  ) throws -> Term {
    switch try SavesCopy(from: source, to: target).run(replaces: replaces) {
    case .success(let counts): counts.told
    case .failure(let refusal): refusal.reason
    }
  }

  /// The files are the settings, the words and a group, of each.
  private let all = Term(
    "move-done",
    [
      "players": 2, "rounds": 4, "aside": 0, "results": 4, "known": 2, "answers": 4, "files": 6,
    ])

  @Test func everythingIsThereAndBackAgain() async throws {
    try await withDatabase { database in
      let (first, second) = (Home(), Home())
      for player in [PlayerID.home, ann] { try await fill(first.store(), as: player) }
      #expect(try copy(first.place, .server(at: database.address)) == all)
      #expect(try copy(.server(at: database.address), second.place) == all)
      for player in [PlayerID.home, ann] {
        let before = try await Everything(of: player, in: first.store())
        #expect(before.saves.count == 2 && before.groups.count == 1)
        #expect(try await Everything(of: player, in: database.open()) == before)
        #expect(try await Everything(of: player, in: second.store()) == before)
      }
      let settings = try second.folders.config.appending(path: "settings.conf")
      #expect(try String(contentsOf: settings, encoding: .utf8) == "sounds = off\n")
    }
  }

  /// A pupil comes before the teacher whose class it is, and a friend before who made the link.
  @Test func whatPlayersDoTogetherIsCopied() async throws {
    try await withDatabase { database in
      let home = Home()
      let store = try home.store()
      let (pupil, teacher) = (PlayerID(rawValue: "ann"), PlayerID(rawValue: "zoe"))
      let plan = ClassPlan(
        title: "Rivers", subject: RoundTopic(id: "all", title: Term("all")), hasQuiz: true,
        hasRounds: true, ends: day + 9)
      let made = try #require(try await store.makeClass(plan, by: teacher, most: 9, on: day))
      _ = try await store.joinClass(made.code, as: pupil, called: "Ann", most: 9, on: day)
      let item = LearningItem("country-fr", .capital)
      try await store.write(
        .answerInClass(item, isRight: true, on: day, in: made.code), by: .shared(pupil))
      let deal = Deal(round(steps: 0).game, seed: 7)
      let ends = Date(timeIntervalSinceNow: 1_000)
      let link = try #require(
        try await store.makeLink(to: deal, by: teacher, most: 9, ends: ends))
      _ = try await store.openLink(link.code, as: pupil, most: 9, now: Date())
      _ = try copy(home.place, .server(at: database.address))
      let copied = try database.open(connections: 1)
      let before = try await store.report(on: made.code, for: teacher, on: day)
      #expect(before?.pupils.first?.answers.count == 1)
      #expect(try await copied.report(on: made.code, for: teacher, on: day) == before)
      #expect(
        try await copied.links(of: pupil, now: Date()) == store.links(of: pupil, now: Date()))
      _ = try copy(home.place, .server(at: database.address), replaces: true)
      #expect(try await copied.report(on: made.code, for: teacher, on: day) == before)
    }
  }

  @Test func nothingIsReplacedUnlessThatIsWanted() async throws {
    try await withDatabase { database in
      let home = Home()
      let store = try database.open(connections: 1)
      #expect(try copy(home.place, .server(at: database.address)) == Term("move-nothing"))
      try await fill(home.store(), as: .home)
      try await store.write(.setFlag("mine", value: "yes"), by: .shared(.home))
      #expect(
        try copy(home.place, .server(at: database.address)) == Term("move-would-replace"))
      #expect(try await store.flags(of: .home) == ["mine": "yes"])
      #expect(try await store.saves(of: .home) == [])
      _ = try copy(home.place, .server(at: database.address), replaces: true)
      #expect(try await store.flags(of: .home) == ["hint": "given"])
      #expect(
        try copy(.server(at: database.address), home.place) == Term("move-would-replace"))
    }
  }

  @Test func whoPlaysIsNotDisturbed() async throws {
    try await withDatabase { database in
      let home = Home()
      try await fill(home.store(), as: .home)
      let store = try database.open(connections: 1)
      let lease = try await store.claim(.home, takingOver: .ifHolderIsGone)
      #expect(try copy(home.place, .server(at: database.address)) == Term("move-in-use"))
      try await store.release(lease)
      let playing = try home.store()
      let other = try await playing.claim(.home, takingOver: .ifHolderIsGone)
      #expect(try copy(home.place, .server(at: database.address)) == Term("move-in-use"))
      try await playing.release(other)
      _ = try copy(home.place, .server(at: database.address))
      // Who had it before writes nothing over what was copied.
      await #expect(throws: StorageProblem.notHeld) {
        try await store.write(.clear(slot: "pebbles"), by: .exclusive(lease))
      }
    }
  }

  @Test func whatFailsHalfwayLeavesBothAsTheyWere() async throws {
    try await withDatabase { database in
      let home = Home()
      try await fill(home.store(), as: .home)
      let store = try database.open(connections: 1)
      try await fill(store, as: .home)
      try await store.write(.setFlag("mine", value: "yes"), by: .shared(.home))
      let before = try await Everything(of: .home, in: store)
      try database.ask("ALTER TABLE answerLog ADD CONSTRAINT few CHECK (wrong = 0) NOT VALID")
      #expect(throws: StorageProblem.failedOnServer(state: "23514")) {
        try copy(home.place, .server(at: database.address), replaces: true)
      }
      #expect(try await Everything(of: .home, in: store) == before)

      // A file where a folder is to lie.
      let other = Home()
      var loud = Settings()
      loud.soundVolume = 90
      try await other.store().write(
        .changeSettings(from: Settings(), to: loud), by: .shared(.home))
      try FileManager.default.createDirectory(
        at: other.folders.data, withIntermediateDirectories: true)
      try Data().write(to: other.folders.data.appending(path: "groups"))
      let there = try await Everything(of: .home, in: other.store())
      #expect(throws: StorageProblem.self) {
        try copy(.server(at: database.address), other.place, replaces: true)
      }
      #expect(try await Everything(of: .home, in: other.store()) == there)
    }
  }
}
