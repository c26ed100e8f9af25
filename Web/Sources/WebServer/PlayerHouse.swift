// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine
import Foundation
import Localization
import Preferences
import Storage

/// The one player of a server at home: a session begins when the page is first asked for, and a new
/// one after the player has left.
public actor PlayerHouse {
  private let content: Content
  private let environment: [String: String]
  private let analysis: Analysis
  private var seat: PageSeat?
  private var session: Task<Void, Never>?

  public init(_ content: Content, environment: [String: String]) {
    self.content = content
    self.environment = environment
    analysis = Analysis(workers: max(ProcessInfo.processInfo.activeProcessorCount - 1, 2))
  }

  /// Where the player sits.
  ///
  /// - Parameter languages: those the browser wants, the best first, as BCP 47 tags; the first there
  ///   is serves a player who has not set one.
  /// - Throws: a ``StorageProblem`` where nothing can be kept.
  public func seat(languages: [String]) async throws -> PageSeat {
    // Others may have come while the last session was ending.
    while let seat {
      if !seat.isOver { return seat }
      await session?.value
      if self.seat === seat { break }
    }
    let seat = PageSeat()
    self.seat = seat
    do { session = try await begin(at: seat, languages) } catch {
      seat.end()
      throw error
    }
    return seat
  }

  /// Has the player leave, and waits until everything is kept.
  public func close() async {
    if let seat, !seat.isOver { _ = await seat.give(.leave, turn: nil) }
    await session?.value
  }

  private func begin(at seat: PageSeat, _ languages: [String]) async throws -> Task<Void, Never> {
    let player = try await StoredPlayer.atHome(environment, games: GameList.types)
    var settings = player.settings
    // The page has its own answers to what the first start asks, and to how it is typed.
    settings.firstStartDone = true
    settings.input = .lines
    let usual = languages.lazy.compactMap(content.phrasebooks.language(called:)).first ?? "en"
    var runner = await SessionRunner(
      PageDoor(seat), PlayerContent(content, player), player, analysis, settings: settings,
      usualLanguage: usual)
    return Task {
      // Only opening the door could throw, and this one is open.
      try? await runner.run(.mainMenu)
      seat.end()
    }
  }
}
