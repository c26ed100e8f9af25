// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Learning
import Localization
import Preferences
import Storage
import Testing

@testable import Application

/// No file is opened and no store is asked while a command is answered: what lies there is looked up.
@Suite struct ClosedFilesTests {
  private let home: Home
  private let opened: OpenedFiles

  init() throws {
    home = try Home()
    let data = try home.copyOfGame()
    let own = home.folder.appending(path: "data/aloud/pictures")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: data.appending(path: "pictures/cat.png"), to: own.appending(path: "mine.png"))
    try FileManager.default.createDirectory(
      at: home.database.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Other tests open the files of the checkout. The catalogue lies in the folder of all data.
    let folders = ["pictures", "maps", "outlines", "facts"].map { data.appending(path: $0) }
    opened = try OpenedFiles(
      in: folders + [data, own, home.database.deletingLastPathComponent()])
  }

  /// Groups are put together and put away, and a picture is cut for a round of the puzzle.
  private static let beginning = [
    "11", "1", "Mine", "France", "Georgia", "1", "", "5", "3", "3", "0", "0",
    "1", "0", "7", "1", "1", "quit",
  ]
  private static let lines = [
    "0", "list", "help", "settings", "learner", "facts", "all", "describe 1", "1 11", "hint", "new",
    "mine.png", "undo", "menu", "quit", "learner",
  ]

  @Test(arguments: [1 as UInt64, 2, 3])
  func whatLiesInFilesIsLookedUp(seed: UInt64) async throws {
    var player = try await StoredPlayer.atHome(home.environment, games: GameList.types)
    let content = PlayerContent(
      try Content(Resources(environment: home.environment)), player)
    var settings = Settings()
    settings.firstStartDone = true
    settings.learner = true
    let session = PlayerSession(
      content, await player.beginSession(with: content).record, settings: settings,
      usualLanguage: "en", DoorAbilities(time: .byInputs), seed: seed)
    let lookups = Lookups(
      content: content, phrasebook: session.phrasebook, player: player,
      writer: PlayerWriter(for: player) { _ in }, day: Day(20_260_704))
    var dialogue = session.dialogue
    var generator = Generator(seed: seed)
    var read: Set<String> = []
    _ = opened.names()
    let moment = Moment(seconds: 0, day: 20_260_704)
    var requests = dialogue.start(.mainMenu, at: moment)
    for step in 0..<400 {
      while let lookup = requests.lazy.compactMap(\.lookup).first {
        let finding = await lookups.find(lookup.subject)
        read.formUnion(opened.names())
        requests = dialogue.hear(finding.answer, to: lookup.id, at: moment)
        #expect(opened.names() == [], "\(lookup)")
      }
      let random =
        generator.below(10) < 7
        ? String(generator.below(13) + 1) : Self.lines[generator.below(Self.lines.count)]
      let line = step < Self.beginning.count ? Self.beginning[step] : random
      requests = dialogue.respond(to: .line(line), at: moment)
      _ = dialogue.view
      #expect(opened.names() == [], "\(line)")
    }
    #expect(read.isSuperset(of: ["catalogue.txt", "aloud.sqlite-wal"]), "watched: \(read)")
  }
}

extension Request {
  fileprivate var lookup: Lookup? { if case .lookUp(let lookup) = self { lookup } else { nil } }
}
