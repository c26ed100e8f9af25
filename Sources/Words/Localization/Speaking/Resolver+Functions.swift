// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The functions that a message may call.
///
/// `NUMBER($n, gender: "feminine", case: "genitive")` is a number as the language says it before a
/// noun of that gender in that case, by the rules `numerals-feminine-genitive`; it is printed in
/// digits. Numbers are always written ungrouped, because grouped digits are misread by synthesisers.
/// `type: "ordinal"` is for what is chosen by.
///
/// `GAP("Lesotho")` is the name as it stands there, or what a question leaves in its place: the
/// message's filling `gap`.
///
/// `ANY($keys)` is a list of which one is enough: "a, b or c".
///
/// `COUNT($n, "cards", case: "dative")` is what the message `count-cards` says with the number as its
/// `$count`, in its form `dative`: the noun with the number before it, in one place for all messages.
extension Resolver {
  mutating func sayFunction(_ name: String, _ arguments: Arguments, in scope: Scope) {
    switch function(name, arguments, in: scope) {
    case .number(let value, let rules?): sayNumber(value, by: rules, in: scope)
    case .number(let value, nil): say(value, in: scope)
    case .count(let value, let noun, let form): sayCount(value, noun, form, in: scope)
    case .choice(let things): sayChoice(things, in: scope)
    case .gap(let name): say(scope.fillings["gap"] == nil ? name : .variable("gap"), in: scope)
    case nil:
      if let argument = arguments.positional.first {
        say(argument, in: scope)
      } else {
        append(name, in: language(of: scope))
      }
    }
  }

  private enum Function {
    /// - Parameter rules: those that say it; nil where it is said as it is written.
    case number(Expression, rules: String?)
    case count(Expression, noun: String, form: Form)
    case choice(Expression)
    case gap(Expression)
  }

  /// Reports what is wrong with a call.
  mutating func checkFunction(_ name: String, _ arguments: Arguments, in scope: Scope) {
    _ = function(name, arguments, in: scope)
  }

  private mutating func function(
    _ name: String, _ arguments: Arguments, in scope: Scope
  ) -> Function? {
    var named: [String: String] = [:]
    for argument in arguments.named {
      if case .string(let value) = argument.value,
        Self.arguments[name]?[argument.name]?(value) == true
      {
        named[argument.name] = value
      } else {
        report(.unknownArgument(argument.name, key: scope.key))
      }
    }
    switch (name, arguments.positional.count) {
    case ("NUMBER", 1):
      let rules = [named["gender"], named["case"]].compactMap(\.self).joined(separator: "-")
      return .number(arguments.positional[0], rules: rules.isEmpty ? nil : rules)
    case ("COUNT", 2):
      guard case .string(let noun) = arguments.positional[1] else { break }
      return .count(arguments.positional[0], noun: noun, form: Form(named["case"] ?? ""))
    case ("ANY", 1): return .choice(arguments.positional[0])
    case ("GAP", 1): return .gap(arguments.positional[0])
    default: break
    }
    report(.unknownFunction(name, key: scope.key))
    return nil
  }

  /// What each function can be told, and the values that it takes.
  private static let arguments: [String: [String: @Sendable (String) -> Bool]] = [
    "NUMBER": [
      "type": { ["cardinal", "ordinal"].contains($0) }, "gender": \.isIdentifier,
      "case": \.isIdentifier,
    ],
    "COUNT": ["case": \.isIdentifier],
  ]

  private mutating func sayNumber(_ value: Expression, by rules: String, in scope: Scope) {
    guard let number = whole(value, in: scope) else { return say(value, in: scope) }
    guard let words = books[scope.book].words(for: number, by: rules) else {
      report(.badRule(Numerals.prefix + rules))
      return say(value, in: scope)
    }
    speechDiffers = true
    if channel == .speech {
      append(words, in: language(of: scope))
    } else {
      say(value, in: scope)
    }
  }

  private mutating func sayCount(
    _ value: Expression, _ noun: String, _ form: Form, in scope: Scope
  ) {
    let key = Self.counted + noun
    guard let number = whole(value, in: scope) else { return say(value, in: scope) }
    guard let found = find(key, form, preferring: scope.book) else {
      report(.unknownKey(key))
      return say(value, in: scope)
    }
    if found.book != 0 && scope.book == 0 { report(.untranslated(key)) }
    say(found, named: key, ["count": .number(number)])
  }

  private mutating func sayChoice(_ things: Expression, in scope: Scope) {
    if case .variable(let name) = things, case .list(let terms) = scope.fillings[name] {
      say(terms, joinedBy: books[0].choices)
    } else {
      say(things, in: scope)
    }
  }

  static let counted = "count-"

  /// The whole number that an expression stands for: a list is as many as it holds.
  private func whole(_ value: Expression, in scope: Scope) -> Int? {
    switch value {
    case .number(let literal): Int(literal.text)
    case .variable(let name):
      switch scope.fillings[name] {
      case .number(let number): number
      case .list(let terms), .alphabetical(let terms): terms.count
      default: nil
      }
    case .placeable(let inner): whole(inner, in: scope)
    default: nil
    }
  }
}

extension String {
  fileprivate var isIdentifier: Bool { !isEmpty && utf8.allSatisfy { $0.isInIdentifier } }
}
