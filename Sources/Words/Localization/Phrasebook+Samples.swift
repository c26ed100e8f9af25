// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Arguments to try the messages of a language with.
extension Phrasebook {
  /// The keys of the language's own messages and their forms, but for those that say another form
  /// on another channel: ``line(_:verbosity:)`` says those.
  public var saidKeys: [Key] {
    keys.flatMap { key in
      let forms = books[0].messages[key]?.forms.map(\.form) ?? []
      let plain = books[0].messages[key]?.value == nil ? [] : [Key(key)]
      return plain
        + forms.filter { $0.channel == nil }.map { Key(key).form($0.attribute) }
    }
  }

  /// Arguments with which a message takes each of its branches, in every combination as far as
  /// there are not too many; one without any for a message without variables.
  public func samples(of key: Key) -> [[String: Filling]] {
    let parts = KeyParts(key)
    guard let message = books[0].messages[parts.message] else { return [] }
    var search = BranchSearch(books: books)
    for pattern in [message.value] + message.forms.map({ $0.pattern }) {
      search.visit(pattern ?? [])
    }
    let usual = usualFillings(of: variables(of: Key(parts.message)))
    let branches = search.branches.sorted { $0.key < $1.key }
    let count = branches.reduce(1) { min($0 * max($1.value.count, 1), Self.mostSamples + 1) }
    guard count > Self.mostSamples else {
      return branches.reduce([usual]) { samples, branch in
        samples.flatMap { sample in
          branch.value.map { sample.merging([branch.key: $0]) { $1 } }
        }
      }
    }
    return branches.flatMap { branch in
      branch.value.map { usual.merging([branch.key: $0]) { $1 } }
    }
  }

  private static let mostSamples = 200

  /// A number for what is one anywhere in English, and a name for anything else.
  private func usualFillings(of variables: Set<String>) -> [String: Filling] {
    let name = Filling.term(Term("country-fr", fallback: "France"))
    return Dictionary(
      uniqueKeysWithValues: variables.map { ($0, Self.countNames.contains($0) ? 5 : name) })
  }

  /// Variables that hold numbers wherever they come up.
  static let countNames: Set<String> = [
    "n", "number", "count", "column", "row", "score", "moves", "minutes", "seconds", "total",
    "done", "left", "most", "least", "line", "limit", "position", "best", "played", "won", "lost",
    "percent", "missing", "digits", "hidden", "stock", "waste", "megabytes", "code", "format",
    "last", "groups", "problems", "needed", "found", "columns", "cells", "placed", "stride", "unit",
    "streak", "mistakes", "abandoned", "right", "room", "deck",
  ]
}

/// The values that the selections of a message ask for, by the variable.
private struct BranchSearch {
  let books: [Book]
  private(set) var branches: [String: [Filling]] = [:]
  private var visited: Set<String> = []
  /// What a counted noun calls `$count` is a variable of the message.
  private var counted: String?

  init(books: [Book]) { self.books = books }

  mutating func visit(_ pattern: Pattern) {
    for case .placeable(let expression) in pattern { visit(expression) }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .message(let name, _):
      guard visited.insert(name).inserted, let message = books[0].messages[name] else { return }
      visit(message.value ?? [])
      for form in message.forms { visit(form.pattern) }
    case .function("COUNT", let arguments): visitCount(arguments)
    case .function(_, let arguments): for argument in arguments.positional { visit(argument) }
    case .placeable(let inner): visit(inner)
    case .select(let selector, let variants):
      if let (name, isOrdinal) = variable(of: selector) { add(variants, name, isOrdinal) }
      visit(selector)
      for variant in variants { visit(variant.value) }
    case .term, .string, .number, .variable: break
    }
  }

  private mutating func visitCount(_ arguments: Arguments) {
    guard arguments.positional.count == 2, case .variable(let name) = arguments.positional[0],
      case .string(let noun) = arguments.positional[1],
      visited.insert("\(Resolver.counted)\(noun) \(name)").inserted,
      let message = books[0].messages[Resolver.counted + noun]
    else { return }
    let outer = counted
    counted = name
    visit(message.value ?? [])
    for form in message.forms { visit(form.pattern) }
    counted = outer
  }

  private func variable(of selector: Expression) -> (name: String, isOrdinal: Bool)? {
    switch selector {
    case .variable("count"): return (counted ?? "count", false)
    case .variable(let name): return (name, false)
    case .function(_, let arguments):
      guard case .variable(let name)? = arguments.positional.first else { return nil }
      return (name, arguments.named.contains { $0.value == .string("ordinal") })
    default: return nil
    }
  }

  private mutating func add(_ variants: [Variant], _ name: String, _ isOrdinal: Bool) {
    let isCounted = variants.contains { $0.key.isNumeric(isDefault: $0.isDefault) }
    let values = variants.compactMap { variant -> Filling? in
      switch variant.key {
      case .number(let number): Int(number.text).map(Filling.number)
      case .name where isCounted: sample(of: variant, isOrdinal, among: variants)
      case .name(let name): books[0].messages[name] == nil ? .text(name) : .term(Term(Key(name)))
      }
    }
    for value in values where branches[name]?.contains(value) != true {
      branches[name, default: []].append(value)
    }
  }

  /// A number that takes a variant for a plural category. The default may be for one that no whole
  /// number has, such as the Polish `other`; it gets what no other variant takes.
  private func sample(
    of variant: Variant, _ isOrdinal: Bool, among variants: [Variant]
  ) -> Filling? {
    let rules = isOrdinal ? books[0].ordinals : books[0].cardinals
    let taken = variants.map(\.key)
    func category(_ number: Int) -> Variant.Key {
      .name(rules.category(of: PluralOperands(number)))
    }
    let numbers = ([5, 2, 3, 4, 1] + Array(0...130) + [1_000_000]).filter { number in
      !taken.contains { $0.number == number }
    }
    let number =
      numbers.first { category($0) == variant.key }
      ?? numbers.first { variant.isDefault && !taken.contains(category($0)) }
    return number.map(Filling.number)
  }
}

extension Variant.Key {
  fileprivate var number: Int? {
    if case .number(let literal) = self { Int(literal.text) } else { nil }
  }

  /// Whether it says that a number is selected by: `other` alone is the default of words too.
  fileprivate func isNumeric(isDefault: Bool) -> Bool {
    switch self {
    case .number: true
    case .name(let name): PluralRules.categories.contains(name)
    }
  }
}
