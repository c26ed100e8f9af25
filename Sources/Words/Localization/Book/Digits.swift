// SPDX-License-Identifier: GPL-3.0-or-later

/// The digits that a language writes numbers with, from `language-digits`.
struct Digits: Equatable, Sendable {
  /// Nil for those of ASCII.
  private let own: [Unicode.Scalar]?

  static let key = "language-digits"
  static let plain = Digits(own: nil)

  private init(own: [Unicode.Scalar]?) { self.own = own }

  /// Ten digits, from zero on; nil for anything else.
  init?(_ text: String) {
    let scalars = Array(text.unicodeScalars.filter { $0 != " " })
    let values = scalars.map(\.properties).map {
      $0.numericType == .decimal ? $0.numericValue : nil
    }
    guard values == (0...9).map({ Double($0) }) else { return nil }
    own = scalars[0] == "0" ? nil : scalars
  }

  /// A number written in ASCII, in these digits.
  func written(_ number: String) -> String {
    guard let own else { return number }
    var result = String.UnicodeScalarView()
    for scalar in number.unicodeScalars {
      result.append("0"..."9" ~= scalar ? own[Int(scalar.value - 0x30)] : scalar)
    }
    return String(result)
  }
}
