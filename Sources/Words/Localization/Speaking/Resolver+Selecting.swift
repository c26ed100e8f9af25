// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Resolver {
  /// What a select expression chooses by.
  enum Choice {
    case number(PluralOperands, isOrdinal: Bool)
    case word(String)
    case none
  }

  /// Terms are chosen by their key, lists by how many things they hold.
  mutating func choice(by selector: Expression, in scope: Scope) -> Choice {
    switch selector {
    case .string(let text): return .word(text)
    case .number(let number): return .number(PluralOperands(number), isOrdinal: false)
    case .variable(let name):
      switch scope.fillings[name] {
      case .number(let number): return .number(PluralOperands(number), isOrdinal: false)
      case .text(let text), .foreign(let text, _, _): return .word(text)
      case .term(let term): return .word(KeyParts(term.key).message)
      case .list(let terms), .alphabetical(let terms):
        return .number(PluralOperands(terms.count), isOrdinal: false)
      case nil:
        report(.missingVariable(name, key: scope.key))
        return .none
      }
    case .function(let name, let arguments):
      checkFunction(name, arguments, in: scope)
      guard let argument = arguments.positional.first else { return .none }
      let isOrdinal = arguments.named.contains { $0.value == .string("ordinal") }
      let choice = choice(by: argument, in: scope)
      guard isOrdinal, case .number(let number, _) = choice else { return choice }
      return .number(number, isOrdinal: true)
    case .term, .message, .placeable, .select:
      return .word(captured { $0.say(selector, in: scope) }.text)
    }
  }

  /// The variant with exactly that number, else that of its plural category, else the default.
  func variant(of variants: [Variant], for choice: Choice, in scope: Scope) -> Pattern {
    let chosen: Variant? =
      switch choice {
      case .number(let number, let isOrdinal):
        variants.first { $0.key.equals(number.signed) }
          ?? variants.first { $0.key == .name(category(of: number, isOrdinal, in: scope)) }
      case .word(let word): variants.first { $0.key == .name(word) }
      case .none: nil
      }
    return (chosen ?? variants.first(where: \.isDefault))?.value ?? []
  }

  private func category(of number: PluralOperands, _ isOrdinal: Bool, in scope: Scope) -> String {
    let book = books[scope.book]
    return (isOrdinal ? book.ordinals : book.cardinals).category(of: number)
  }
}

extension Variant.Key {
  fileprivate func equals(_ number: Double) -> Bool {
    if case .number(let literal) = self { literal.value == number } else { false }
  }
}
