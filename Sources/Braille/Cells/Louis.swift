// SPDX-License-Identifier: GPL-3.0-or-later

import CLouis
import Foundation

/// liblouis and what is known of its tables: who holds this may call it.
struct Louis {
  private struct Wish: Hashable {
    let language: String
    let grade: Grade
  }

  /// Output as Unicode braille; nothing, rather than an escape sequence, for the unknown.
  private static let mode = Int32(dotsIO.rawValue | ucBrl.rawValue | noUndefined.rawValue)
  /// Shown for a character that no braille is known for.
  private static let unknown: UInt32 = 0x283F

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
    let language = language.lowercased().prefix { $0 != "-" }
    let contraction = grade == .one ? "no" : "full"
    let wishes = ["grade:\(grade.rawValue)", "contraction:\(contraction)", ""]
    return wishes.lazy.compactMap { wish in
      guard let found = lou_findTable("type:literary language:\(language) \(wish)") else {
        return nil
      }
      defer { free(found) }
      return String(cString: found)
    }.first
  }

  mutating func translate(_ text: String, _ language: String, _ grade: Grade) -> Translation {
    guard let table = table(of: language, grade) else {
      return Translation(cells: [], characters: [], positions: [])
    }
    let input = text.unicodeScalars.map { known($0, in: table) }
    return Self.translate(input, table)
  }

  private mutating func known(_ scalar: Unicode.Scalar, in table: String) -> UInt32 {
    if scalar.value < 0x7F || 0x2800...0x28FF ~= scalar.value { return scalar.value }
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
