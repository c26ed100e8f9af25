// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How restless a piece is.
enum Texture: String, CaseIterable {
  case even, plain, upright, level, busy

  /// - Parameter points: A square of them, `across` in each row.
  init(of points: [Oklab], across: Int) {
    var (sideways, downwards): (Float, Float) = (0, 0)
    for y in 0..<across - 1 {
      for x in 0..<across - 1 {
        let here = points[y * across + x]
        sideways += here.distance(to: points[y * across + x + 1])
        downwards += here.distance(to: points[(y + 1) * across + x])
      }
    }
    let count = Float((across - 1) * (across - 1))
    (sideways, downwards) = (sideways / count, downwards / count)
    self =
      if max(sideways, downwards) < 0.006 {
        .even
      } else if sideways > 0.04, sideways > 2.2 * downwards {
        .upright
      } else if downwards > 0.04, downwards > 2.2 * sideways {
        .level
      } else if min(sideways, downwards) > 0.045 {
        .busy
      } else {
        .plain
      }
  }

  var term: Term { Term(Key("texture-\(rawValue)")) }
}
