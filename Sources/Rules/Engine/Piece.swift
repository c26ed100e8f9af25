// SPDX-License-Identifier: GPL-3.0-or-later

/// A thing that lies in places: a card, a tile. What it shows is the game's affair.
public struct Piece: Hashable, Sendable, Comparable {
  /// The piece's number within its game, from 0.
  public let number: Int

  public init(_ number: Int) { self.number = number }

  public static func < (one: Piece, other: Piece) -> Bool { one.number < other.number }
}

extension Piece: Codable {
  public init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}
