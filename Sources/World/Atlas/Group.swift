// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How well known the members of a group are.
public enum Familiarity: String, CaseIterable, Codable, Hashable, Sendable {
  case easy, medium, hard
}

/// For which school groups are.
public enum SchoolLevel: String, CaseIterable, Codable, Hashable, Sendable {
  case primary, secondary
  /// Beyond what schools teach.
  case expert
}

/// A category of the world: its base card, the partners that may be dealt and what is true of it.
public struct Group: Codable, Hashable, Sendable, Identifiable {
  /// Letters a to z, digits, hyphens and underscores; at most 64.
  public let id: String
  /// The name as the file has it.
  public let title: String
  /// The card that an empty foundation takes.
  public let base: Card
  /// What may be dealt; a dealt group holds only what was dealt of it.
  public let partners: [Card]
  /// The entity of every member, dealt or not; the partners' own are always among them.
  public let truth: Set<String>
  /// Entities that are no members, but are called like one in some language: another Georgia.
  public let homonyms: Set<String>
  /// Nil for a group without a picture.
  public let illustration: Illustration?
  /// How well known it is, its kind, its school and where the facts come from.
  public let about: About

  /// What a group's file tells about the group.
  public struct About: Codable, Hashable, Sendable {
    /// `medium` when the file is silent.
    public let difficulty: Familiarity
    /// What the group collects, such as `country` or `river`; a word of the data, not a text.
    public let kind: String?
    /// Nil for a group that suits every school.
    public let level: SchoolLevel?
    /// Where the members were looked up.
    public let sources: [String]
    /// The day on which the members were right, as the file has it (ISO 8601).
    public let validAsOf: String?
    /// A word of the author to whoever reads the file.
    public let notes: String?

    /// What the file leaves out is left out here.
    public init(
      difficulty: Familiarity = .medium, kind: String? = nil, level: SchoolLevel? = nil,
      sources: [String] = [], validAsOf: String? = nil, notes: String? = nil
    ) {
      self.difficulty = difficulty
      self.kind = kind
      self.level = level
      self.sources = sources
      self.validAsOf = validAsOf
      self.notes = notes
    }
  }

  /// `truth` need not repeat the partners' own entities.
  public init(
    id: String, title: String, base: Card, partners: [Card], truth: Set<String> = [],
    homonyms: Set<String> = [], illustration: Illustration? = nil, about: About = About()
  ) {
    self.id = id
    self.title = title
    self.base = base
    self.partners = partners
    self.truth = truth.union(partners.compactMap(\.entity))
    self.homonyms = homonyms
    self.illustration = illustration
    self.about = about
  }

  /// The members that are no partners, which a group with other partners has as well.
  public var truthBesidePartners: Set<String> {
    truth.subtracting(partners.compactMap(\.entity))
  }

  /// The group's name in the player's language, or else as in the file.
  public var name: Term { Term(Key("group-\(id)"), fallback: title) }
  /// How well known the members are.
  public var difficulty: Familiarity { about.difficulty }
  /// The base and then the partners, in the order of the file.
  public var cards: [Card] { [base] + partners }

  /// Whether the card truly belongs here, dealt here or not: as an entity or under the same name.
  public func includes(_ card: Card) -> Bool {
    if let entity = card.entity, truth.contains(entity) { return true }
    return partners.contains { $0.identity == card.identity }
  }

  /// The same group with only these of its partners, in the order of the file.
  public func dealing(_ chosen: [Card]) -> Group {
    let ids = Set(chosen.map(\.id))
    return Group(
      id: id, title: title, base: base, partners: partners.filter { ids.contains($0.id) },
      truth: truth, homonyms: homonyms, illustration: illustration, about: about)
  }

  private enum CodingKeys: CodingKey {
    case id, title, base, partners, truth, homonyms, illustration, about
  }

  /// A set comes in another order at every start of the program, and a save must not change when
  /// nothing has changed; so the sets are written as sorted lists.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(base, forKey: .base)
    try container.encode(partners, forKey: .partners)
    try container.encode(truth.sorted(), forKey: .truth)
    try container.encode(homonyms.sorted(), forKey: .homonyms)
    try container.encodeIfPresent(illustration, forKey: .illustration)
    try container.encode(about, forKey: .about)
  }
}
