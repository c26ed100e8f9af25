// SPDX-License-Identifier: GPL-3.0-or-later

/// What a player does: pieces picked, then a goal; or an act that needs no piece.
public struct Move: Hashable, Sendable {
  /// From the deepest to the top one; empty for most acts.
  public let picked: [Piece]
  public let goal: Goal

  public init(_ picked: [Piece], to place: Place) {
    self.picked = picked
    goal = .place(place)
  }

  public init(_ act: Act, with picked: [Piece] = []) {
    self.picked = picked
    goal = .act(act)
  }

  public init(_ picked: [Piece], _ goal: Goal) {
    self.picked = picked
    self.goal = goal
  }
}

/// Where a move leads.
public enum Goal: Hashable, Sendable {
  case place(Place)
  case act(Act)
}

/// Something done to the table as a whole, such as drawing.
public struct Act: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// One word, for saves and messages: "draw".
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  /// The act as a menu names it.
  public var title: Term { Term(Key("act-\(name)")) }
}

extension Move: Codable {
  private static let mostPicked = 1_000

  private enum CodingKeys: String, CodingKey { case picked, to, act }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    picked = try container.decodeIfPresent([Piece].self, forKey: .picked) ?? []
    guard picked.count <= Self.mostPicked else {
      throw DecodingError.dataCorruptedError(
        forKey: .picked, in: container, debugDescription: "more pieces than any table has")
    }
    if let act = try container.decodeIfPresent(String.self, forKey: .act) {
      goal = .act(Act(act))
    } else {
      goal = .place(try container.decode(Place.self, forKey: .to))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !picked.isEmpty { try container.encode(picked, forKey: .picked) }
    switch goal {
    case .place(let place): try container.encode(place, forKey: .to)
    case .act(let act): try container.encode(act.name, forKey: .act)
    }
  }
}
