// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Localization
import Preferences

/// A game as the program plays it, without its devices: a random move is typed, the answer comes
/// in words.
struct Talk {
  private(set) var dialogue: Dialogue
  private(set) var match: Match?
  private var moment = 0.0
  private var chance = Generator(seed: 2)
  private let phrasebook = Phrasebook(language: "en", locales: Checkout.locales)
  private let kind: any GameDescriptor

  init(_ kind: any GameDescriptor) throws {
    self.init(kind, saves: [])
    _ = begin(1)
  }

  /// Atlas Solitaire.
  init() throws { try self.init(Kinds.atlas()) }

  /// A game that goes on.
  init(_ kind: any GameDescriptor, resuming match: Match) throws {
    self.init(kind, saves: [KeptMatch(match, seconds: 1)])
    _ = answered(dialogue.start(.resume(slot: match.game.slot), at: now))
  }

  private init(_ kind: any GameDescriptor, saves: [KeptMatch]) {
    self.kind = kind
    var settings = Settings()
    settings.firstStartDone = true
    settings.confirmations = false
    dialogue = Dialogue(
      environment: DialogueEnvironment(descriptors: [kind]), settings: settings, saves: saves,
      seed: 1)
  }

  mutating func begin(_ number: UInt64) -> [Request] {
    guard let round = try? kind.easyRound(number, isWinnable: true) else { return [] }
    match = Match(round.game, seed: round.seed)
    return answered(dialogue.start(.round(round), at: now))
  }

  mutating func press(_ key: String) -> [Request] { respond(.key(key)) }

  /// A legal move as a player types it: two numbers of places, or the letter of an act.
  mutating func nextMove() -> Dialogue.Input? {
    guard let match, let move = chance.nextMove(in: match) else { return nil }
    switch move.goal {
    case .act(let act): return kind.commands.acts[act].map { .key($0) }
    case .place(let goal):
      let places = match.table.places.filter { $0.kind != .completed }
      guard let piece = move.picked.first, let place = match.table.place(of: piece),
        let from = places.firstIndex(of: place), let to = places.firstIndex(of: goal)
      else { return nil }
      return .line("\(from + 1) \(to + 1)")
    }
  }

  mutating func respond(_ input: Dialogue.Input) -> [Request] {
    moment += 1
    let requests = answered(dialogue.respond(to: input, at: now))
    for case .save(let saved, _, _) in requests { match = saved }
    return requests
  }

  private var now: Moment { Moment(seconds: moment, day: 20_261_121) }

  /// With what is wanted of a store, which knows of nothing played before, answered at once.
  private mutating func answered(_ requests: [Request]) -> [Request] {
    var all: [Request] = []
    for request in requests {
      guard case .lookUp(let lookup) = request else {
        all.append(request)
        continue
      }
      all += dialogue.hear(.opening(Opening()), to: lookup.id, at: now)
    }
    return all
  }

  /// The lines that a player would read, and hear.
  func lines(_ requests: [Request]) -> [Line] {
    requests.compactMap { request in
      guard case .say(let utterance) = request else { return nil }
      return phrasebook.line(utterance.sentences)
    }
  }
}
