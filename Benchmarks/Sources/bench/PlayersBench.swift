// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine
import Foundation
import Preferences

/// What many players cost who play at once in one process over one content: a thousand of them, all
/// games and languages, two hundred inputs each; in a process of its own for each bound of what can
/// be heard again.
func measurePlayers() async throws {
  guard let bound = CommandLine.arguments.dropFirst().compactMap({ Int($0) }).first else {
    for bound in [500, 30, 1] {
      let child = try Child(
        "/proc/self/exe", ["players", "\(bound)"], ProcessInfo.processInfo.environment)
      while let text = child.read(within: -1) { print(text, terminator: "") }
      child.waitForEnd()
    }
    return
  }
  let scratch = try Scratch()
  let content = PlayerContent(
    try Content(Resources(environment: scratch.environment)),
    try await StoredPlayer.atHome(scratch.environment, games: GameList.types))
  let (games, languages) = (GameList.descriptors.map(\.id), content.shared.phrasebooks.languages)
  func player(_ index: Int) throws -> Player {
    try Player(
      content, game: games[index % games.count], language: languages[index % languages.count],
      number: UInt64(index), historyLimit: bound)
  }
  // What is shared is there before anything is measured.
  for index in 0..<(games.count * languages.count) {
    var first = try player(index)
    for _ in 0..<40 { first.type() }
  }
  let (count, inputs) = (1_000, 200)
  let empty = residentKilobytes("self")
  var players = try (0..<count).map(player)
  let fresh = residentKilobytes("self") - empty
  let spent = ContinuousClock().measure {
    for _ in 0..<inputs { for index in players.indices { players[index].type() } }
  }
  let all = residentKilobytes("self") - empty
  print(
    "\(bound) answers to be heard again: \(fresh / count) kB a player at the start,",
    "\(all / count) kB after \(inputs) inputs,",
    "\(show(spent / .milliseconds(1) / Double(count * inputs))) ms an input")
}

/// One who types whatever can be typed, as chance has it, and remembers nothing.
private struct Player {
  let game: String
  private var session: PlayerSession
  private var chance: Generator
  private var seconds = 0.0

  init(
    _ content: PlayerContent, game: String, language: String, number: UInt64, historyLimit: Int
  ) throws {
    self.game = game
    chance = Generator(seed: number)
    var settings = Settings()
    settings.firstStartDone = true
    settings.language = language
    session = PlayerSession(
      content, PlayerSession.Record(), settings: settings, usualLanguage: "en",
      DoorAbilities(time: .byInputs, historyLimit: historyLimit), seed: 7)
    let start = try session.round(
      of: game, DealWish(.number(number % 20 + 1), isAny: true), made: .groups(AtlasWish()),
      today: 20_261_121)
    take(session.start(start, notices: [], at: moment))
  }

  private var moment: Moment { Moment(seconds: seconds, day: 20_261_121) }

  mutating func type() {
    seconds += 1
    let words = ["d", "d", "u", "t", "p", "?", "y", "o", "g", "k"]
    let line =
      chance.below(3) == 0
      ? words[chance.below(words.count)] : "\(1 + chance.below(9)) \(1 + chance.below(9))"
    take(session.respond(to: .line(line), at: moment))
  }

  /// Nothing is stored, looked up or found out, but for what a game cannot begin without.
  private mutating func take(_ response: PlayerSession.Response) {
    for case .lookUp(let lookup) in response.errands {
      guard case .opening = lookup.subject else { continue }
      take(session.hear(.opening(Opening()), to: lookup.id, at: moment))
    }
  }
}
