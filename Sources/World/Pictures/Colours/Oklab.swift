// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A colour in a space where distance is how different it looks (Björn Ottosson, 2020).
struct Oklab: Hashable {
  /// Black is 0, white 1.
  var lightness: Float
  /// Green to red, and blue to yellow; about -0.4...0.4.
  var redness: Float
  var yellowness: Float

  init(_ lightness: Float, _ redness: Float, _ yellowness: Float) {
    self.lightness = lightness
    self.redness = redness
    self.yellowness = yellowness
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
    let l = cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
    let m = cbrt(0.211_903_50 * r + 0.680_699_55 * g + 0.107_396_96 * b)
    let s = cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_70 * b)
    self.init(
      0.210_454_26 * l + 0.793_617_78 * m - 0.004_072_05 * s,
      1.977_998_50 * l - 2.428_592_21 * m + 0.450_593_71 * s,
      0.025_904_04 * l + 0.782_771_77 * m - 0.808_675_77 * s)
  }

  /// Two that can only just be told apart are about 0.02 apart; black and white 1.
  func distance(to other: Oklab) -> Float {
    let (l, a, b) = (
      lightness - other.lightness, redness - other.redness, yellowness - other.yellowness
    )
    return (l * l + a * a + b * b).squareRoot()
  }

  /// The light that a byte of sRGB stands for.
  private static let linear: [Float] = (0...255).map { byte in
    let part = Float(byte) / 255
    return part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
