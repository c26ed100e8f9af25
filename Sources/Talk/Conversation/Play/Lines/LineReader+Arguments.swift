// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A line that names a query of the game and then gives what it needs: "compare 3 right 5".
extension LineReader {
  /// Each takes as many words as mean something together.
  func arguments(
    _ words: [String], from start: Int, for query: GameQuery
  ) throws(Misreading) -> [GameQuery.Argument] {
    var (arguments, rest): ([GameQuery.Argument], ArraySlice<String>) = ([], words[start...])
    let parameters = try parameters(of: query)
    for parameter in parameters where !rest.isEmpty {
      var meant: (argument: GameQuery.Argument, count: Int)?
      for count in (1...rest.count).reversed() where meant == nil {
        let text = rest.prefix(count).joined(separator: " ")
        meant = try argument(text, as: parameter).map { ($0, count) }
      }
      guard let meant else {
        let isLast = arguments.count + 1 == parameters.count
        throw .unknown((isLast ? rest : rest.prefix(1)).joined(separator: " "))
      }
      arguments.append(meant.argument)
      rest = rest.dropFirst(meant.count)
    }
    guard rest.isEmpty else { throw .unknown(words.joined(separator: " ")) }
    return arguments
  }

  private func parameters(of query: GameQuery) throws(Misreading) -> [GameQuery.Parameter] {
    do { return try answerer?.parameters(of: query) ?? [] } catch { throw .refused(error) }
  }

  /// What a text means; nil where it means nothing of the kind.
  ///
  /// - Throws: a ``Misreading`` where it means something that cannot be meant.
  func argument(
    _ text: String, as parameter: GameQuery.Parameter
  ) throws(Misreading) -> GameQuery.Argument? {
    let number = Keymap.number(text)
    switch parameter {
    case .piece:
      guard let named = names.named([text]) else { return nil }
      return .piece(try piece(named))
    case .emptySquare:
      return table.places.first { $0.isSquare && $0.number == number }.map { .square($0) }
    case .choice(let keys):
      let index =
        number.map { $0 - 1 }
        ?? keys.firstIndex { key in
          let words =
            environment.language.typed(key).joined() + environment.language.words(Term(key))
          return words.map(\.folded).contains(text.folded)
        }
      return index.flatMap { keys.indices.contains($0) ? .choice($0) : nil }
    case .number: return number.map { .number($0) }
    }
  }
}
