// SPDX-License-Identifier: GPL-3.0-or-later

/// Something to know: what is asked about one thing in the world.
public struct LearningItem: Hashable, Comparable, Sendable, Codable {
  /// What is asked. The words are those of the database and of `aloud quiz --kind`.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// Which group it is in.
    case group
    /// Its capital.
    case capital
    /// One of its neighbours.
    case neighbour
    /// Where it is: the continent of a country, the country of anything else.
    case place
    /// Which one it is that a remark is about.
    case remark
    /// Which country is called so by those who live there.
    case ownName = "own-name"
    /// Which country has the capital that is called so there.
    case ownCapital = "own-capital"
    /// A neighbour of the country that is called so there.
    case ownNeighbour = "own-neighbour"
  }

  /// The thing, by the key of its name and facts.
  public let entity: String
  public let kind: Kind

  public init(_ entity: String, _ kind: Kind) {
    self.entity = entity
    self.kind = kind
  }

  public static func < (one: LearningItem, other: LearningItem) -> Bool {
    (one.entity, one.kind.rawValue) < (other.entity, other.kind.rawValue)
  }
}
