// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// The text with a space in place of each sign that stands close to another.
  ///
  /// The Hindi voice of eSpeak NG 1.51 names signs such as "+" by foreign words and overruns its
  /// buffer, which ends the program, where two of them are one word: "(%)" does. The length stays.
  var withoutCrowdedSigns: String {
    guard unicodeScalars.contains(where: \.isSign) else { return self }
    let scalars = Array(unicodeScalars)
    var kept = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      kept.append(scalar.isSign && !scalars.isLoose(at: index) ? " " : scalar)
    }
    return String(kept)
  }
}

extension [Unicode.Scalar] {
  /// Whether a sign stands after a space, letter or digit and before one, but for a stop in between.
  fileprivate func isLoose(at index: Int) -> Bool {
    guard !self[index].isUnnamed else { return false }
    let before = index > 0 ? self[index - 1] : " "
    let after = dropFirst(index + 1)
    let rest = after.first?.isStop == true ? after.dropFirst() : after
    let end = rest.first ?? " "
    return before.isHarmless && (rest.count == after.count ? end.isHarmless : end == " ")
  }
}

extension Unicode.Scalar {
  /// What is neither read as part of a word nor heard as a pause.
  fileprivate var isSign: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: false
    case .nonspacingMark, .spacingMark, .decimalNumber, .spaceSeparator: false
    default: !(isStop || "-'\"()।॥\n\t".unicodeScalars.contains(self))
    }
  }

  /// A sign that has no name, which is read by its number.
  fileprivate var isUnnamed: Bool {
    !isASCII && properties.generalCategory != .currencySymbol
      && properties.generalCategory != .mathSymbol
  }

  fileprivate var isStop: Bool { ".,:;?!".unicodeScalars.contains(self) }

  fileprivate var isHarmless: Bool {
    self == " " || isASCII && (properties.isAlphabetic || "0"..."9" ~= self)
      || 0x900...0x963 ~= value
  }
}
