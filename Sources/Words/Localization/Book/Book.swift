// SPDX-License-Identifier: GPL-3.0-or-later

/// One language, read.
struct Book: Sendable {
  let language: String
  private(set) var messages: [String: Message] = [:]
  /// Without their hyphen.
  private(set) var terms: [String: Message] = [:]
  private(set) var cardinals = PluralRules()
  private(set) var ordinals = PluralRules()
  private(set) var lists = ListPatterns()
  private(set) var digits = Digits.plain
  private(set) var problems: [Problem]

  /// - Parameter files: Names, as problems tell them, and contents.
  init(
    language: String, files: [(name: String, source: String)], unreadable: [Problem] = []
  ) {
    self.language = language
    problems = unreadable
    for file in files { add(file.name, file.source) }
    readPluralRules()
    readListPatterns()
    readDigits()
  }

  private mutating func add(_ file: String, _ source: String) {
    var reader = Reader(source)
    var groupComment: String?
    for entry in reader.entries() {
      switch entry {
      case .comment(let comment):
        if comment.level == .group { groupComment = comment.text.isEmpty ? nil : comment.text }
      case .message(let definition):
        if messages[definition.name] == nil {
          messages[definition.name] = Message(definition, groupComment: groupComment)
        } else {
          let line = reader.cursor.line(of: definition.offset)
          problems.append(.repeatedKey(definition.name, file: file, line: line))
        }
      case .term(let definition):
        if terms[definition.name] == nil {
          terms[definition.name] = Message(definition, groupComment: groupComment)
        } else {
          let line = reader.cursor.line(of: definition.offset)
          problems.append(.repeatedKey("-\(definition.name)", file: file, line: line))
        }
      case .junk(let junk):
        // Not where reading failed: an open brace fails in the next message.
        let line = reader.cursor.line(of: junk.start)
        problems.append(.junk(file: file, line: line, key: junk.key, fault: junk.fault))
      }
    }
  }

  /// A language that has no `plural-…` messages makes no difference between numbers.
  private mutating func readPluralRules() {
    for category in PluralRules.categories {
      if let rule = rule("plural-\(category)") { cardinals.add(rule, for: category) }
      if let rule = rule("ordinal-\(category)") { ordinals.add(rule, for: category) }
    }
  }

  private mutating func rule(_ key: String) -> PluralRule? {
    guard let message = messages[key] else { return nil }
    if case .text(let text)? = message.value?.first, message.value?.count == 1,
      let rule = PluralRule(text)
    {
      return rule
    }
    problems.append(.badRule(key))
    return nil
  }

  private mutating func readListPatterns() {
    for (key, place) in ListPatterns.keys {
      guard let message = messages[key] else { continue }
      if let joint = ListPatterns.Joint(message.value ?? []) {
        lists[keyPath: place] = joint
      } else {
        problems.append(.badRule(key))
      }
    }
  }

  private mutating func readDigits() {
    guard let message = messages[Digits.key] else { return }
    if let digits = Digits(message.value?.plainText ?? "") {
      self.digits = digits
    } else {
      problems.append(.badRule(Digits.key))
    }
  }
}

extension Junk {
  /// The name that the broken entry begins with.
  fileprivate var key: String? {
    let name = text.utf8.prefix { $0.isInIdentifier }
    return name.isEmpty ? nil : String(name)
  }
}
