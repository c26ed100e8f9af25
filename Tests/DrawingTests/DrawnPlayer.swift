// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import ConversationTestSupport
import Engine
import Foundation
import Localization
import Preferences
import Samples
import Testing

/// Somebody who plays at random, and whose table is drawn.
struct DrawnPlayer {
  private(set) var dialogue: Dialogue
  private let world: World
  private var seconds = 0.0

  init(_ id: String) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == id })
    let deal = try descriptor.deal(
      DealRequest(difficulty: descriptor.difficulties[0], number: 4))
    var settings = Settings()
    settings.firstStartDone = true
    settings.confirmations = false
    world = World(games: [descriptor])
    dialogue = Dialogue(
      environment: DialogueEnvironment(descriptors: [descriptor]), settings: settings, seed: 1)
    let moment = moment
    take(dialogue.start(.round(deal), at: moment))
  }

  private var moment: Moment { Moment(seconds: seconds, day: 20_261_123) }

  private mutating func take(_ requests: [Request]) {
    _ = world.answer(requests, of: &dialogue, at: moment)
  }

  mutating func type(_ line: String) {
    seconds += 1
    let moment = moment
    take(dialogue.respond(to: .line(line), at: moment))
  }

  /// Every table of a random game, as it is seen.
  static func walk(_ id: String, check: (DialogueView, TableView) throws -> Void) throws {
    var player = try DrawnPlayer(id)
    var generator = Generator(seed: 11)
    for _ in 0..<60 {
      let view = player.dialogue.view
      guard let table = view.table, view.expectation == .command else {
        player.type("0")
        continue
      }
      try check(view, table)
      let number = generator.below(id == "pokerslam" ? 55 : 14) + 1
      player.type(["\(number)", "\(number)", "d", "\(number)", "0"][generator.below(5)])
    }
  }

  static let games = EveryDescriptor.all.map(\.id)

  static func phrasebook(_ language: String) -> Phrasebook {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Locales")
    return Phrasebook(language: language, locales: folder)
  }
}
