// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine
import Foundation
import Localization
import Pages
import Preferences
import Storage

/// One player's games: a session begins when the page is first asked for, and a new one after the
/// player has left.
public actor PlayerHouse {
  package nonisolated let commons: Commons
  private nonisolated let resident: Resident
  /// Nil before anybody sits here.
  private(set) var pictures: PagePictures?
  /// So that the saves can be had elsewhere. A phone in a pocket closes its connection too.
  private let patience: Duration
  private var seat: PageSeat?
  private var session: Task<Void, Never>?

  init(_ commons: Commons, _ resident: Resident, patience: Duration) {
    self.commons = commons
    self.resident = resident
    self.patience = patience
  }

  nonisolated var player: PlayerID { resident.id }

  /// Where the player's files lie; nil where there are none that can be used.
  nonisolated var folders: Folders? { resident.folders }

  /// Where the player sits.
  ///
  /// - Parameters:
  ///   - languages: those the browser wants, the best first, as BCP 47 tags; the first there is serves
  ///     a player who has not set one.
  ///   - start: what a session begins with that has to be begun.
  ///   - isActing: whether the player is about to do something, which must be kept: then a session
  ///     that has lost the saves makes way for one that takes them back. Who only looks gets what is
  ///     there, else two windows would take them from each other without end.
  /// - Throws: a ``StorageProblem`` where nothing can be kept.
  public func seat(
    languages: [String], start: Dialogue.Start = .mainMenu, isActing: Bool = false
  ) async throws(StorageProblem) -> PageSeat {
    // Others may have come while the last session was ending.
    while let seat {
      if !seat.isOver, seat.hasSaves || !isActing {
        seat.touch()
        return seat
      }
      if !seat.isOver { _ = await seat.give(.leave, turn: nil) }
      await session?.value
      if self.seat === seat { break }
    }
    let seat = PageSeat(after: self.seat, resident.limits)
    self.seat = seat
    do throws(StorageProblem) { session = try await begin(at: seat, languages, start) } catch {
      seat.end()
      throw error
    }
    return seat
  }

  /// Has the player go where a code leads, whatever they are at.
  func follow(_ code: JoinCode, languages: [String]) async throws(StorageProblem) -> PageSeat {
    if let seat = present, seat.hasSaves {
      seat.touch()
      _ = await seat.give(.code(code), turn: nil)
      return seat
    }
    return try await seat(languages: languages, start: .code(code), isActing: true)
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
      do { try await Task.sleep(for: min(patience - seat.idleTime, Self.sign)) } catch { return }
      seat.showLife()
    }
    _ = await seat.give(.leave, turn: nil)
  }

  /// The time between two signs of life.
  private static let sign = Duration.seconds(15)

  private func begin(
    at seat: PageSeat, _ languages: [String], _ start: Dialogue.Start
  ) async throws(StorageProblem) -> Task<Void, Never> {
    let player = try await resident.player()
    let door = PageDoor(
      seat, sounds: commons.soundNames, voiceVariants: commons.clips.variants,
      reach: resident.reach, isShared: resident.isShared)
    let content = PlayerContent(commons.content, player).reaching(resident.reach)
    pictures = PagePictures(content)
    let usualLanguage = commons.content.language(among: languages)
    // Neither belongs to the request, whose values for its tasks would stay with each of them.
    let watch = Task.detached { await self.letGo(of: seat) }
    return Task.detached { [self] in
      defer { watch.cancel() }
      var runner = await runner(of: player, content, door, usualLanguage: usualLanguage)
      // Only opening the door could throw, and this one is open.
      try? await runner.run(start)
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
      door, content, player, commons.analysis, settings: settings, usualLanguage: usualLanguage)
  }
}

extension PlayerHouse {
  /// Plays through another door than the page's until the player leaves there. Who plays elsewhere
  /// goes on without being saved.
  ///
  /// - Throws: a ``StorageProblem`` where nothing can be kept.
  package nonisolated func play(
    through door: any Door, usualLanguage: String, start: Dialogue.Start = .mainMenu
  ) async throws(StorageProblem) {
    let player = try await resident.player()
    var runner = await runner(
      of: player, PlayerContent(commons.content, player), door, usualLanguage: usualLanguage)
    // Only opening the door could throw, and this one is open.
    try? await runner.run(start)
  }
}

extension PlayerHouse {
  /// That of the one player of a server at home.
  ///
  /// - Parameters:
  ///   - isShared: whether other devices can join.
  ///   - store: where everything is kept, asked for each session; nil for the home.
  ///   - patience: after how long without a sign of the player the seat is left.
  public init(
    _ commons: Commons, environment: [String: String], isShared: Bool = false,
    store: (@Sendable () -> any PlayerStore)? = nil,
    patience: Duration = ServerLimits.home.idleTime
  ) {
    let folders = try? Folders(environment: environment)
    let resident = Resident(
      id: .home,
      player: { () async throws(StorageProblem) in
        guard let store else {
          return try await StoredPlayer.atHome(environment, games: GameList.types)
        }
        return await StoredPlayer(.home, in: store(), folders: folders)
      }, reach: Set(Capabilities.Reach.allCases), folders: folders, isShared: isShared,
      limits: .home)
    self.init(commons, resident, patience: patience)
  }
}
