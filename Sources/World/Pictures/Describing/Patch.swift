// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// One colour of a piece.
struct Patch {
  let colour: Colour
  /// Its part of the piece, 0...1.
  let share: Float
  let region: Region

  /// The patches of a square of colours, the largest first.
  static func all(of colours: [Colour], across: Int) -> [Patch] {
    var counts: [Colour: [Int]] = [:]
    for (index, colour) in colours.enumerated() {
      let (y, x) = index.quotientAndRemainder(dividingBy: across)
      let ninth = y * 3 / across * 3 + x * 3 / across
      counts[colour, default: Array(repeating: 0, count: 9)][ninth] += 1
    }
    let patches = Colour.allCases.compactMap { colour in
      counts[colour].map { ninths in
        let share = Float(ninths.reduce(0, +)) / Float(colours.count)
        return Patch(colour: colour, share: share, region: Region(ninths: ninths, share: share))
      }
    }
    // Equal ones stay in the order of the colours.
    return patches.enumerated().sorted {
      ($1.element.share, $0.offset) < ($0.element.share, $1.offset)
    }.map(\.element)
  }
}

extension Patch {
  var term: Term {
    Term("tile-patch", ["colour": .term(colour.term), "region": .term(region.term)])
  }

  /// Its share, rounded.
  var percent: Int { Int((share * 100).rounded()) }

  var termWithShare: Term {
    Term(
      "tile-patch-share",
      [
        "colour": .term(colour.term), "region": .term(region.term), "percent": .number(percent),
      ])
  }
}
