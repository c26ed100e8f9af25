// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A card of a group: the base that opens its foundation, or one of the partners that follow.
public struct Card: Codable, Hashable, Sendable, Identifiable {
  /// What a card does in its group.
  public enum Kind: String, Codable, Hashable, Sendable { case base, partner }

  /// `<group id>_<local id>`, unique in a catalogue.
  public let id: String
  /// The id as its group's file gives it; two groups may use the same one.
  public let localID: String
  /// The name as the file has it.
  public let label: String
  /// What in the world the card stands for; the key of its names and facts.
  public let entity: String?
  /// What the card does in its group.
  public let kind: Kind
  /// Nil for a card without a picture.
  public let illustration: Illustration?

  /// `group` is the id of the group that the card is in.
  public init(
    group: String, localID: String, label: String, entity: String? = nil, kind: Kind,
    illustration: Illustration? = nil
  ) {
    self.id = "\(group)_\(localID)"
    self.localID = localID
    self.label = label
    self.entity = entity
    self.kind = kind
    self.illustration = illustration
  }

  /// The card's name: the entity's, or else `name-own` with `name` as it stands in the file.
  public var name: Term {
    guard let entity else { return Term("name-own", ["name": .text(label)], fallback: label) }
    return Term(Key(entity), fallback: label)
  }

  /// What makes two cards the same name, and so interchangeable.
  public enum Identity: Codable, Hashable, Sendable {
    case entity(String)
    /// Without the spaces around it; upper case and accents count.
    case label(String)
  }

  /// Equal for two cards that may stand in for each other.
  public var identity: Identity { entity.map(Identity.entity) ?? .label(label.trimmed) }
}

extension String {
  /// Without the white space at either end.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
