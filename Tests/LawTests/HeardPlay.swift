// SPDX-License-Identifier: GPL-3.0-or-later

import ConversationTestSupport
import Engine
import Preferences
import Samples

@testable import Conversation

/// A round played at random through the dialogue, with what is said of each step.
struct HeardPlay {
  /// A change of the table, by a move, one taken back or one done again.
  struct Step {
    enum Manner { case played, undone, redone }

    let manner: Manner
    let game: any Game
    let before: Table
    let after: Table
    let move: Move
    let events: [Event]
    let pointsLost: Int
    /// What was said when the player took what is moved, which is not said again.
    let heardBefore: [Term]
    var said: [Term]
  }

  private var dialogue: Dialogue
  private let world: World
  private var seconds = 0.0
  private var generator: Generator

  init(_ game: any Game, seed: UInt64, isByKeys: Bool) {
    generator = Generator(seed: seed ^ 0xEA5)
    world = World(games: EveryDescriptor.all)
    var settings = Settings()
    settings.firstStartDone = true
    settings.input = isByKeys ? .keys : .lines
    dialogue = Dialogue(
      environment: DialogueEnvironment(descriptors: EveryDescriptor.all), settings: settings,
      seed: seed)
    let start = dialogue.start(.round(Deal(game, seed: seed)), at: moment)
    _ = world.answer(start, of: &dialogue, at: moment)
  }

  private var moment: Moment { Moment(seconds: seconds, day: 20_261_123) }

  private var match: Match? { dialogue.playing?.match }

  private mutating func give(_ input: Dialogue.Input) -> [Term] {
    seconds += 1
    let requests = dialogue.respond(to: input, at: moment)
    return world.answer(requests, of: &dialogue, at: moment).flatMap { request -> [Term] in
      if case .say(let utterance) = request { utterance.sentences } else { [] }
    }
  }

  private mutating func command(_ command: Command) -> [Term] { give(.choose(.command(command))) }

  /// Plays a legal move and, now and then, takes it back and does it again.
  ///
  /// - Returns: What came of it; empty once the round is over.
  mutating func go() -> [Step] {
    guard let match, match.outcome == .open else { return [] }
    let moves = match.game.moves(on: match.table).filter(canBeGiven)
    let carries = moves.filter { !$0.picked.isEmpty }
    let choice = !carries.isEmpty && generator.below(3) > 0 ? carries : moves
    guard !choice.isEmpty else { return [] }
    var steps = [step(.played, choice[generator.below(choice.count)])]
    if generator.below(4) == 0 { steps += [step(.undone, nil), step(.redone, nil)] }
    return steps.compactMap { $0 }
  }

  private func canBeGiven(_ move: Move) -> Bool {
    if case .place(let place) = move.goal { !place.isPoint } else { true }
  }

  private mutating func step(_ manner: Step.Manner, _ wish: Move?) -> Step? {
    guard let before = match else { return nil }
    var heard: [Term] = []
    let said: [Term]
    switch manner {
    case .undone: said = command(.undo(1))
    case .redone: said = command(.redo(1))
    case .played:
      guard let wish else { return nil }
      if !wish.picked.isEmpty { heard = command(.pick(wish.picked)) }
      // What is chosen may have gone where it belongs at once.
      said = match?.moveCount == before.moveCount ? finish(wish, before) : heard
    }
    guard let after = match, after.moveCount != before.moveCount,
      let done = manner == .undone ? before.last : after.last
    else { return nil }
    let points = (before.table[.score], after.table[.score])
    return Step(
      manner: manner, game: after.game, before: before.table, after: after.table, move: done.move,
      events: done.events, pointsLost: max(0, points.0 - points.1), heardBefore: heard, said: said)
  }

  /// Says where to, by the first of the keys that name the place, or all of them where they are digits.
  private mutating func finish(_ move: Move, _ match: Match) -> [Term] {
    switch move.goal {
    case .act(let act): return command(.act(act))
    case .place(let place):
      guard dialogue.settings.input == .keys else {
        return give(.line(String(Numbering(match.table).number(of: place))))
      }
      let keys = PlaceKeys(match.game, match.table).keys(of: place)
      let pressed = keys.first?.first?.isLetter == true ? Array(keys.prefix(1)) : keys
      return pressed.flatMap { give(.key($0)) }
    }
  }
}
