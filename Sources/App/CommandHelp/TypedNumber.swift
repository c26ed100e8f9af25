// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation

extension FixedWidthInteger where Self: Sendable {
  /// The number that an option is given, in digits of any script.
  ///
  /// - Throws: where it is none, what makes the parser say no more than that the value is invalid.
  @Sendable public static func typed(_ text: String) throws -> Self {
    guard let number = Self(text.withASCIIDigits) else { throw NoNumber() }
    return number
  }
}

/// The parser ends its sentence with the description of an error.
private struct NoNumber: Error, CustomStringConvertible {
  let description = ""
}
