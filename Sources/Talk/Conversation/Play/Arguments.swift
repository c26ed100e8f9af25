// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a reading needs to be given: by what the player is at, or by words.
extension Playing {
  /// What is carried, what the arrow keys are on, or what was gathered last, where that is what is
  /// asked about.
  func atHand(for parameters: [GameQuery.Parameter], _ reply: Reply) -> [GameQuery.Argument] {
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

  /// A line that names a reading of this game and then gives what it needs: "compare 3 right 5".
  ///
  /// - Returns: False for a line that names none.
  mutating func answer(_ words: [String], _ reply: inout Reply) throws(Refusal) -> Bool {
    for count in (1..<max(words.count, 1)).reversed() {
      let name = words[..<count].joined(separator: " ")
      guard case .gameQuery(let gameQuery, _) = keymap(reply).command(line: name),
        reply.kind?.commands.has(gameQuery) ?? true
      else { continue }
      answer(gameQuery, try arguments(words, from: count, for: gameQuery, reply), &reply)
      return true
    }
    return false
  }

  /// Each takes as many words as mean something together.
  private func arguments(
    _ words: [String], from start: Int, for gameQuery: GameQuery, _ reply: Reply
  ) throws(Refusal) -> [GameQuery.Argument] {
    var (arguments, rest): ([GameQuery.Argument], ArraySlice<String>) = ([], words[start...])
    let parameters = try parameters(of: gameQuery)
    for parameter in parameters where !rest.isEmpty {
      var meant: (argument: GameQuery.Argument, count: Int)?
      for count in (1...rest.count).reversed() where meant == nil {
        let text = rest.prefix(count).joined(separator: " ")
        meant = try argument(text, as: parameter, reply).map { ($0, count) }
      }
      guard let meant else {
        let isLast = arguments.count + 1 == parameters.count
        throw notUnderstood(isLast ? rest : rest.prefix(1))
      }
      arguments.append(meant.argument)
      rest = rest.dropFirst(meant.count)
    }
    guard rest.isEmpty else { throw notUnderstood(words[...]) }
    return arguments
  }

  private func notUnderstood(_ words: ArraySlice<String>) -> Refusal {
    Refusal(Term("not-understood", ["text": .text(words.joined(separator: " "))]))
  }

  /// What a text means; nil where it means nothing of the kind.
  ///
  /// - Throws: a ``Refusal`` where it means something that cannot be meant.
  func argument(
    _ text: String, as parameter: GameQuery.Parameter, _ reply: Reply
  ) throws(Refusal) -> GameQuery.Argument? {
    let number = Keymap.number(text)
    switch parameter {
    case .piece:
      guard let named = Naming(self, reply.environment, carries: false).named([text]) else {
        return nil
      }
      return .piece(try piece(named))
    case .emptySquare:
      return table.places.first { $0.isSquare && $0.number == number }.map { .square($0) }
    case .choice(let keys):
      let index =
        number.map { $0 - 1 }
        ?? keys.firstIndex { key in
          let words = reply.environment.typed(key).joined() + reply.environment.words(Term(key))
          return words.map(\.folded).contains(text.folded)
        }
      return index.flatMap { keys.indices.contains($0) ? .choice($0) : nil }
    case .number: return number.map { .number($0) }
    }
  }
}
