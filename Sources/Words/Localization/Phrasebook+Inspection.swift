// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Key {
  /// Whether the message is about the writing of a language, and nothing that is said or typed.
  public var isLanguageRule: Bool {
    Self.languageRules.contains(name) || Self.beginningsOfRules.contains { name.hasPrefix($0) }
  }

  /// Whether every language decides for itself which such messages it has.
  public var isLanguagesOwn: Bool { isLanguageRule || name.hasPrefix(Resolver.counted) }

  private static let languageRules: Set<String> = [
    "language-voice", "language-digits", "language-keyboard", "language-spelled-numbers",
  ]
  private static let beginningsOfRules = [
    "plural-", "ordinal-", "list-", "language-pronunciation", Numerals.prefix,
  ]
}

extension Form {
  /// Whether it is a wording, and not a list of words that can be typed.
  fileprivate var isSaid: Bool { name != "words" && name != "typed" && channel != .braille }
}

/// What the checks of a language look at.
extension Phrasebook {
  /// The keys of the language's own messages, without their forms, in order.
  public var keys: [String] { books[0].messages.names.sorted() }

  /// Whether the language itself has words for a key; for a key with a dot, in that very form.
  public func has(_ key: Key) -> Bool {
    let parts = KeyParts(key)
    guard let message = books[0].messages[parts.message] else { return false }
    return parts.form == .plain
      ? message.value != nil : message.forms.contains { $0.form == parts.form }
  }

  /// The attributes of a message as they are written, such as `to-brief` or `words`.
  public func forms(of key: Key) -> [String] {
    books[0].messages[key.name]?.forms.map(\.form.attribute) ?? []
  }

  /// Numbers of a message that stand before a word as mere variables, though the language says
  /// numbers by the gender and case of what they count; `NUMBER` and `COUNT` say which those are.
  public func uncountedNumbers(in key: Key) -> Set<String> {
    guard let message = books[0].messages[key.name] else { return [] }
    let patterns = [message.value ?? []] + message.forms.filter(\.form.isSaid).map(\.pattern)
    let uncounted = patterns.map { Self.uncountedNumbers(in: $0) }
      .reduce(into: Set()) { $0.formUnion($1) }
    return uncounted.isEmpty || !books[0].inflectsNumerals ? [] : uncounted
  }

  private static func uncountedNumbers(in pattern: Pattern) -> Set<String> {
    var found: Set<String> = []
    for (element, next) in zip(pattern, pattern.dropFirst() + [.text("")]) {
      switch (element, next) {
      case (.placeable(.variable(let name)), .text(let text)):
        if countNames.contains(name), text.first == " ", text.dropFirst().first?.isLetter == true {
          found.insert(name)
        }
      case (.placeable(.select(_, let variants)), _):
        for variant in variants { found.formUnion(uncountedNumbers(in: variant.value)) }
      default: break
      }
    }
    return found
  }

  /// What a translator reads: the comment on a message, or else on its group.
  public func comment(on key: Key) -> String? { books[0].comments[key.name] }

  /// The variables that a message uses in any form, itself or through messages it refers to.
  public func variables(of key: Key) -> Set<String> {
    var search = VariableSearch(book: books[0])
    search.visit(message: key.name)
    return search.variables
  }

  /// What a translation does otherwise with the variables of a message than this book, the English one.
  /// It may use what the comment on the message names; and of a place that the comment gives in two
  /// forms, the one the language has a word for.
  ///
  /// - Returns: the variables that it has made up, and those that it leaves out.
  public func variables(
    of key: Key, against translation: Phrasebook
  ) -> (unknown: Set<String>, unused: Set<String>) {
    let (ours, theirs) = (variables(of: key), translation.variables(of: key))
    let comment = comment(on: key) ?? ""
    let offered = Set(comment.matches(of: /\$([a-z]+)/).map { String($0.1) })
    let place = comment.firstMatch(
      of: /\$([a-z]+) is a place in the form \.[a-z]+, \$([a-z]+) the same in the form/)
    var unused = ours.subtracting(theirs)
    if let place, theirs.contains(String(place.2)) { unused.remove(String(place.1)) }
    return (theirs.subtracting(ours).subtracting(offered), unused)
  }
}

private struct VariableSearch {
  let book: Book
  var variables: Set<String> = []
  private var visited: Set<String> = []

  init(book: Book) { self.book = book }

  mutating func visit(message name: String) {
    guard visited.insert(name).inserted, let message = book.messages[name] else { return }
    visit(message.value ?? [])
    for form in message.forms { visit(form.pattern) }
  }

  private mutating func visit(_ pattern: Pattern) {
    for case .placeable(let expression) in pattern { visit(expression) }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .variable(let name): variables.insert(name)
    case .message(let name, _): visit(message: name)
    case .function(_, let arguments): for argument in arguments.positional { visit(argument) }
    case .placeable(let inner): visit(inner)
    case .select(let selector, let variants):
      visit(selector)
      for variant in variants { visit(variant.value) }
    // Terms see none of the message's variables.
    case .term, .string, .number: break
    }
  }
}
