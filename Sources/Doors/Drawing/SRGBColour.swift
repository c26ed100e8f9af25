// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A colour of sRGB.
public struct SRGBColour: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Red, green and blue, a byte each.
  private let code: Int

  public init(integerLiteral code: Int) { self.code = code }

  /// As style sheets write it: "#b00010".
  public var description: String {
    let digits = String(code, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The contrast of two colours, 1 to 21, as WCAG 2.2 defines it.
  public func contrast(with other: SRGBColour) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func light(_ shift: Int) -> Double {
      let share = Double(code >> shift & 0xff) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light(16) + 0.7152 * light(8) + 0.0722 * light(0)
  }
}
