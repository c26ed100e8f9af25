// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Resolver {
  mutating func say(_ expression: Expression, in scope: Scope) {
    switch expression {
    case .string(let text): append(text, in: language(of: scope))
    case .number(let number): sayNumber(number.text, in: scope)
    case .variable(let name): sayVariable(name, in: scope)
    case .message(let name, let attribute): sayMessage(name, attribute, in: scope)
    case .term(let name, let attribute, let arguments):
      sayTerm(name, attribute, arguments, in: scope)
    case .function(let name, let arguments): sayFunction(name, arguments, in: scope)
    case .placeable(let inner): say(inner, in: scope)
    case .select(let selector, let variants):
      say(variant(of: variants, for: choice(by: selector, in: scope), in: scope), in: scope)
    }
  }

  private mutating func sayVariable(_ name: String, in scope: Scope) {
    switch scope.fillings[name] {
    case .number(let number): sayNumber(String(number), in: scope)
    case .text(let text): append(text, in: language(of: scope))
    case .foreign(let text, let language, let spoken):
      speechDiffers = speechDiffers || spoken != nil
      append(channel == .speech ? spoken ?? text : text, in: language)
    case .term(let term): say(term)
    case .list(let terms): sayList(terms)
    case .alphabetical(let terms): sayList(inOrder(terms))
    case nil:
      report(.missingVariable(name, key: scope.key))
      append("{$\(name)}", in: language(of: scope))
    }
  }

  mutating func sayNumber(_ number: String, in scope: Scope) {
    append(books[scope.book].digits.written(number), in: language(of: scope))
  }

  /// As they are printed, so that every channel has the same order.
  private func inOrder(_ names: [Term]) -> [Term] {
    Phrasebook(books: books).sorted(names, verbosity: verbosity ?? .normal)
  }

  private mutating func sayList(_ terms: [Term]) { say(terms, joinedBy: books[0].lists) }

  /// Things that come to no words are left out, so that no comma stands alone.
  mutating func say(_ terms: [Term], joinedBy patterns: ListPatterns) {
    let things = terms.map { term in captured { $0.say(term) } }.filter { !$0.isEmpty }
    let joints = things.indices.dropLast().map {
      patterns.joint(after: $0, of: things.count, before: things[$0 + 1].text)
    }
    for (thing, joint) in zip(things, joints) {
      line.append(joint.before, in: nil)
      line.append(thing)
      line.append(joint.between, in: nil)
    }
    if let last = things.last { line.append(last) }
    for joint in joints.reversed() { line.append(joint.after, in: nil) }
  }

  private mutating func sayMessage(_ name: String, _ attribute: String?, in scope: Scope) {
    let form = attribute.map(Form.init) ?? .plain
    guard let found = find(name, form, preferring: scope.book) else {
      report(.unknownKey(name))
      append(name, in: nil)
      return
    }
    if found.book != 0 && scope.book == 0 { report(.untranslated(name)) }
    say(found, named: name, scope.fillings)
  }

  /// Terms see only the arguments written beside them, as in the standard.
  private mutating func sayTerm(
    _ name: String, _ attribute: String?, _ arguments: Arguments?, in scope: Scope
  ) {
    let form = attribute.map(Form.init) ?? .plain
    guard let found = findTerm(name, form, preferring: scope.book) else {
      report(.unknownKey("-\(name)"))
      append(name, in: nil)
      return
    }
    if found.book != 0 && scope.book == 0 { report(.untranslated("-\(name)")) }
    var fillings: [String: Filling] = [:]
    for argument in arguments?.named ?? [] { fillings[argument.name] = argument.value.filling }
    say(found, named: "-\(name)", fillings)
  }
}

extension Expression {
  /// A literal as a term takes it; nil for everything else.
  fileprivate var filling: Filling? {
    switch self {
    case .string(let text): .text(text)
    case .number(let number): Int(number.text).map(Filling.number) ?? .text(number.text)
    default: nil
    }
  }
}
