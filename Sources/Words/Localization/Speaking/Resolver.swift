// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Says terms in a language, for one channel at one verbosity.
struct Resolver {
  /// The language, then what stands in for it.
  let books: [Book]
  let verbosity: Verbosity?
  let channel: Channel
  var line = LineComposer()
  private(set) var problems: [Problem] = []
  /// Whether a message came up that is spoken, or shown in braille, in other words.
  var speechDiffers = false
  private(set) var brailleDiffers = false
  /// The wordings being said, down to here, since the last filling.
  private var chain: [Visit] = []
  /// That of the card which is being named.
  private var suit: String?
  private var depth = 0
  private var steps = 0

  /// No sentence of a game comes near; a thread's stack holds many times as much.
  static let deepest = 32
  static let longest = 10_000

  /// What the words of one message may refer to.
  struct Scope {
    let fillings: [String: Filling]
    /// The place of the message's own language among the books.
    let book: Int
    let key: String
  }

  private struct Visit: Equatable {
    let key: String
    let wording: Int
    let book: Int
  }

  struct Found {
    let wording: Wording
    let book: Int
  }

  init(books: [Book], verbosity: Verbosity, channel: Channel) {
    self.books = books
    self.verbosity = verbosity == .normal ? nil : verbosity
    self.channel = channel
  }

  mutating func append(_ text: String, in language: String?) {
    line.append(text, in: language, suit: suit)
  }

  mutating func report(_ problem: Problem) { problems.append(problem) }

  mutating func say(_ sentences: [Term]) {
    for sentence in sentences {
      line.appendSpace()
      say(sentence)
    }
  }

  mutating func say(_ term: Term) {
    let key = KeyParts(term.key)
    if let found = find(key.message, key.form, preferring: 0) {
      if found.book != 0 { report(.untranslated(term.key.name)) }
      // Fillings are finite, and a message may well fill itself: a place lies in a place.
      let outer = (chain, suit)
      chain = []
      suit = term.namedSuit ?? suit
      say(found, named: key.message, term.fillings)
      (chain, suit) = outer
    } else if let fallback = term.fallback {
      append(fallback, in: nil)
    } else {
      report(.unknownKey(term.key.name))
      append(term.key.name, in: nil)
    }
  }

  mutating func find(_ message: String, _ form: Form, preferring own: Int) -> Found? {
    for book in order(from: own) {
      if let wording = look(books[book].messages[message], form) {
        return Found(wording: wording, book: book)
      }
    }
    return nil
  }

  mutating func findTerm(_ term: String, _ form: Form, preferring own: Int) -> Found? {
    for book in order(from: own) {
      if let wording = look(books[book].term(term), form) {
        return Found(wording: wording, book: book)
      }
    }
    return nil
  }

  /// An English message refers to English ones first, so that a sentence keeps to one language.
  private func order(from own: Int) -> some Sequence<Int> {
    let later = own..<books.count
    return [later, 0..<own].joined()
  }

  mutating func look(_ message: Message?, _ form: Form) -> Wording? {
    guard let message else { return nil }
    speechDiffers = speechDiffers || message.hasSpeech
    brailleDiffers = brailleDiffers || message.hasBraille
    var form = form
    form.verbosity = form.verbosity ?? verbosity
    form.channel = form.channel ?? (channel == .text ? nil : channel)
    return message.wording(for: form)
  }

  mutating func say(_ found: Found, named key: String, _ fillings: [String: Filling]) {
    let visit = Visit(key: key, wording: found.wording.index, book: found.book)
    guard !chain.contains(visit) else {
      report(.cycle(key))
      return
    }
    guard depth < Self.deepest else {
      report(.tooLong(key))
      return
    }
    depth += 1
    chain.append(visit)
    say(found.wording.pattern, in: Scope(fillings: fillings, book: found.book, key: key))
    chain.removeLast()
    depth -= 1
  }

  mutating func say(_ pattern: Pattern, in scope: Scope) {
    for element in pattern {
      guard steps < Self.longest else {
        if problems.last != .tooLong(scope.key) { report(.tooLong(scope.key)) }
        return
      }
      steps += 1
      switch element {
      case .text(let text): append(text, in: language(of: scope))
      case .placeable(let expression): say(expression, in: scope)
      }
    }
  }

  /// Nil for the language that was asked for. A language's own name is said in its own voice.
  func language(of scope: Scope) -> String? {
    if scope.key.hasPrefix(Self.namesOfLanguages) {
      let named = String(scope.key.dropFirst(Self.namesOfLanguages.count))
      return named == books[0].language ? nil : named
    }
    return scope.book == 0 ? nil : books[scope.book].language
  }

  private static let namesOfLanguages = "language-name-"

  /// What `body` says, instead of saying it.
  mutating func captured(_ body: (inout Resolver) -> Void) -> LineComposer {
    let outer = line
    line = LineComposer()
    body(&self)
    defer { line = outer }
    return line
  }
}

extension Term {
  /// The suit of the card that the term names, alone or with its rank; nil for a term that says
  /// more than that, or something else.
  fileprivate var namedSuit: String? {
    guard case .text(let suit)? = fillings["suit"] else { return nil }
    return fillings.keys.allSatisfy { $0 == "suit" || $0 == "rank" } ? suit : nil
  }
}

/// A key taken apart at its dot.
struct KeyParts {
  let message: String
  let form: Form

  init(_ key: Key) {
    guard let dot = key.name.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      message = key.name
      form = .plain
      return
    }
    message = String(key.name[..<dot])
    form = Form(String(key.name[key.name.index(after: dot)...]))
  }
}
