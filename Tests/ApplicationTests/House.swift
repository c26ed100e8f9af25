// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Learning
import Preferences
import Storage

@testable import Application

/// Whether what takes minutes is played too.
let isLong = ProcessInfo.processInfo.environment["ALOUD_LONG"] == "1"

/// What players share, without anything that is kept.
final class House: Sendable {
  let common: Content
  private let content: PlayerContent
  private let analysis = Analysis(workers: 2)
  private let player: StoredPlayer
  private let writer: PlayerWriter

  static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() async throws {
    player = await StoredPlayer(.home, in: try SQLitePlayerStore.inMemory(games: GameList.types))
    writer = PlayerWriter(for: player) { _ in }
    common = try Content(Resources(environment: ["ALOUD_HOME": Self.checkout.path]))
    content = PlayerContent(common, player)
  }

  /// The games there are for who plays in a language.
  func games(in language: String) -> [any GameDescriptor] {
    content.descriptors(in: common.words(in: language).phrasebook)
  }

  /// Who plays what, in which language.
  struct Part: CustomStringConvertible {
    let game: String
    let language: String
    let inputs: [PlayerInput]
    /// Parts of the same number are the same.
    let number: Int

    var description: String { "\(game) in \(language)" }
  }

  /// Parts of all games in all languages, each of them twice at least.
  func parts(_ count: Int, inputs: Int) -> [Part] {
    let (games, languages) = (GameList.descriptors.map(\.id), common.phrasebooks.languages)
    return (0..<count).map { index in
      let number = index % min(count / 2, games.count * languages.count)
      return Part(
        game: games[number % games.count], language: languages[number % languages.count],
        inputs: Self.lines(inputs, seed: UInt64(number)), number: number)
    }
  }

  /// What can be typed in any game, as chance has it: cards and goals by their numbers, and what is
  /// asked for by a letter.
  private static func lines(_ count: Int, seed: UInt64) -> [PlayerInput] {
    var chance = Generator(seed: seed)
    let words = ["d", "d", "u", "t", "h", "p", "?", "y", "n", "o", "g", "k"]
    return (0..<count).map { _ in
      chance.below(3) == 0
        ? .line(words[chance.below(words.count)])
        : .line("\(1 + chance.below(9)) \(1 + chance.below(9))")
    }
  }

  /// A session to its last input, and all that was said in it.
  struct Evening {
    var session: PlayerSession
    var transcript: [String] = []
  }

  func play(_ part: Part) async -> Evening {
    var settings = Settings()
    settings.firstStartDone = true
    settings.language = part.language
    var door = RecordingDoor(part.inputs, day: 20_261_121)
    var session = PlayerSession(
      content, PlayerSession.Record(), settings: settings, usualLanguage: "en",
      door.abilities, seed: 7)
    let player = analysis.enter()
    var transcript: [String] = []
    func take(_ response: PlayerSession.Response) async {
      transcript += response.presentation.text
      for errand in response.errands {
        switch errand {
        case .lookUp(let lookup):
          let lookups = Lookups(
            content: content, phrasebook: session.phrasebook, player: self.player,
            writer: writer, day: Day(door.now.day))
          let finding = await lookups.find(lookup.subject)
          await take(session.hear(finding.answer, to: lookup.id, at: door.now))
        case .analyze(let request):
          if let result = await analysis.answer(request.subject, for: player) {
            await take(session.hear(result, to: request.id, at: door.now))
          }
        // Nothing is kept.
        default: break
        }
      }
    }
    let wish = DealWish(.number(11), isAny: true)
    do {
      let start = try session.round(
        of: part.game, wish, made: .groups(AtlasWish()), today: door.now.day)
      door.present(session.welcome())
      await take(session.start(start, notices: [], at: door.now))
    } catch {
      transcript.append("\(error)")
    }
    while let input = await door.next(by: nil) {
      await take(session.respond(to: input, at: door.now))
    }
    await analysis.leave(player)
    return Evening(session: session, transcript: transcript)
  }
}
