// SPDX-License-Identifier: GPL-3.0-or-later

/// What one player tells another to be met by: digits, which are spoken and typed in every language.
///
/// Twelve digits are forty random bits. Who tries thirty an hour, as a server lets them, and a thousand
/// codes are in force, finds one in four thousand years; and has found a deal to play.
public struct JoinCode: RawRepresentable, Hashable, Codable, Sendable {
  public static let length = 12
  /// How many digits are told in one breath.
  private static let blockLength = 4

  /// Twelve digits of ASCII.
  public let rawValue: String

  /// Nil for anything but such digits.
  public init?(rawValue: String) {
    guard rawValue.utf8.count == Self.length, rawValue.utf8.allSatisfy({ (48...57).contains($0) })
    else {
      return nil
    }
    self.rawValue = rawValue
  }

  /// One that nobody can foretell.
  public init() {
    var random = SystemRandomNumberGenerator()
    let digits = (0..<Self.length).map { _ in Int.random(in: 0...9, using: &random) }
    rawValue = digits.map(String.init).joined()
  }

  /// As it was typed: digits of any script, with whatever between that is no letter.
  public init?(typed text: String) {
    var digits = ""
    for character in text {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        digits += "\(digit)"
      } else if character.isLetter || character.isNumber {
        return nil
      }
    }
    self.init(rawValue: digits)
  }

  /// Digit by digit, with a pause after each four.
  public var told: String {
    let digits = rawValue.map(String.init)
    return stride(from: 0, to: digits.count, by: Self.blockLength).map { start in
      digits[start..<min(start + Self.blockLength, digits.count)].joined(separator: " ")
    }.joined(separator: ", ")
  }
}
