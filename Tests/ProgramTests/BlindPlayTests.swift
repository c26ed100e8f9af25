// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import ConversationTestSupport
import Engine
import Foundation
import Games
import Localization
import Narration
import Preferences
import Testing

@testable import Application

/// A player who types lines and knows nothing but the lines that answer them.
private struct BlindPlayer {
  private var dialogue: Dialogue
  private let phrasebook: Phrasebook
  private let world: World
  private var seconds = 0.0
  private(set) var lines: [String] = []
  private(set) var typed = 0

  init(_ picture: String, side: Difficulty, language: String) throws {
    let gallery = Gallery(data: checkout.appending(path: "Data"), ownFolders: [])
    let descriptors = [PuzzleRounds(gallery)]
    let phrasebook = Phrasebook(
      language: language, locales: checkout.appending(path: "Locales"))
    var settings = Settings()
    settings.firstStartDone = true
    dialogue = Dialogue(
      environment: DialogueEnvironment(
        descriptors: descriptors,
        language: PlayerLanguage(
          language, words: { [phrasebook.line([$0]).text] }, typed: phrasebook.words,
          keymaps: Keymaps(of: descriptors, words: phrasebook.words))),
      settings: settings, seed: 1)
    self.phrasebook = phrasebook
    world = World(games: descriptors, describer: gallery.describer)
    let round = try descriptors[0].deal(DealRequest(difficulty: side, number: 11, topic: picture))
    let moment = Moment(seconds: 0, day: 1)
    take(dialogue.start(.round(round), at: moment), at: moment)
  }

  private mutating func take(_ requests: [Request], at moment: Moment) {
    lines = world.answer(requests, of: &dialogue, at: moment).compactMap { request in
      if case .say(let utterance) = request {
        phrasebook.line(utterance.sentences).text
      } else {
        nil
      }
    }
  }

  private mutating func type(_ line: String) {
    seconds += 1
    typed += 1
    let moment = Moment(seconds: seconds, day: 1)
    take(dialogue.respond(to: .line(line), at: moment), at: moment)
  }

  var hasWon: Bool { lines.contains { $0.hasPrefix("Solved: ") } }

  /// Fills square after square with the piece whose edges fit best; what goes back is tried last.
  mutating func play() {
    type("t")
    var waiting = lines.compactMap { $0.firstMatch(of: #/Piece ([0-9]+):/#).map { String($0.1) } }
    type("M")
    let squares = lines.joined().matches(of: #/\b[1-4][1-4]\b/#).map { String($0.output) }
    var placed: [String: String] = [:]
    for square in squares {
      let scores = waiting.map { score(of: $0, in: square, placed) }
      let order = waiting.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
      guard
        let index = order.first(where: { index in
          type("\(waiting[index]) \(square)")
          return !(lines.first ?? "").contains("goes back")
        })
      else { return }
      placed[square] = waiting.remove(at: index)
    }
  }

  /// What is heard of the edges to the left and above.
  private mutating func score(
    of piece: String, in square: String, _ placed: [String: String]
  ) -> Int {
    let number = Int(square) ?? 0
    var sum = 0
    for (edge, neighbour) in [
      ("left", placed[String(number - 1)]), ("top", placed[String(number - 10)]),
    ] {
      guard let neighbour else { continue }
      type("compare \(piece) \(edge) \(neighbour)")
      let heard = (lines.first ?? "").firstMatch(of: #/, ([0-9]+)/#).flatMap { Int($0.1) }
      sum += heard ?? 0
    }
    return sum
  }
}

/// A shipped picture is solved with nothing but what is said, line by line.
@Suite struct BlindPlayTests {
  @Test(arguments: ["cat", "sunset"]) func aPuzzleIsSolvedByWhatIsSaid(picture: String) throws {
    var player = try BlindPlayer(picture, side: "easy", language: "en")
    player.play()
    #expect(player.hasWon, "\(player.lines)")
    // Two lines to begin with, 68 comparisons at most, and the tries.
    #expect(player.typed < 100)
  }
}
