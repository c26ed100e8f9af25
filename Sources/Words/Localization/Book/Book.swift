// SPDX-License-Identifier: GPL-3.0-or-later

/// One language.
struct Book: Sendable {
  let language: String
  let messages: Messages
  private(set) var cardinals = PluralRules()
  private(set) var ordinals = PluralRules()
  private(set) var lists = ListPatterns()
  /// Of lists of which one thing is enough.
  private(set) var choices = ListPatterns()
  private(set) var digits = Digits.plain
  private let numerals: Numerals
  private let whole: WholeBook
  /// What is wrong with files as a whole, and with what belongs to the language itself.
  private var faults: [Problem]

  /// - Parameters:
  ///   - files: Names, as problems tell them, and contents.
  ///   - shelves: Those that are read when they are asked for.
  init(
    language: String, files: [(name: String, source: String)], shelves: [OnDemandMessages] = [],
    unreadable: [Problem] = []
  ) {
    self.language = language
    messages = Messages(files.map { Array($0.source.utf8) }, shelves: shelves)
    numerals = Numerals(messages)
    whole = WholeBook(files, shelves)
    faults = unreadable
    readPluralRules()
    readListPatterns()
    readDigits()
  }

  /// The term of a name, which is given without its hyphen.
  func term(_ name: String) -> Message? { messages["-\(name)"] }

  /// Whether numbers have words of their own for any gender or case.
  var inflectsNumerals: Bool { !numerals.isEmpty }

  /// A number in words, by rules such as `feminine-genitive`; nil where the language has none that
  /// say it.
  func words(for number: Int, by rules: String) -> String? {
    numerals.words(number, by: rules, plurals: cardinals)
  }

  /// What is wrong in the files, all of which are read for it.
  var problems: [Problem] { faults + numerals.faults + whole.reading.problems }

  /// What translators are told about each message.
  var comments: [String: String] { whole.reading.comments }

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
    faults.append(.badRule(key))
    return nil
  }

  private mutating func readListPatterns() {
    for (key, place) in ListPatterns.keys {
      if let joint = joint(key) { lists[keyPath: place] = joint }
    }
    lists.euphony = messages["list-euphony"].map(ListPatterns.Euphony.init)
    choices = lists.ending(
      in: joint("list-or") ?? ListPatterns.Joint(),
      messages["list-or-euphony"].map(ListPatterns.Euphony.init))
  }

  private mutating func joint(_ key: String) -> ListPatterns.Joint? {
    guard let message = messages[key] else { return nil }
    let joint = ListPatterns.Joint(message.value ?? [])
    if joint == nil { faults.append(.badRule(key)) }
    return joint
  }

  private mutating func readDigits() {
    guard let message = messages[Digits.key] else { return }
    if let digits = Digits(message.value?.plainText ?? "") {
      self.digits = digits
    } else {
      faults.append(.badRule(Digits.key))
    }
  }
}
