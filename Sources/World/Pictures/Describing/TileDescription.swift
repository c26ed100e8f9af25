// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a piece looks like, in plain words.
public struct TileDescription: Hashable, Sendable {
  /// In one line: the main colours and where they lie; more only where another piece looks alike.
  public let short: Term
  /// Light and, where the short line leaves it out, texture; then each edge, a line each.
  public let details: [Term]

  /// One of the details: what is to be seen along an edge, or on a map beyond it.
  public func side(_ edge: Edge) -> Term? {
    details.first {
      ["tile-edge-\(edge.rawValue)", "map-side-\(edge.rawValue)"].contains($0.key.name)
    }
  }

  /// Describes all the pieces of a picture so that no two descriptions are the same, unless the
  /// pieces' pixels are.
  static func all(of looks: [Look]) -> [TileDescription] {
    var shorts = looks.map { $0.term(.plain) }
    for depth in Depth.allCases.dropFirst() {
      let alike = looks.indices.filter { index in
        looks.indices.contains {
          shorts[$0] == shorts[index] && !looks[$0].tile.isSamePixels(as: looks[index].tile)
        }
      }
      for index in alike { shorts[index] = looks[index].term(depth) }
    }
    return zip(looks, shorts).map { TileDescription(short: $1, details: $0.details) }
  }

  /// What is said of a piece; the next is tried where another piece would sound the same.
  enum Depth: CaseIterable {
    /// Three colours at most.
    case plain
    /// Smaller patches as well.
    case colours
    /// With their shares.
    case shares
    /// Three colours, and how light it is on the whole.
    case light
    /// Three colours, and the lightest and darkest point.
    case points
    /// Three colours, and those along the edges.
    case edges
    /// A number made of all pixels: it says nothing, but tells apart.
    case mark
  }
}

extension Look {
  fileprivate func term(_ depth: TileDescription.Depth) -> Term {
    return .clauses(
      [Term("tile", ["looks": .list(colours(depth))])] + (isMarked ? [texture.term] : [])
        + distinctions(depth))
  }

  private func colours(_ depth: TileDescription.Depth) -> [Term] {
    let small = patches.prefix { $0.percent > 0 }.prefix(5)
    return switch depth {
    case .colours: small.map(\.term)
    case .shares: small.map(\.termWithShare)
    default: small.prefix(3).filter { $0.percent >= 5 }.map(\.term)
    }
  }

  private func distinctions(_ depth: TileDescription.Depth) -> [Term] {
    switch depth {
    case .plain, .colours, .shares: []
    case .light: [light]
    case .points: points(extremes)
    case .edges: edges
    case .mark: [mark]
    }
  }

  fileprivate var details: [Term] { [mood] + edges }

  /// Whether the texture is worth a word in one line.
  private var isMarked: Bool { texture != .plain && texture != .even }

  /// Without the texture where the line before has it.
  private var mood: Term {
    let light = Lightness(lightness).term
    guard !isMarked else { return light }
    return Term("tile-mood", ["light": .term(light), "texture": .term(texture.term)])
  }

  private var light: Term {
    Term("tile-light", ["thousandths": .number(Int((lightness * 1000).rounded()))])
  }

  private func points(_ extremes: (lightest: Int, darkest: Int)) -> [Term] {
    func fillings(_ pixel: Int) -> [String: Filling] {
      ["across": .number(pixel % tile.side + 1), "down": .number(pixel / tile.side + 1)]
    }
    return [
      Term("tile-lightest", fillings(extremes.lightest)),
      Term("tile-darkest", fillings(extremes.darkest)),
    ]
  }

  private var mark: Term {
    Term("tile-mark", ["mark": .number(Int(Fingerprint(of: tile.pixels).value % 1_000_000))])
  }
}
