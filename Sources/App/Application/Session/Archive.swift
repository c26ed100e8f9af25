// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Learning
import Preferences
import Storage

/// Saves, results and settings of a session. A game goes on without them, once that has been told.
public struct Archive: Sendable {
  public let folders: Folders?
  public private(set) var settings: Settings
  /// The settings as the file has them, less what could not be written yet.
  private var writtenSettings: Settings
  /// The player's own words as they were when the session began.
  public let respellings: [Respelling]
  private let database: SaveDatabase?
  private let store: SQLitePlayerStore?
  public private(set) var notices: [Term] = []

  public init(environment: [String: String], games: GameTypes) {
    do {
      let folders = try Folders(environment: environment)
      self.folders = folders
      var file = SettingsFile(in: folders.config)
      let (settings, complaints) = file.load()
      self.settings = settings
      writtenSettings = settings
      let (respellings, problem) = PronunciationFile(in: folders.config).load()
      self.respellings = respellings
      notices = complaints + (problem.map { [$0] } ?? [])
      database = Self.open(folders.state, games, &notices)
    } catch {
      folders = nil
      settings = Settings()
      writtenSettings = settings
      respellings = []
      database = Self.openInMemory(games)
      notices.append(error.reason)
    }
    store = database.map { [folders] in SQLitePlayerStore($0, folders: folders) }
  }

  private static func open(
    _ folder: URL, _ games: GameTypes, _ notices: inout [Term]
  ) -> SaveDatabase? {
    do {
      let opening = try SaveDatabase.open(in: folder, games: games)
      notices += opening.notices
      return opening.database
    } catch {
      notices.append(error.reason)
      return openInMemory(games)
    }
  }

  private static func openInMemory(_ games: GameTypes) -> SaveDatabase? {
    do { return try SaveDatabase.inMemory(games: games) } catch { return nil }
  }

  /// Lets go of what was taken, for whoever plays next. Nothing can be kept any more.
  func close() throws(StorageProblem) { try database?.close() }

  /// Takes the slots for this copy of the game, with the matches in them, the one played last
  /// first, and tells what came in the way, once. A slot that another copy holds is left to it.
  public func claim(_ slots: [String]) -> (kept: [KeptMatch], notices: [Term]) {
    var kept: [KeptMatch] = []
    var notices: [Term] = []
    for slot in inOrderOfPlay(slots) {
      do {
        guard let claim = try database?.claim(slot) else { continue }
        if let notice = claim.notice { notices.append(notice) }
        if let round = claim.round { kept.append(KeptMatch(round.match, seconds: round.seconds)) }
      } catch {
        // Each slot says the same: the other copy has them all.
        if !notices.contains(where: { $0.key == error.reason.key }) { notices.append(error.reason) }
      }
    }
    return (kept, notices)
  }

  /// The slots with a match in them come first, the one played last before the others. What is
  /// wrong with the saves is told where they are claimed.
  private func inOrderOfPlay(_ slots: [String]) -> [String] {
    let played = (try? database?.saves().map(\.slot)) ?? []
    return played.filter(slots.contains) + slots.filter { !played.contains($0) }
  }

  /// The rounds of some slots, the one saved last first, whichever copy of the game plays them.
  public func saved(in slots: [String]) throws(Refusal) -> [Match] {
    try read { database throws(StorageProblem) in
      var matches: [Match] = []
      for slot in inOrderOfPlay(slots) {
        if let match = try database.round(in: slot)?.match { matches.append(match) }
      }
      return matches
    } ?? []
  }

  func recent(_ game: String) throws(Refusal) -> [[String]] {
    try read { database throws(StorageProblem) in
      try database.recentIngredients(of: game, rounds: 3)
    } ?? []
  }

  /// The usage hints the player has had.
  func hintsGiven() throws(Refusal) -> Set<Key> {
    let flags = try read { database throws(StorageProblem) in
      try database.flags(of: .home)
    }
    return Set(Dialogue.usageHints.filter { flags?[$0.name] != nil })
  }

  /// Nil where nothing is kept.
  private func read<Value>(
    _ query: (SaveDatabase) throws(StorageProblem) -> Value
  ) throws(Refusal) -> Value? {
    guard let database else { return nil }
    do { return try query(database) } catch { throw Refusal(error.reason) }
  }

  /// What was played so far.
  public func statistics() throws(Refusal) -> [Tally] {
    do { return try database?.tallies() ?? [] } catch { throw Refusal(error.reason) }
  }

  /// What the player remembers of the world.
  public func memoryStates() throws(Refusal) -> [LearningItem: MemoryState] {
    do { return try database?.memoryStates() ?? [:] } catch { throw Refusal(error.reason) }
  }

  /// What the player has to repeat on a day.
  public func due(on day: Day) throws(Refusal) -> Set<LearningItem> {
    Set(try memoryStates().filter { $0.value.isDue(on: day) }.keys)
  }

  /// The round that was played to its end last, of a game or of any.
  public func lastFinished(of game: String?) throws(Refusal) -> RoundResult? {
    do { return try database?.lastFinished(of: game) } catch { throw Refusal(error.reason) }
  }

  /// The round that statistics counted last, of a game or of any; one that was given up, too.
  public func lastCounted(of game: String?) throws(Refusal) -> RoundResult? {
    do { return try database?.lastFinished(of: game, countsGivenUp: true) } catch {
      throw Refusal(error.reason)
    }
  }

  /// How this deal ended when it was played to its end before; nil where it was not.
  func finished(_ round: Deal) throws(Refusal) -> RoundResult? {
    guard let number = round.game.dealNumber(seed: round.seed) else { return nil }
    let id = type(of: round.game).id
    return try read { database throws(StorageProblem) in
      try database.lastFinished(
        of: id, difficulty: round.game.difficulty.rawValue, deal: number)
    } ?? nil
  }

  /// - Returns: What the player has to be told, where something could not be kept.
  public func perform(_ request: Request) async -> Term? {
    switch request {
    case .save(let match, let slot, let seconds):
      await keep(.save(match, slot: slot, seconds: seconds))
    case .forget(let slot): await keep(.clear(slot: slot))
    case .record(let result, let slot): await keep(.record(result, clearing: slot))
    case .hintGiven(let key): await keep(.setFlag(key.name, value: "given"))
    case .answered(let item, let isRight, let day):
      await keep(.answer(item, isRight: isRight, on: day))
    case .keep(let word): await keep(.keepWord(word))
    case .drop(let word): await keep(.forgetWord(word))
    default: nil
    }
  }

  /// The number of the result that was recorded last of a deal; nil where none was.
  func latestResult(of match: Match) throws(Refusal) -> Int64? {
    let deal = RoundResult(of: match, .lost, seconds: 0)
    return try read { database throws(StorageProblem) in
      try database.latestResult(of: deal)
    } ?? nil
  }

  /// Keeps with a result whether the deal could be won.
  func keep(isWinnable: Bool, of result: Int64) async -> Term? {
    await keep(.judge(result: result, isWinnable: isWinnable))
  }

  private func keep(_ change: PlayerChange) async -> Term? {
    guard let store, let database else { return nil }
    do {
      try await store.write(change, by: database.homeAccess)
      return nil
    } catch {
      return error.reason
    }
  }

  /// Keeps changed settings. What holds for this run only is not written.
  public mutating func keep(_ changed: Settings, over shown: Settings) async -> Term? {
    var kept = settings
    for setting in Setting.all where setting.value(in: changed) != setting.value(in: shown) {
      do { try setting.set(setting.value(in: changed), in: &kept) } catch {
        return error.reason(.keys)
      }
    }
    settings = kept
    let problem = await keep(.changeSettings(from: writtenSettings, to: kept))
    if problem == nil { writtenSettings = kept }
    return problem
  }
}

extension Archive {
  /// What is kept of the player, and what came in the way of taking it over.
  func record(in content: PlayerContent) -> (record: PlayerSession.Record, notices: [Term]) {
    let (saves, notices) = claim(GameList.slots)
    // Only a round would be lost by it: that is told where one begins.
    let isOpenElsewhere = { (notice: Term) in notice.key == "storage-open-elsewhere" }
    var record = PlayerSession.Record()
    record.saves = saves
    record.keepsMatches = !notices.contains(where: isOpenElsewhere)
    var unread: [Term] = []
    do throws(Refusal) {
      for game in GameList.names { record.recent[game.id] = try recent(game.id) }
      record.hintsGiven = try hintsGiven()
    } catch {
      unread.append(error.reason)
    }
    record.respellings = respellings
    record.ownGroups = content.ownGroups(of: self)
    record.ownFiles = ownFiles
    return (record, notices.filter { !isOpenElsewhere($0) } + unread)
  }
}
