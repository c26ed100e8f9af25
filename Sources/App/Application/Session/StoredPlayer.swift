// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Learning
import Preferences
import Storage

/// A player as a store has them: what was kept when they came in, and the way to ask and to write
/// for them.
public struct StoredPlayer: Sendable {
  public let id: PlayerID
  public let store: any PlayerStore
  /// Where the player's pictures and sounds lie, and the copy of a server's groups; nil where no
  /// files are kept.
  public let folders: Folders?
  /// What a player without an account can do with all that; nil for anybody else.
  public let guest: (any GuestAccount)?
  /// The others who play at the same server; nil where there are none.
  public let company: Company?
  /// The settings that are kept; those in force may be others.
  public private(set) var settings: Settings
  /// The player's own words as they were when the player came in.
  public let respellings: [Respelling]
  /// The player's own groups and decks.
  public private(set) var own: OwnFiles
  /// What could not be used of all that, in words.
  public private(set) var notices: [Term]
  /// In whose name is written: beside others, until a lease is claimed.
  private(set) var access: WriteAccess
  /// Why no lease could be claimed, other than that somebody else has it. The player was told.
  private(set) var unclaimed: StorageProblem?

  public init(
    _ id: PlayerID, in store: any PlayerStore, folders: Folders? = nil,
    guest: (any GuestAccount)? = nil, company: Company? = nil, notices: [Term] = []
  ) async {
    self.guest = guest
    self.company = company
    self.id = id
    self.store = store
    self.folders = folders
    access = .shared(id)
    let kept = await store.settings(of: id)
    settings = kept.settings
    let words = await store.respellings(of: id)
    respellings = words.words
    self.notices =
      [kept.complaint, words.complaint].compactMap(\.self) + notices
    own = OwnFiles()
    do { own = try await readGroups() } catch { self.notices.append(error.reason) }
  }

  /// The one player of a program on the player's own machine. Where their files cannot be used, that
  /// is told, and what is kept lasts as long as the program.
  ///
  /// - Throws: a ``StorageProblem`` where nothing can be kept even so long.
  public static func atHome(
    _ environment: [String: String], games: GameTypes
  ) async throws(StorageProblem) -> StoredPlayer {
    let folders: Folders
    do { folders = try Folders(environment: environment) } catch {
      let store = try SQLitePlayerStore.inMemory(games: games, because: error.reason)
      return await StoredPlayer(.home, in: store, notices: [error.reason])
    }
    let (store, notices) = try SQLitePlayerStore.open(in: folders, games: games)
    return await StoredPlayer(.home, in: store, folders: folders, notices: notices)
  }

  /// The player's own groups and decks as they are kept now.
  func readGroups() async throws(StorageProblem) -> OwnFiles {
    OwnFiles(groups: try await sources(.groups), decks: try await sources(.decks))
  }

  /// Takes over groups and decks that have changed.
  mutating func use(_ own: OwnFiles) { self.own = own }

  private func sources(
    _ kind: PlayerDocument.Kind
  ) async throws(StorageProblem) -> [SourceText] {
    try await store.documents(of: id, kind).map { SourceText(file: $0.name.file, text: $0.text) }
  }
}

// Rounds.
extension StoredPlayer {
  /// Takes the player's lease for this session, with the matches in some slots, the one played last
  /// first. Where another session has it, the matches are left to that.
  ///
  /// - Returns: the matches, and what came in the way.
  public mutating func claim(
    _ slots: [String], takingOver takeover: LeaseTakeover = .ifHolderIsGone
  ) async -> (kept: [KeptMatch], notices: [Term]) {
    do throws(StorageProblem) {
      let lease = try await store.claim(id, takingOver: takeover)
      access = .exclusive(lease)
      let opened = try await store.openRounds(in: slots, under: lease)
      let kept = opened.rounds.map { KeptMatch($0.round.match, seconds: $0.round.seconds) }
      return (kept, opened.notices)
    } catch {
      if error != .openElsewhere { unclaimed = error }
      return ([], [error.reason])
    }
  }

  /// Gives the lease back, for whoever plays next.
  ///
  /// - Returns: what the player is told where that failed.
  mutating func release() async -> Term? {
    guard case .exclusive(let lease) = access else { return nil }
    access = .shared(id)
    do { try await store.release(lease) } catch { return error.reason }
    return nil
  }

  /// Waits until another session has taken over the lease of this one.
  ///
  /// - Returns: whether that came.
  func isTakenOver() async -> Bool {
    guard case .exclusive(let lease) = access else { return false }
    return await store.isTakenOver(lease)
  }

  /// The matches of some slots, the one saved last first, whoever plays them.
  public func matches(in slots: [String]) async throws(StorageProblem) -> [Match] {
    var matches: [Match] = []
    for save in try await store.saves(of: id) where slots.contains(save.slot) {
      if let round = try await store.round(in: save.slot, of: id) { matches.append(round.match) }
    }
    return matches
  }
}

// What is written.
extension StoredPlayer {
  /// - Throws: a ``StorageProblem`` where it could not be kept.
  public func keep(_ change: PlayerChange) async throws(StorageProblem) {
    do { try await store.write(change, by: access) } catch {
      // Who never had the saves has not lost them to another window.
      if error == .notHeld, case .shared = access, let unclaimed { throw unclaimed }
      throw error
    }
  }

  /// Takes over what was changed of the settings in force, to be kept. What holds for this run only
  /// stays out of it.
  ///
  /// - Parameter shown: the settings in force before.
  mutating func change(to changed: Settings, from shown: Settings) throws(SettingRefusal) {
    for setting in GameList.settings.all
    where setting.value(in: changed) != setting.value(in: shown) {
      try setting.set(setting.value(in: changed), in: &settings)
    }
  }
}
