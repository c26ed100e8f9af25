// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Localization
import Preferences
import Testing

@testable import Application

/// No file is opened while a command is answered: what lies in files is looked up.
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
    // Other tests open the files of the checkout.
    let folders = ["pictures", "maps", "facts"].map { data.appending(path: $0) }
    opened = try OpenedFiles(in: folders + [own])
  }

  /// A picture is cut for a round of the puzzle.
  private static let beginning = ["7", "1", "1", "quit"]
  private static let lines = [
    "0", "list", "help", "settings", "learner", "facts", "all", "describe 1", "1 11", "hint", "new",
    "mine.png", "undo", "menu", "quit", "learner",
  ]

  @Test(arguments: [1 as UInt64, 2, 3])
  func whatLiesInFilesIsLookedUp(seed: UInt64) throws {
    let archive = Archive(environment: home.environment, games: GameList.types)
    let content = PlayerContent(
      try Content(Resources(environment: home.environment)), archive)
    var settings = Settings()
    settings.firstStartDone = true
    settings.learner = true
    content.shared.readFacts()
    let session = PlayerSession(
      content, archive.record(in: content).0, content.environment, settings: settings,
      usualLanguage: "en", DoorAbilities(time: .byInputs), seed: seed)
    let lookups = Lookups(
      games: session.dialogue.environment.descriptors, content: content, archive: archive,
      shop: GroupShop(of: content, session.phrasebook, own: archive.ownFiles))
    var dialogue = session.dialogue
    var generator = Generator(seed: seed)
    var isReading = false
    _ = opened.names()
    let moment = Moment(seconds: 0, day: 20_260_704)
    var requests = dialogue.start(.mainMenu, at: moment)
    for step in 0..<400 {
      while let subject = requests.lazy.compactMap(\.lookup).first {
        let answer = lookups.answer(to: subject.subject)
        isReading = !opened.names().isEmpty || isReading
        requests = dialogue.hear(answer, to: subject.id, at: moment)
        #expect(opened.names() == [], "\(subject)")
      }
      let random =
        generator.below(10) < 7
        ? String(generator.below(13) + 1) : Self.lines[generator.below(Self.lines.count)]
      let line = step < Self.beginning.count ? Self.beginning[step] : random
      requests = dialogue.respond(to: .line(line), at: moment)
      _ = dialogue.view
      #expect(opened.names() == [], "\(line)")
    }
    #expect(isReading, "files are watched")
  }
}

extension Request {
  fileprivate var lookup: Lookup? { if case .lookUp(let lookup) = self { lookup } else { nil } }
}
