// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a puzzle is made of: a picture, how it is cut, and which piece shows which part of it.
public struct PuzzleSetup: Hashable, Sendable {
  /// The name of a picture that comes with the game, or the path of one of the player's.
  public let picture: String
  /// Stands for the picture's pixels, so that a changed file is noticed.
  public let digest: UInt64
  /// How many pieces lie side by side.
  public let side: Int
  /// For each piece the part that it was cut from, in reading order from 0.
  public let parts: [Int]
  /// For each part the first one that looks exactly like it; mostly the part itself.
  public let looks: [Int]
  /// How far from its square a piece may be let go and still snaps in, in points.
  public let snapDistance: Int
  /// Whether the deal's number brought the picture, so that the number alone brings the deal.
  public let isByNumber: Bool
  /// Whether the table knows which of two pieces lies on top, which it did not in earlier releases.
  public let keepsLayers: Bool

  /// Nil where the numbers do not fit together.
  public init?(
    picture: String, digest: UInt64, side: Int, parts: [Int], looks: [Int], snapDistance: Int,
    isByNumber: Bool, keepsLayers: Bool
  ) {
    let all = Array(0..<side * side)
    guard PuzzleSetup.sides.contains(side), parts.sorted() == all, looks.count == all.count,
      zip(all, looks).allSatisfy({ (0...$0).contains($1) && looks[$1] == $1 }), snapDistance >= 0
    else { return nil }
    self.picture = picture
    self.digest = digest
    self.side = side
    self.parts = parts
    self.looks = looks
    self.snapDistance = snapDistance
    self.isByNumber = isByNumber
    self.keepsLayers = keepsLayers
  }

  /// As many pieces can lie side by side.
  public static let sides = 3...4
}

extension PuzzleSetup: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case picture, digest, parts, looks
    case side = "size"
    case snapDistance = "snap-distance"
    case isByNumber = "by-number"
    case keepsLayers = "layers"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.settings(CodingKeys.self)
    let digits = try container.decode(String.self, forKey: .digest)
    let setup = PuzzleSetup(
      picture: try container.decode(String.self, forKey: .picture),
      digest: UInt64(digits, radix: 16) ?? 0, side: try container.decode(Int.self, forKey: .side),
      parts: try container.decode([Int].self, forKey: .parts),
      looks: try container.decode([Int].self, forKey: .looks),
      snapDistance: try container.decode(Int.self, forKey: .snapDistance),
      isByNumber: try container.decode(Bool.self, forKey: .isByNumber),
      keepsLayers: try container.decodeIfPresent(Bool.self, forKey: .keepsLayers) ?? false)
    guard let setup else {
      throw DecodingError.dataCorruptedError(
        forKey: .parts, in: container, debugDescription: "no way to cut a picture")
    }
    self = setup
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(picture, forKey: .picture)
    try container.encode(String(digest, radix: 16), forKey: .digest)
    try container.encode(side, forKey: .side)
    try container.encode(parts, forKey: .parts)
    try container.encode(looks, forKey: .looks)
    try container.encode(snapDistance, forKey: .snapDistance)
    try container.encode(isByNumber, forKey: .isByNumber)
    if keepsLayers { try container.encode(keepsLayers, forKey: .keepsLayers) }
  }
}
