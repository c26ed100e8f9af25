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
  private var file: SettingsFile?
  /// The player's own words as they were when the session began.
  public let respellings: [Respelling]
  private let pronunciation: PronunciationFile?
  private let database: SaveDatabase?
  public private(set) var notices: [Term] = []

  public init(environment: [String: String], games: GameTypes) {
    do {
      let folders = try Folders(environment: environment)
      self.folders = folders
      var file = SettingsFile(in: folders.config)
      let (settings, complaints) = file.load()
      self.settings = settings
      self.file = file
      let pronunciation = PronunciationFile(in: folders.config)
      let (respellings, problem) = pronunciation.load()
      self.respellings = respellings
      self.pronunciation = pronunciation
      notices = complaints + (problem.map { [$0] } ?? [])
      database = Self.open(folders.state, games, &notices)
    } catch {
      folders = nil
      settings = Settings()
      respellings = []
      pronunciation = nil
      database = Self.openInMemory(games)
      notices.append(error.reason)
    }
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
  public func saved(in slots: [String]) -> [Match] {
    inOrderOfPlay(slots).compactMap { slot in
      do { return try database?.round(in: slot)?.match } catch { return nil }
    }
  }

  func recent(_ game: String) -> [[String]] {
    do { return try database?.recentIngredients(of: game, rounds: 3) ?? [] } catch { return [] }
  }

  /// The usage hints the player has had.
  var hintsGiven: Set<Key> {
    let hints = Dialogue.usageHints.filter { key in
      do { return try database?.flag(key.name) != nil } catch { return false }
    }
    return Set(hints)
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

  /// How this deal ended when it was played to its end before; nil where that is not known.
  func finished(_ round: Deal) -> RoundResult? {
    guard let number = round.game.dealNumber(seed: round.seed) else { return nil }
    let id = type(of: round.game).id
    do {
      return try database?.lastFinished(
        of: id, difficulty: round.game.difficulty.rawValue, deal: number)
    } catch { return nil }
  }

  /// - Returns: What the player has to be told, where something could not be kept.
  public func perform(_ request: Request) -> Term? {
    do throws(StorageProblem) {
      switch request {
      case .save(let match, let slot, let seconds):
        try database?.save(match, seconds: seconds, in: slot)
      case .forget(let slot): try database?.clear(slot)
      case .record(let result, let slot): try database?.record(result, clearing: slot)
      case .hintGiven(let key): try database?.setFlag(key.name, to: "given")
      case .answered(let item, let isRight, let day):
        try database?.answered(item, isRight: isRight, on: day)
      default: break
      }
      return nil
    } catch {
      return error.reason
    }
  }

  /// The number of the result that was recorded last of a deal; nil where none could be.
  func latestResult(of match: Match) -> Int64? {
    let deal = RoundResult(of: match, .lost, seconds: 0)
    do { return try database?.latestResult(of: deal) } catch { return nil }
  }

  /// Keeps with a result whether the deal could be won.
  func keep(isWinnable: Bool, of result: Int64) -> Term? {
    do throws(StorageProblem) {
      try database?.judge(result, isWinnable: isWinnable)
      return nil
    } catch {
      return error.reason
    }
  }

  /// Keeps or forgets a word of the player's own.
  func performOnWords(_ request: Request) -> Term? {
    do throws(FileProblem) {
      switch request {
      case .keep(let word): try pronunciation?.keep(word)
      case .drop(let word): try pronunciation?.forget(word)
      default: break
      }
      return nil
    } catch {
      return error.reason
    }
  }

  /// Keeps changed settings. What holds for this run only is not written.
  public mutating func keep(_ changed: Settings, over shown: Settings) -> Term? {
    var kept = settings
    for setting in Setting.all where setting.value(in: changed) != setting.value(in: shown) {
      do { try setting.set(setting.value(in: changed), in: &kept) } catch {
        return error.reason(.keys)
      }
    }
    settings = kept
    do { try file?.save(kept) } catch { return error.reason }
    return nil
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
    record.recent = Dictionary(
      GameList.names.map { ($0.id, recent($0.id)) }, uniquingKeysWith: { first, _ in first })
    record.hintsGiven = hintsGiven
    record.respellings = respellings
    record.ownGroups = content.ownGroups(of: self)
    record.ownFiles = ownFiles
    return (record, notices.filter { !isOpenElsewhere($0) })
  }
}
