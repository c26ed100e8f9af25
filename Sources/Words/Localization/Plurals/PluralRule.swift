// SPDX-License-Identifier: GPL-3.0-or-later

/// One plural rule in the syntax of CLDR (UTS 35, part 3, "Language Plural Rules"), such as
/// `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.
struct PluralRule: Equatable, Sendable {
  struct Relation: Equatable, Sendable {
    var operand: PluralOperands.Name
    var modulus: Int?
    var isNegated = false
    var ranges: [ClosedRange<Int>] = []
  }

  /// One of these has to hold, with everything in it.
  let alternatives: [[Relation]]

  func matches(_ number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }
}

extension PluralRule.Relation {
  func holds(for number: PluralOperands) -> Bool {
    var value = number[operand]
    if let modulus { value = value.truncatingRemainder(dividingBy: Double(modulus)) }
    // A value between two whole numbers is in no range, as the standard has it.
    let isIn = Int(exactly: value).map { whole in ranges.contains { $0.contains(whole) } } ?? false
    return isIn != isNegated
  }
}

/// A number as plural rules see it: `1` and `1.0` are different.
struct PluralOperands: Equatable, Sendable {
  enum Name: Character, Sendable {
    /// The number itself; its whole part.
    case n = "n"
    case i = "i"
    /// How many digits follow the point, with and without zeros at the end.
    case v = "v"
    case w = "w"
    /// Those digits as a number, with and without zeros at the end.
    case f = "f"
    case t = "t"
    /// The exponent of compact notation ("1.2 million"), which is never used here.
    case c = "c"
    case e = "e"
  }

  /// The number with its sign; the rules see only its size.
  let signed: Double
  let whole: Double
  var digits = 0.0
  var significantDigits = 0.0
  var fraction = 0.0
  var significantFraction = 0.0

  init(_ value: Int) {
    signed = Double(value)
    whole = signed.magnitude
  }

  init(_ literal: NumberLiteral) {
    signed = literal.value
    whole = signed.magnitude.rounded(.towardZero)
    let written = literal.text.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst()
    var significant = written
    while significant.last == UInt8(ascii: "0") { significant.removeLast() }
    digits = Double(written.count)
    significantDigits = Double(significant.count)
    fraction = Double(String(Substring(written))) ?? 0
    significantFraction = Double(String(Substring(significant))) ?? 0
  }

  subscript(name: Name) -> Double {
    switch name {
    case .n: signed.magnitude
    case .i: whole
    case .v: digits
    case .w: significantDigits
    case .f: fraction
    case .t: significantFraction
    case .c, .e: 0
    }
  }
}
