// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// How a language says whole numbers by gender and case, from `numerals-…`: `numerals-feminine`,
/// `numerals-feminine-genitive`. Rules are read when a number is first said by them.
final class Numerals: Sendable {
  private let messages: Messages
  private let read = Mutex<[String: NumeralRules?]>([:])

  static let prefix = "numerals-"

  init(_ messages: Messages) { self.messages = messages }

  /// Whether any number is said otherwise than by its digits.
  var isEmpty: Bool { messages.names(beginning: Self.prefix).isEmpty }

  /// A number in words.
  ///
  /// - Parameters:
  ///   - name: that of the rules, such as `feminine-genitive`.
  ///   - plurals: those of the language, by which words such as "thousand" are chosen.
  /// - Returns: Nil where the language has no such rules, or they do not say the number.
  func words(_ number: Int, by name: String, plurals: PluralRules) -> String? {
    var saying = Saying(numerals: self, plurals: plurals)
    return saying.say(number, by: name) ? saying.words : nil
  }

  /// What cannot be read, and rules named where there are none.
  var faults: [Problem] {
    messages.names(beginning: Self.prefix).sorted().compactMap { key in
      let rules = rules(named: String(key.dropFirst(Self.prefix.count)))
      let isWhole = rules?.names.allSatisfy { self.rules(named: $0) != nil } ?? false
      return isWhole ? nil : .badRule(key)
    }
  }

  fileprivate func rules(named name: String) -> NumeralRules? {
    read.withLock { read in
      if let rules = read[name] { return rules }
      let rules = messages[Self.prefix + name].flatMap { NumeralRules($0.value?.plainText ?? "") }
      read[name] = .some(rules)
      return rules
    }
  }

  /// A number on its way into words.
  private struct Saying {
    let numerals: Numerals
    let plurals: PluralRules
    var words = ""
    /// Rules that send a number round in circles are given up.
    private var depth = 0

    private static let deepest = 32

    init(numerals: Numerals, plurals: PluralRules) {
      self.numerals = numerals
      self.plurals = plurals
    }

    mutating func say(_ number: Int, by name: String) -> Bool {
      guard depth < Self.deepest, let rule = numerals.rules(named: name)?.rule(for: number)
      else { return false }
      depth += 1
      defer { depth -= 1 }
      return say(rule.parts, number, rule.divisor, by: name)
    }

    private mutating func say(
      _ parts: [NumeralRules.Part], _ number: Int, _ divisor: Int, by name: String
    ) -> Bool {
      for part in parts {
        let isSaid: Bool
        switch part {
        case .text(let text):
          words += text
          isSaid = true
        case .quotient(let rules): isSaid = say(number / divisor, by: rules ?? name)
        case .remainder(let rules): isSaid = say(number % divisor, by: rules ?? name)
        case .whole(let rules): isSaid = say(number, by: rules)
        case .digits:
          words += String(number)
          isSaid = true
        case .unlessExact(let parts):
          isSaid = number % divisor == 0 || say(parts, number, divisor, by: name)
        case .plural(let forms):
          let category = plurals.category(of: PluralOperands(number / divisor))
          let form = forms.first { $0.category == category } ?? forms.last
          words += form?.words ?? ""
          isSaid = form != nil
        }
        guard isSaid else { return false }
      }
      return true
    }
  }
}

extension NumeralRules {
  /// The names of other rules that these say a number by.
  fileprivate var names: Set<String> { Set(rules.flatMap { names(in: $0.parts) }) }

  private func names(in parts: [Part]) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .quotient(let name?), .remainder(let name?), .whole(let name): [name]
      case .unlessExact(let parts): names(in: parts)
      case .text, .quotient, .remainder, .digits, .plural: []
      }
    }
  }
}
