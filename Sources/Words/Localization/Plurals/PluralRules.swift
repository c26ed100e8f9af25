// SPDX-License-Identifier: GPL-3.0-or-later

/// The plural rules of one kind, cardinal or ordinal, of a language.
struct PluralRules: Sendable {
  static let categories = ["zero", "one", "two", "few", "many"]

  private var rules: [(category: String, rule: PluralRule)] = []

  mutating func add(_ rule: PluralRule, for category: String) { rules.append((category, rule)) }

  /// `other` where no rule fits.
  func category(of number: PluralOperands) -> String {
    rules.first { $0.rule.matches(number) }?.category ?? "other"
  }
}
