// SPDX-License-Identifier: GPL-3.0-or-later

/// What lies in a piece of a map. A country goes by its entity's id, such as `country-fr`.
public struct MapPiece: Hashable, Sendable {
  /// Tenths of the piece.
  public let sea: Int
  /// Whether there is land of no country that is named.
  public let hasOtherLand: Bool
  /// The countries worth a word, the one that takes most of the piece first: what learners may
  /// hear facts about.
  public let countries: [String]
  /// Those that lie here and nowhere else.
  public let whole: Set<String>
  private let sides: [Edge: Beyond]

  /// What continues beyond a side.
  public enum Beyond: Hashable, Sendable {
    /// The one that crosses the side on the longest stretch first.
    case countries([String])
    case sea, land, edge
  }

  public subscript(side: Edge) -> Beyond { sides[side] ?? .edge }
}

extension MapPiece: Decodable {
  private enum CodingKeys: String, CodingKey {
    case sea, countries, whole, sides
    case hasOtherLand = "otherLand"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    sea = try values.decode(Int.self, forKey: .sea)
    hasOtherLand = try values.decode(Bool.self, forKey: .hasOtherLand)
    countries = try values.decode([String].self, forKey: .countries)
    whole = try Set(values.decode([String].self, forKey: .whole))
    let listed = try values.decode([String: [String]].self, forKey: .sides)
    var sides: [Edge: Beyond] = [:]
    for edge in Edge.allCases { sides[edge] = listed[edge.rawValue].flatMap(Beyond.init) }
    guard sides.count == Edge.allCases.count, (0...10).contains(sea),
      whole.isSubset(of: countries)
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a side, the sea or a country"))
    }
    self.sides = sides
  }
}

extension MapPiece.Beyond {
  /// As a file has it: ids of countries, or one word.
  fileprivate init?(_ words: [String]) {
    switch words {
    case []: return nil
    case ["sea"]: self = .sea
    case ["land"]: self = .land
    case ["edge"]: self = .edge
    default: self = .countries(words)
    }
  }
}
