// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine

/// What makes a round of Atlas Solitaire, apart from its seed.
public struct AtlasSetup: Codable, Hashable, Sendable {
  public static let columnCount = 4
  public static let foundationCount = 4
  /// Sets of groups are the bits of one word.
  public static let groupLimit = 64

  public let difficulty: Difficulty
  /// How many cards each column gets at the deal, the top one face up; four numbers.
  public let columns: [Int]
  /// How often the waste may be shuffled into the stock; nil for as often as the player likes.
  public let reshuffleLimit: Int?
  /// The groups with the partners that are dealt.
  public let groups: [Group]
  /// The number by which everyone gets this deal; nil where none does. The seed may be another one:
  /// the seeds are tried from the number on until a deal can be won.
  public var number: UInt64?

  /// - Parameter columns: what the difficulty deals, where none is given.
  public init(
    difficulty: Difficulty, groups: [Group], columns: [Int]? = nil,
    reshuffleLimit: Int? = nil, number: UInt64? = nil
  ) {
    self.number = number
    self.difficulty = difficulty
    let layout = AtlasLayout.all.first { $0.difficulty == difficulty }
    self.columns = columns ?? layout?.columns ?? []
    self.reshuffleLimit = reshuffleLimit
    self.groups = groups.asDealtTogether
  }

  /// A round of few cards leaves at least as many for the stock as a column gets: its columns are
  /// shortened, the longest first, until that is so.
  public func fitted() -> AtlasSetup {
    let cardCount = groups.reduce(0) { $0 + $1.cards.count }
    var columns = columns
    while let longest = columns.max(), longest > 0, columns.reduce(longest, +) > cardCount {
      columns[columns.lastIndex(of: longest) ?? 0] -= 1
    }
    return AtlasSetup(
      difficulty: difficulty, groups: groups, columns: columns, reshuffleLimit: reshuffleLimit,
      number: number)
  }

  func check() throws(Refusal) {
    _ = try AtlasLayout(of: difficulty)
    guard !groups.isEmpty else { throw Refusal("deck-without-groups") }
    guard groups.count <= Self.groupLimit else {
      throw Refusal(Term("deck-too-large", ["limit": .number(Self.groupLimit)]))
    }
    var seen: Set<String> = []
    for group in groups {
      guard group.base.kind == .base, !group.partners.isEmpty else {
        throw Refusal(Term("deck-group-incomplete", ["group": .term(group.name)]))
      }
      guard Set(group.partners.map(\.identity)).count == group.partners.count else {
        throw Refusal(Term("deck-name-twice", ["group": .term(group.name)]))
      }
      guard seen.insert(group.id).inserted else {
        throw Refusal(Term("deck-group-twice", ["group": .term(group.name)]))
      }
    }
    let cardCount = groups.reduce(0) { $0 + $1.cards.count }
    guard columns.count == Self.columnCount, columns.allSatisfy({ (0...cardCount).contains($0) }),
      columns.reduce(0, +) <= cardCount, reshuffleLimit ?? 0 >= 0
    else { throw Refusal("deck-columns") }
  }
}

extension [Group] {
  /// The groups as far as they matter to each other. A card that has only a label stands for the
  /// one thing of that name in the round, so that a player's own London is the London of the other
  /// groups; and of what is true elsewhere only the cards of the round are kept.
  fileprivate var asDealtTogether: [Group] {
    var entities: [String: Set<String>] = [:]
    for card in flatMap(\.partners) {
      if let entity = card.entity { entities[card.label, default: []].insert(entity) }
    }
    let dealt = entities.values.reduce(into: Set()) { $0.formUnion($1) }
    return map { group in
      let partners = group.partners.map { card -> Card in
        guard card.entity == nil, let known = entities[card.label], known.count == 1 else {
          return card
        }
        return Card(
          group: group.id, localID: card.localID, label: card.label, entity: known.first,
          kind: card.kind, illustration: card.illustration)
      }
      return Group(
        id: group.id, title: group.title, base: group.base, partners: partners,
        truth: group.truth.intersection(dealt), homonyms: [], illustration: group.illustration,
        about: group.about)
    }
  }
}

/// The named sizes of a round.
public struct AtlasLayout: Hashable, Sendable {
  public let difficulty: Difficulty
  public let groupCount: Int
  public let columns: [Int]

  /// From the easiest to the hardest.
  public static let all = [
    AtlasLayout(difficulty: "relaxed", groupCount: 5, columns: [1, 2, 3, 4]),
    AtlasLayout(difficulty: "easy", groupCount: 6, columns: [4, 4, 4, 4]),
    AtlasLayout(difficulty: "medium", groupCount: 8, columns: [5, 5, 5, 5]),
    AtlasLayout(difficulty: "hard", groupCount: 8, columns: [6, 6, 6, 6]),
    AtlasLayout(difficulty: "expert", groupCount: 10, columns: [7, 7, 7, 7]),
  ]

  private init(difficulty: Difficulty, groupCount: Int, columns: [Int]) {
    self.difficulty = difficulty
    self.groupCount = groupCount
    self.columns = columns
  }

  /// - Throws: a ``Refusal`` for a difficulty that the game does not have.
  public init(of difficulty: Difficulty) throws(Refusal) {
    guard let layout = Self.all.first(where: { $0.difficulty == difficulty }) else {
      throw .unknown(difficulty)
    }
    self = layout
  }
}
