// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// What one game tells that others do not: asked for by a word or key alone, by a line that says
/// all, or by a menu. What is still to be given is asked for, one thing after the other.
extension Playing {
  var answerer: (any GameQueryAnswering)? { describer ?? game.queries }

  func parameters(of gameQuery: GameQuery) throws(Refusal) -> [GameQuery.Parameter] {
    try answerer?.parameters(of: gameQuery) ?? []
  }

  func isMove(_ gameQuery: GameQuery) -> Bool { answerer?.isMove(gameQuery) ?? false }

  /// What is carried, what the arrow keys are on, or what was gathered last, where that is what is
  /// asked about.
  private func atHand(
    for parameters: [GameQuery.Parameter], _ reply: Reply
  ) -> [GameQuery.Argument] {
    let isWalked = reply.settings.input == .keys || reply.usesPad
    switch parameters.first {
    case .piece:
      let walked = isWalked && !isCarrying ? focusedPiece : nil
      return (walked ?? picked.last).map { [.piece($0)] } ?? []
    case .emptySquare where isWalked && focusedPlace.isSquare && table[focusedPlace].isEmpty:
      return [.square(focusedPlace)]
    default: return []
    }
  }

  mutating func answer(
    _ gameQuery: GameQuery, _ arguments: [GameQuery.Argument], _ reply: inout Reply
  ) {
    if let descriptor = reply.descriptor, !descriptor.commands.has(gameQuery) {
      return reply.say("refused-act")
    }
    do throws(Refusal) {
      let parameters = try parameters(of: gameQuery)
      let given = arguments.isEmpty ? atHand(for: parameters, reply) : arguments
      let least = answerer?.leastArguments(of: gameQuery) ?? parameters.count
      if isMove(gameQuery), case .piece(let piece)? = given.first,
        let refusal = game.refusal(ofPicking: piece, after: [], on: table)
      {
        throw refusal
      }
      guard given.count >= least else {
        return ask(gameQuery, given, for: parameters[given.count], &reply)
      }
      guard let answerer else { throw Refusal(Term("refused-act")) }
      switch try answerer.answer(gameQuery, given, picked: picked, on: table) {
      case .lines(let lines): for line in lines { reply.say(line) }
      case .choices(let choices):
        pick.note(choices)
        reply.go(.open(.menu(.table(.choices(choices, title: gameQuery.title)))))
      case .sound(let piece): reply.request(.listen(piece, of: game))
      case .move(let move): play(move, &reply)
      }
    } catch {
      reply.say(error.reason)
    }
  }

  private func ask(
    _ gameQuery: GameQuery, _ arguments: [GameQuery.Argument], for parameter: GameQuery.Parameter,
    _ reply: inout Reply
  ) {
    let question = Term(
      Key("ask-\(gameQuery.name)-\(arguments.count + 1)"), fillings(of: parameter))
    reply.ask(
      question, for: .argument(gameQuery, after: arguments, parameter), dial: dial(for: parameter))
  }

  /// Takes one of the arguments. The question comes again where what is named cannot be meant: what
  /// was given before is not lost.
  func take(
    _ text: String, as parameter: GameQuery.Parameter, of gameQuery: GameQuery,
    after given: [GameQuery.Argument], _ reply: inout Reply
  ) {
    do throws(Misreading) {
      if let argument = try reader(reply.environment).argument(text, as: parameter) {
        return reply.go(.forward(.gameQuery(gameQuery, given + [argument])))
      }
    } catch {
      reply.say(error.reason(reply))
    }
    ask(gameQuery, given, for: parameter, &reply)
  }

  private func dial(for parameter: GameQuery.Parameter) -> Dial {
    switch parameter {
    case .piece: Dial(numbers: 1...max(table.pieces.count, 1))
    case .emptySquare:
      Dial(
        answers: emptySquares.map { Dial.Answer(title: $0.digits, text: String($0.number)) })
    case .choice(let keys):
      Dial(
        answers: keys.enumerated().map {
          Dial.Answer(title: Term($0.element), text: String($0.offset + 1))
        })
    case .number(let range, _): Dial(numbers: range)
    }
  }

  private var emptySquares: [Place] {
    table.places.filter { $0.isSquare && table[$0].isEmpty }
  }

  private func fillings(of parameter: GameQuery.Parameter) -> [String: Filling] {
    switch parameter {
    case .piece: ["count": .number(table.pieces.count)]
    case .emptySquare: ["squares": .list(emptySquares.map(\.digits))]
    case .choice(let keys):
      [
        "choices": .list(
          keys.enumerated().map { index, key in
            Term("choice", ["n": .number(index + 1), "title": .term(Term(key))])
          })
      ]
    case .number(let range, let unit):
      [
        "least": .number(range.lowerBound), "most": .number(range.upperBound),
        "unit": .number(unit),
      ]
    }
  }
}
