// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

/// The codes by which players meet, as they are told and typed.
struct JoinCodeTests {
  private let code = JoinCode(rawValue: "123456789012")

  @Test("A code is twelve digits, told four in a breath")
  func told() {
    #expect(code?.told == "1 2 3 4, 5 6 7 8, 9 0 1 2")
    #expect(JoinCode().rawValue.utf8.count == 12)
    for text in ["", "12345678901", "1234567890123", "1234-5678901", "١٢٣٤٥٦"] {
      #expect(JoinCode(rawValue: text) == nil, "\(text)")
    }
  }

  @Test("Digits of any script are typed, with anything between but letters and other numbers")
  func typed() {
    for text in [" 1234-5678.9012 ", "1 2 3 4, 5 6 7 8, 9 0 1 2", "١٢٣٤٥٦٧٨٩٠١٢"] {
      #expect(JoinCode(typed: text) == code, "\(text)")
    }
    for text in ["123456789012a", "12345678901½2", "12345678901"] {
      #expect(JoinCode(typed: text) == nil, "\(text)")
    }
  }
}
