// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// What an onlooker can be asked: by a word or key alone, by a line that says all, or by a menu;
/// what is still to be given is asked for, one thing after the other.
extension Playing {
  mutating func run(
    _ errand: Errand, _ arguments: [Errand.Argument], _ reply: inout Reply
  ) {
    guard let onlooker else { return reply.say("refused-act") }
    let meant = arguments.isEmpty ? atHand(for: errand, reply) : arguments
    guard meant.count == errand.parameters.count else { return ask(errand, meant, &reply) }
    do throws(Objection) {
      switch try onlooker.run(errand, meant, on: table) {
      case .lines(let lines): for line in lines { reply.say(line) }
      case .sound(let piece): reply.request(.listen(piece, of: game))
      case .move(let move): play(move, &reply)
      }
    } catch {
      reply.say(error.reason)
    }
  }

  /// A line that names an errand and then gives what it needs: "compare 3 right 5".
  ///
  /// - Returns: False for a line that names none.
  mutating func errand(_ words: [String], _ reply: inout Reply) throws(Objection) -> Bool {
    let keymap = reply.world.keymaps.keymap(of: reply.kind)
    for count in (1..<max(words.count, 1)).reversed() {
      guard case .act(let act) = keymap.command(line: words[..<count].joined(separator: " ")),
        let errand = onlooker?.errands.first(where: { $0.act == act })
      else { continue }
      let given = words[count...]
      guard given.count <= errand.parameters.count else { throw notUnderstood(words) }
      var arguments: [Errand.Argument] = []
      for (text, parameter) in zip(given, errand.parameters) {
        guard let argument = argument(text, as: parameter, reply) else {
          throw notUnderstood([text])
        }
        arguments.append(argument)
      }
      run(errand, arguments, &reply)
      return true
    }
    return false
  }

  private func notUnderstood(_ words: [String]) -> Objection {
    Objection(Term("not-understood", ["text": .text(words.joined(separator: " "))]))
  }

  /// What is picked, or what the arrow keys are on, where that is what is asked about.
  private func atHand(for errand: Errand, _ reply: Reply) -> [Errand.Argument] {
    let isWalked = reply.settings.input == .keys || reply.usesPad
    switch errand.parameters.first {
    case .piece:
      return (picked.first ?? (isWalked ? focusedPiece : nil)).map { [.piece($0)] } ?? []
    case .emptySquare where isWalked && focusedPlace.kind == .square && table[focusedPlace].isEmpty:
      return [.square(focusedPlace)]
    default: return []
    }
  }

  private func ask(_ errand: Errand, _ arguments: [Errand.Argument], _ reply: inout Reply) {
    let parameter = errand.parameters[arguments.count]
    let question = Term(
      Key("ask-\(errand.act.name)-\(arguments.count + 1)"), fillings(of: parameter))
    let playing = self
    reply.go(
      .open(
        TextQuestion(question: question, dial: dial(for: parameter)) { text, reply in
          if let argument = playing.argument(text, as: parameter, reply) {
            return reply.go(.forward(.errand(errand, arguments + [argument])))
          }
          // The question comes again: what was given before is not lost.
          reply.say(Term("not-understood-answer", ["text": .text(text)]))
          playing.ask(errand, arguments, &reply)
        }))
  }

  private func fillings(of parameter: Errand.Parameter) -> [String: Filling] {
    switch parameter {
    case .piece: ["count": .number(table.pieces.count)]
    case .emptySquare:
      [
        "squares": .list(
          table.places.filter { $0.kind == .square && table[$0].isEmpty }.map(\.digits))
      ]
    case .choice(let keys):
      [
        "choices": .list(
          keys.enumerated().map { index, key in
            Term("choice", ["n": .number(index + 1), "title": .term(Term(key))])
          })
      ]
    case .number(let range):
      ["least": .number(range.lowerBound), "most": .number(range.upperBound)]
    }
  }

  private func dial(for parameter: Errand.Parameter) -> Dial {
    switch parameter {
    case .piece: Dial(numbers: 1...max(table.pieces.count, 1))
    case .emptySquare:
      Dial(
        answers: table.places.filter { $0.kind == .square && table[$0].isEmpty }.map {
          Dial.Answer(title: $0.digits, text: String($0.number))
        })
    case .choice(let keys):
      Dial(
        answers: keys.enumerated().map {
          Dial.Answer(title: Term($0.element), text: String($0.offset + 1))
        })
    case .number(let range): Dial(numbers: range)
    }
  }

  private func argument(
    _ text: String, as parameter: Errand.Parameter, _ reply: Reply
  ) -> Errand.Argument? {
    let number = Keymap.number(text)
    switch parameter {
    case .piece:
      return number.map { Piece($0 - 1) }.flatMap { table.pieces.contains($0) ? .piece($0) : nil }
    case .emptySquare:
      return table.places.first { $0.kind == .square && $0.number == number }.map { .square($0) }
    case .choice(let keys):
      let index =
        number.map { $0 - 1 }
        ?? keys.firstIndex { key in
          let words = reply.world.typed(key).joined() + reply.world.words(Term(key))
          return words.map(Self.folded).contains(Self.folded(text))
        }
      return index.flatMap { keys.indices.contains($0) ? .choice($0) : nil }
    case .number: return number.map { .number($0) }
    }
  }
}
