// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import ConversationTestSupport
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

  /// Groups are put together and put away, a picture is cut for a round of the puzzle, and cards are
  /// learned in one of Atlas Solitaire. What begins with @ is an entry, by the messages of its title.
  private static let beginning = [
    "@workshop", "1", "Mine", "France", "Georgia", "1", "", "5", "3", "3", "quit",
    "@menu-play game-puzzle", "1", "1", "quit", "@menu-play game-atlas", "1", "1", "facts", "all",
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
      content,
      await player.beginSession(with: content, takingOver: .ifHolderIsGone).record,
      settings: settings,
      usualLanguage: "en", DoorAbilities(time: .byInputs), seed: seed)
    let lookups = Lookups(
      content: content, phrasebook: session.phrasebook, player: player,
      writer: PlayerWriter(for: player) { _ in }, day: Day(20_260_704))
    var dialogue = session.dialogue
    var generator = Generator(seed: seed)
    var (read, played): (Set<String>, Set<String>) = ([], [])
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
      requests = dialogue.respond(to: try input(line, in: dialogue.view), at: moment)
      let view = dialogue.view
      if view.table != nil, let title = view.title { played.insert("\(title.key)") }
      #expect(opened.names() == [], "\(line)")
    }
    #expect(
      read.isSuperset(of: ["catalogue.txt", "countries.json", "cat.png", "aloud.sqlite-wal"]),
      "watched: \(read)")
    #expect(played.isSuperset(of: ["game-atlas", "game-puzzle"]), "played: \(played)")
  }

  private func input(_ line: String, in view: DialogueView) throws -> Dialogue.Input {
    guard line.hasPrefix("@") else { return .line(line) }
    let keys = line.dropFirst().split(separator: " ").map { Key(String($0)) }
    let entry = view.entries.first { Set($0.title.everything.map(\.key)).isSuperset(of: keys) }
    return .choose(try #require(entry, "\(line) in \(view.entries.map(\.title))").choice)
  }
}

extension Request {
  fileprivate var lookup: Lookup? { if case .lookUp(let lookup) = self { lookup } else { nil } }
}
