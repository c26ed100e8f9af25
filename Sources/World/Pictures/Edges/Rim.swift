// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The points along an edge of a piece, left to right or top to bottom.
struct Rim {
  /// At the very edge.
  let outer: [Oklab]
  /// The line beside it, towards the middle.
  let inner: [Oklab]

  init(_ edge: Edge, of tile: Tile) {
    let last = tile.side - 1
    func line(_ depth: Int) -> [Oklab] {
      (0...last).map { place in
        switch edge {
        case .top: tile.colour(place, depth)
        case .right: tile.colour(last - depth, place)
        case .bottom: tile.colour(place, last - depth)
        case .left: tile.colour(depth, place)
        }
      }
    }
    outer = line(0)
    inner = line(1)
  }

  /// The colours along it in order, with how many tenths of it each takes.
  ///
  /// - Parameter edge: Which edge it is told as: that of the piece, or that of the cell it borders.
  func term(as edge: Edge) -> Term {
    let runs = runs
    let colours = runs.map { run in
      runs.count == 1
        ? run.colour.term
        : Term("edge-run", ["colour": .term(run.colour.term), "tenths": .number(run.tenths)])
    }
    return Term(Key("tile-edge-\(edge.rawValue)"), ["colours": .list(colours)])
  }

  /// Stretches of one colour: each tenth counts as the colour that is seen most in it.
  private var runs: [(colour: Colour, tenths: Int)] {
    let colours = outer.map { Colour($0) }
    var runs: [(colour: Colour, tenths: Int)] = []
    for tenth in 0..<10 {
      let part = colours[tenth * colours.count / 10..<(tenth + 1) * colours.count / 10]
      let colour = Colour.commonest(in: part)
      if let last = runs.last, last.colour == colour {
        runs[runs.count - 1].tenths += 1
      } else {
        runs.append((colour, 1))
      }
    }
    return runs
  }
}

/// The four edges of a piece.
struct Rims {
  private let top, right, bottom, left: Rim

  init(of tile: Tile) {
    top = Rim(.top, of: tile)
    right = Rim(.right, of: tile)
    bottom = Rim(.bottom, of: tile)
    left = Rim(.left, of: tile)
  }

  subscript(edge: Edge) -> Rim {
    switch edge {
    case .top: top
    case .right: right
    case .bottom: bottom
    case .left: left
    }
  }
}
