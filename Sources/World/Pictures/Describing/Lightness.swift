// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How light a piece is on the whole.
enum Lightness: String, CaseIterable {
  case veryDark = "very-dark"
  case dark, medium, light
  case veryLight = "very-light"

  /// 0 for black, 1 for white.
  init(_ lightness: Float) {
    self =
      switch lightness {
      case ..<0.25: .veryDark
      case ..<0.45: .dark
      case ..<0.65: .medium
      case ..<0.85: .light
      default: .veryLight
      }
  }

  var term: Term { Term(Key("lightness-\(rawValue)")) }
}
