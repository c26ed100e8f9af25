// SPDX-License-Identifier: GPL-3.0-or-later

import CLouis
import Foundation

/// liblouis and what is known of its tables: who holds this may call it.
struct Louis {
  private struct Wish: Hashable, Sendable {
    let language: String
    let grade: Grade
  }

  /// Output as Unicode braille; nothing, rather than an escape sequence, for the unknown.
  private static let mode = Int32(dotsIO.rawValue | ucBrl.rawValue | noUndefined.rawValue)
  /// Shown for a character that no braille is known for.
  private static let unknown: UInt32 = 0x283F
  /// A character for private use, for which nothing is shown.
  private static let nothing: UInt32 = 0xF8FF

  private var tables: [Wish: String?] = [:]
  /// What is put in the place of a character, by table.
  private var substitutes: [String: [UInt32: UInt32]] = [:]

  init() {
    // It would write to standard error otherwise.
    lou_registerLogCallback { _, _ in }
  }

  mutating func table(of language: String, _ grade: Grade) -> String? {
    let wish = Wish(language: language, grade: grade)
    if let known = tables[wish] { return known }
    let found = Self.find(language, grade) ?? Self.find("en", .one)
    tables[wish] = .some(found)
    return found
  }

  /// Asked for by what the tables say of themselves, the best match first.
  private static func find(_ language: String, _ grade: Grade) -> String? {
    let main = String(language.lowercased().prefix { $0 != "-" })
    let contraction = grade == .one ? "no" : "full"
    let usual = ["grade:\(grade.rawValue)", "contraction:\(contraction)", ""]
      .map { "language:\(main) \($0)" }
    let wishes = (Self.wishes[Wish(language: main, grade: grade)].map { [$0] } ?? []) + usual
    return wishes.lazy.compactMap { wish in
      guard let found = lou_findTable("type:literary \(wish)") else { return nil }
      defer { free(found) }
      return String(cString: found)
    }.first
  }

  /// Where a grade is not what the language calls so, or goes by another code of the language.
  private static let wishes: [Wish: String] = [
    // Grade 1 there is contracted in part.
    Wish(language: "ru", grade: .one): "language:ru contraction:no",
    Wish(language: "ru", grade: .two): "language:ru contraction:partial",
    Wish(language: "sv", grade: .one): "language:sv contraction:no",
    // The common braille of 2018, and the one of two cells a syllable.
    Wish(language: "zh", grade: .one):
      "language:cmn-Hans variant:chinese-common-braille-scheme",
    Wish(language: "zh", grade: .two): "language:cmn system:cmn-two-cell",
  ]

  mutating func translate(_ text: String, _ language: String, _ grade: Grade) -> Translation {
    guard let table = table(of: language, grade) else {
      return Translation(cells: [], characters: [], positions: [])
    }
    let input = text.unicodeScalars.map { known($0, in: table) }
    return Self.translate(input, table)
  }

  private mutating func known(_ scalar: Unicode.Scalar, in table: String) -> UInt32 {
    if scalar.value < 0x7F || 0x2800...0x28FF ~= scalar.value { return scalar.value }
    // What nobody sees, such as a word joiner, is nothing that a table knows.
    if scalar.properties.isDefaultIgnorableCodePoint { return Self.nothing }
    // Some tables take the digits of a script for letters.
    if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
      return UInt32(UInt8(ascii: "0")) + UInt32(digit)
    }
    if let substitute = substitutes[table]?[scalar.value] { return substitute }
    let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
    let candidates = [scalar.value] + (base.map { [$0.value] } ?? [])
    let substitute =
      candidates.first { !Self.translate([$0], table).cells.isEmpty } ?? Self.unknown
    substitutes[table, default: [:]][scalar.value] = substitute
    return substitute
  }

  private static func translate(_ input: [UInt32], _ table: String) -> Translation {
    // The longest expansion is that of a capital with its accent.
    var output = [UInt32](repeating: 0, count: input.count * 8 + 16)
    var characters = [Int32](repeating: 0, count: output.count)
    var positions = [Int32](repeating: 0, count: input.count + 1)
    var taken = Int32(input.count)
    var made = Int32(output.count)
    let status = lou_translate(
      table, input, &taken, &output, &made, nil, nil, &positions, &characters, nil, mode)
    guard status == 1 else { return Translation(cells: [], characters: [], positions: []) }
    return Translation(
      cells: output.prefix(Int(made)).map { UInt8($0 & 0xFF) },
      characters: characters.prefix(Int(made)).map(Int.init),
      positions: positions.prefix(input.count).map(Int.init))
  }
}
