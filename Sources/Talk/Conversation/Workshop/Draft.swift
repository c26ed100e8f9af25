// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a player puts together part by part: a group of cards, a deck of groups.
///
/// What is said of it is called after ``word``: `workshop-group-added` and so on.
protocol Draft: Hashable, Codable, Sendable {
  associatedtype Part: Hashable, Codable, Sendable

  static var word: String { get }
  /// Where those are that are kept.
  static var shelf: WritableKeyPath<OwnGroups, [Self]> & Sendable { get }
  /// How many parts it takes, and how many it can have.
  static var counts: ClosedRange<Int> { get }

  /// Nil until it is kept for the first time.
  var id: String? { get set }
  var title: String { get set }
  var parts: [Part] { get set }

  init(title: String)

  static func bench(of work: Work<Self>) -> Bench

  static func name(of part: Part) -> Term
  /// Whether nothing is known of a part but its name.
  static func isOnlyName(_ part: Part) -> Bool
  func holds(_ part: Part) -> Bool
  /// What is asked to learn which parts a text may mean.
  func lookup(of text: String) -> Lookup.Subject
  /// What is asked to learn what is to be known of the parts it has; nil for nothing.
  var lookupOfRemarks: Lookup.Subject? { get }
  /// What came of either. A part that is only a name comes last.
  static func found(in answer: Lookup.Answer) -> [Found<Part>]
  /// Whether it can be called so, beside the parts it has.
  func canBeCalled(_ title: String) -> Bool

  /// As it is kept and given up.
  var keepsake: Keepsake { get }
}

/// A part that was found, and what is to be known of it in a draft; nil for nothing.
struct Found<Part: Hashable & Codable & Sendable>: Equatable, Codable, Sendable {
  let part: Part
  var remark: Term?
}

extension Draft {
  static func key(_ end: String) -> Key { Key("workshop-\(word)-\(end)") }

  var fillings: [String: Filling] { ["title": .text(title), "parts": .number(parts.count)] }

  var summary: Term { Term(Self.key("summary"), fillings) }
}

/// A group as a player puts it together.
public struct DraftGroup: Hashable, Codable, Sendable {
  /// Nil until it is kept for the first time.
  public var id: String?
  public internal(set) var title: String
  /// The partners.
  public internal(set) var parts: [DraftCard]

  public init(id: String? = nil, title: String, cards: [DraftCard] = []) {
    self.id = id
    self.title = title
    parts = cards
  }
}

extension DraftGroup {
  /// A group of cards that come all at once.
  ///
  /// - Throws: a ``Refusal`` where they are too few or too many, or one comes twice.
  public init(title: String, gathering cards: [DraftCard]) throws(Refusal) {
    self.init(title: title)
    for card in cards {
      guard !holds(card) else {
        throw Refusal(Term("workshop-import-twice", ["part": .term(card.name)]))
      }
      parts.append(card)
    }
    if parts.count < Self.counts.lowerBound { throw Refusal(Term("workshop-group-too-few")) }
    if parts.count > Self.counts.upperBound { throw Refusal(Term("workshop-import-too-many")) }
  }
}

extension DraftGroup: Draft {
  static let word = "group"

  init(title: String) { self.init(title: title, cards: []) }

  static func bench(of work: Work<DraftGroup>) -> Bench { Bench(content: .group(work)) }

  static var shelf: WritableKeyPath<OwnGroups, [DraftGroup]> & Sendable { \.groups }
  /// As many as a group's file may hold.
  static let counts = 2...60

  static func name(of part: DraftCard) -> Term { part.name }
  static func isOnlyName(_ part: DraftCard) -> Bool { part.entity == nil }

  /// The base card is called like the group, so that no other card can be.
  func holds(_ part: DraftCard) -> Bool {
    part.label.folded == title.folded
      || parts.contains {
        $0.entity != nil && $0.entity == part.entity
          || $0.label.folded == part.label.folded
      }
  }

  func lookup(of text: String) -> Lookup.Subject { .cards(called: text, for: self) }
  var lookupOfRemarks: Lookup.Subject? { .overlaps(of: self) }

  static func found(in answer: Lookup.Answer) -> [Found<DraftCard>] {
    guard case .cards(let cards) = answer else { return [] }
    return cards.map { found in
      let remark = Term(
        "workshop-overlap", ["card": .term(found.card.name), "groups": .list(found.overlaps)])
      return Found(part: found.card, remark: found.overlaps.isEmpty ? nil : remark)
    }
  }

  func canBeCalled(_ title: String) -> Bool {
    !parts.contains { $0.label.folded == title.folded }
  }

  var keepsake: Keepsake { .group(self) }
}

/// A deck as a player puts it together.
public struct DraftDeck: Hashable, Codable, Sendable {
  /// Nil until it is kept for the first time.
  public var id: String?
  public internal(set) var title: String
  /// The groups.
  public internal(set) var parts: [DraftMember]

  public init(id: String? = nil, title: String, groups: [DraftMember] = []) {
    self.id = id
    self.title = title
    parts = groups
  }
}

extension DraftDeck: Draft {
  static let word = "deck"

  init(title: String) { self.init(title: title, groups: []) }

  static func bench(of work: Work<DraftDeck>) -> Bench { Bench(content: .deck(work)) }

  static var shelf: WritableKeyPath<OwnGroups, [DraftDeck]> & Sendable { \.decks }
  /// As many as a round may have.
  static let counts = 1...64

  static func name(of part: DraftMember) -> Term { part.name }
  static func isOnlyName(_ part: DraftMember) -> Bool { false }
  func holds(_ part: DraftMember) -> Bool { parts.contains { $0.id == part.id } }

  func lookup(of text: String) -> Lookup.Subject { .groups(called: text) }
  var lookupOfRemarks: Lookup.Subject? { nil }

  static func found(in answer: Lookup.Answer) -> [Found<DraftMember>] {
    guard case .groups(let groups) = answer else { return [] }
    return groups.map { Found(part: $0) }
  }

  func canBeCalled(_ title: String) -> Bool { true }

  var keepsake: Keepsake { .deck(self) }
}
