// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine
import Foundation
import Localization
import Pages
import Preferences
import Storage

/// The one player of a server at home: a session begins when the page is first asked for, and a new
/// one after the player has left.
public actor PlayerHouse {
  package nonisolated let content: Content
  private nonisolated let environment: [String: String]
  private let isShared: Bool
  /// Where everything is kept, for one session after another; nil for the home.
  private nonisolated let store: (@Sendable () -> any PlayerStore)?
  private nonisolated let analysis: Analysis
  let clips: Clips
  /// The names of the game's sound files.
  private nonisolated let soundFiles: [String]
  /// Nil before anybody sits here.
  private(set) var pictures: PagePictures?
  /// Where the player's files lie; nil where they cannot be used.
  nonisolated let folders: Folders?
  /// So that the saves can be had elsewhere. A phone in a pocket closes its connection too.
  private let patience: Duration
  private var seat: PageSeat?
  private var session: Task<Void, Never>?

  /// - Parameters:
  ///   - isShared: whether other devices can join.
  ///   - store: where everything is kept, asked for each session; nil for the home.
  ///   - patience: after how long without a sign of the player the seat is left.
  public init(
    _ content: Content, environment: [String: String], isShared: Bool = false,
    store: (@Sendable () -> any PlayerStore)? = nil, patience: Duration = .seconds(10 * 60)
  ) {
    self.content = content
    self.isShared = isShared
    self.store = store
    self.patience = patience
    self.environment = environment
    folders = try? Folders(environment: environment)
    analysis = Analysis(workers: max(ProcessInfo.processInfo.activeProcessorCount - 1, 2))
    clips = Clips(content)
    soundFiles = Self.soundFiles(of: content)
  }

  /// Where the player sits.
  ///
  /// - Parameter languages: those the browser wants, the best first, as BCP 47 tags; the first there
  ///   is serves a player who has not set one.
  /// - Throws: a ``StorageProblem`` where nothing can be kept.
  public func seat(languages: [String]) async throws(StorageProblem) -> PageSeat {
    // Others may have come while the last session was ending.
    while let seat {
      if !seat.isOver {
        seat.touch()
        return seat
      }
      await session?.value
      if self.seat === seat { break }
    }
    let seat = PageSeat(after: self.seat)
    self.seat = seat
    do throws(StorageProblem) { session = try await begin(at: seat, languages) } catch {
      seat.end()
      throw error
    }
    return seat
  }

  /// The seat that is taken now; nil for none.
  var present: PageSeat? { seat.flatMap { $0.isOver ? nil : $0 } }

  /// Has the player leave, and waits until everything is kept.
  public func close() async {
    if let seat, !seat.isOver { _ = await seat.give(.leave, turn: nil) }
    await session?.value
  }

  private func letGo(of seat: PageSeat) async {
    while seat.idleTime < patience {
      do { try await Task.sleep(for: patience - seat.idleTime) } catch { return }
    }
    _ = await seat.give(.leave, turn: nil)
  }

  /// The names of the game's sounds.
  package nonisolated var soundNames: [String] { soundFiles.map { String($0.dropLast(4)) } }

  /// What a sound is called by; nil for none.
  ///
  /// - Parameter isPlayer: whether the player's own takes the place of the game's.
  nonisolated func sound(_ file: String, for isPlayer: Bool) -> Data? {
    // A name from outside is only looked up, never made part of a path.
    guard let name = soundFiles.first(where: { $0 == file }) else { return nil }
    let shipped = content.resources.data.appending(path: "sounds/\(name)")
    let own = isPlayer ? folders?.sounds.appending(path: name) : nil
    return own.flatMap { try? Data(contentsOf: $0) } ?? (try? Data(contentsOf: shipped))
  }

  private static func soundFiles(of content: Content) -> [String] {
    let folder = content.resources.data.appending(path: "sounds")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".wav") }.sorted()
  }

  private nonisolated var storedPlayer: StoredPlayer {
    get async throws(StorageProblem) {
      guard let store else {
        return try await StoredPlayer.atHome(environment, games: GameList.types)
      }
      return await StoredPlayer(.home, in: store(), folders: folders)
    }
  }

  private func begin(
    at seat: PageSeat, _ languages: [String]
  ) async throws(StorageProblem) -> Task<Void, Never> {
    let player = try await storedPlayer
    let door = PageDoor(
      seat, sounds: soundNames, voiceVariants: clips.variants, isShared: isShared)
    let playerContent = PlayerContent(content, player)
    pictures = PagePictures(playerContent)
    var runner = await runner(
      of: player, playerContent, door, usualLanguage: content.language(among: languages))
    let watch = Task { await letGo(of: seat) }
    return Task {
      defer { watch.cancel() }
      // Only opening the door could throw, and this one is open.
      try? await runner.run(.mainMenu)
      seat.end()
    }
  }

  /// A session that is played by lines, at first.
  private nonisolated func runner(
    of player: StoredPlayer, _ content: PlayerContent, _ door: any Door, usualLanguage: String
  ) async -> SessionRunner {
    var settings = player.settings
    // The page takes lines in its field, and keys in a box that is entered.
    settings.input = .lines
    return await SessionRunner(
      door, content, player, analysis, settings: settings, usualLanguage: usualLanguage)
  }
}

extension PlayerHouse {
  /// Plays through another door than the page's until the player leaves there. Who plays elsewhere
  /// goes on without being saved.
  ///
  /// - Throws: a ``StorageProblem`` where nothing can be kept.
  package nonisolated func play(
    through door: any Door, usualLanguage: String
  ) async throws(StorageProblem) {
    let player = try await storedPlayer
    var runner = await runner(
      of: player, PlayerContent(content, player), door, usualLanguage: usualLanguage)
    // Only opening the door could throw, and this one is open.
    try? await runner.run(.mainMenu)
  }
}
