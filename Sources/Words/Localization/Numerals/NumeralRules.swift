// SPDX-License-Identifier: GPL-3.0-or-later

/// The numerals of a language in one gender and case, in the notation of CLDR's rule-based number
/// formats (UTS 35, part 3): rules `base: words;`, of which the one with the greatest base that is
/// not above a number says it.
///
/// A rule without a base follows on the one before it. `<<` is the number by the rule's divisor,
/// which is the greatest power of ten in its base, and `>>` what remains; either may name the rules
/// that say it (`<%feminine<`). `=%feminine=` says the whole number by other rules, `=0=` in digits.
/// What stands in brackets is left out where nothing remains. `$(cardinal,one{…}other{…})$` is chosen
/// by the plural of the number by the divisor.
struct NumeralRules: Equatable, Sendable {
  struct Rule: Equatable, Sendable {
    let base: Int
    let parts: [Part]

    /// The greatest power of ten that is not above the base.
    var divisor: Int {
      var divisor = 1
      while divisor <= base / 10 { divisor *= 10 }
      return divisor
    }
  }

  indirect enum Part: Equatable, Sendable {
    case text(String)
    /// - Parameter rules: the name of those that say it; nil for these themselves.
    case quotient(rules: String?)
    case remainder(rules: String?)
    case whole(rules: String)
    case digits
    case unlessExact([Part])
    case plural([PluralForm])
  }

  struct PluralForm: Equatable, Sendable {
    let category: String
    let words: String
  }

  /// By their bases.
  let rules: [Rule]

  init(rules: [Rule]) { self.rules = rules.sorted { $0.base < $1.base } }

  /// The rule that says a number; nil for one below the first base.
  func rule(for number: Int) -> Rule? { rules.last { $0.base <= number } }
}
