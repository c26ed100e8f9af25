// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Doing what a typed line means.
extension Playing {
  func reader(_ environment: DialogueEnvironment) -> LineReader {
    LineReader(
      game, table, picked: picked, secretActs: secret.acts, answerer: answerer, environment)
  }

  /// Whether a line only asks for something.
  func isQuestion(_ line: String, _ reply: Reply) -> Bool {
    reader(reply.environment).isQuestion(line)
  }

  mutating func typed(_ line: String, _ reply: inout Reply) {
    switch reader(reply.environment).intent(of: line) {
    case .choose(let place): interaction.choose(place, &self, &reply)
    case .take(let piece): interaction.take([piece], &self, &reply)
    case .gather(let pieces): interaction.takeAll(pieces, &self, &reply)
    case .move(let pieces, let goals): CarryInteraction().move(pieces, to: goals, &self, &reply)
    case .act(let act, let pieces): perform(act, with: pieces, &reply)
    case .label(let place): reply.say(narrator(reply).label(of: place, on: table), at: place)
    case .read(let place): ask(.read(place), &reply)
    case .find(let text): ask(.find(text), &reply)
    case .gameQuery(let query, let arguments): answer(query, arguments, &reply)
    case .secret(let act): _ = solve(act, &reply)
    case .foreign: reply.say("refused-act")
    case .unclear(.unknown(let text)):
      if let command = keymap(reply).command(functionKey: line) {
        act(on: command, &reply)
      } else {
        offer(instead: text, in: line, &reply)
      }
    case .unclear(let misreading): reply.say(misreading.reason(reply))
    }
  }

  /// Offers the names that a mistyped part of a line nearly spells; a single one can be agreed to.
  private func offer(instead text: String, in line: String, _ reply: inout Reply) {
    let names = reader(reply.environment).names(near: text)
    guard let name = names.first else { return reply.say(Misreading.unknown(text).reason(reply)) }
    if names.count == 1, let words = reply.environment.language.words(name).last {
      reply.memory.offered = line.replacing(text, with: words, maxReplacements: 1)
    }
    reply.say(
      Term(
        "not-understood-near",
        ["text": .text(text), "names": .list(names), "count": .number(names.count)]))
  }

  /// An act with the first of some pieces that it is legal for.
  private mutating func perform(_ act: Act, with pieces: [Piece], _ reply: inout Reply) {
    let moves = pieces.map { Move(act, with: [$0]) }
    let legal = moves.first { game.refusal(of: $0, on: table) == nil }
    if let move = legal ?? moves.first { play(move, &reply) }
  }
}
