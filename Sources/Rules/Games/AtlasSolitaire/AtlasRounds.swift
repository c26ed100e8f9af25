// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine

/// Atlas Solitaire as the menus list it: rounds of groups from a catalogue.
public struct AtlasRounds: GameDescriptor {
  /// Finds a deal that can be won: by the seed itself or by one that follows from it; nil where
  /// none is found among so many.
  public typealias WinnableDeal =
    @Sendable (AtlasSolitaire, _ seed: UInt64, _ attempts: Int) -> UInt64?

  public let game: any Game.Type = AtlasSolitaire.self
  public let difficulties = AtlasLayout.all.map(\.difficulty)
  public let daily = DailyDeal("medium")
  public let commands = GameCommands(
    [.draw: "d", .drawUntilPlayable: "D"], queries: [.completed: "C"], main: Act.draw.name)
  public let options = [Self.reshuffles, Self.level]
  public let promisesWins = true
  public let hasChapters = true

  /// How often the waste may be shuffled into the stock.
  public static let reshuffles = DealOption(
    "reshuffles", .limit(least: 0, offered: [0, 1, 2, 3]), usual: nil, changesDeal: true)

  /// For which school the groups are; the first word is that of no school in particular.
  public static let level = DealOption(
    "level", .choice(["any"] + SchoolLevel.allCases.map(\.rawValue)), usual: 0, changesDeal: true)

  /// What there is to deal, read when a round is first wanted.
  public typealias Source = @Sendable () throws(Refusal) -> AtlasStock

  let source: Source
  private let winnable: WinnableDeal
  /// What rounds can be about, where that can be chosen.
  private let themes: (any RoundThemes)?

  public init(
    themes: (any RoundThemes)? = nil, source: @escaping Source, winnable: @escaping WinnableDeal
  ) {
    self.themes = themes
    self.winnable = winnable
    self.source = source
  }

  /// Rounds of what has been read already; see ``AtlasStock``.
  public init(
    _ catalogue: Catalogue, shipped: Set<String>? = nil, decks: [Deck] = [],
    themes: (any RoundThemes)? = nil, winnable: @escaping WinnableDeal
  ) {
    let stock = AtlasStock(catalogue, shipped: shipped, decks: decks)
    self.init(themes: themes, source: { stock }, winnable: winnable)
  }

  public var topics: TopicChoice {
    TopicChoice(themes?.topics ?? [], groups: themes?.topicGroups ?? [], isFirst: false)
  }

  /// None where nothing can be read; that is told where a round is asked for.
  public var decks: [DeckEntry] {
    guard let stock = try? source() else { return [] }
    return stock.decks.map { deck in
      DeckEntry(Term("deck-title", ["title": .term(deck.name)])) { order throws(Refusal) in
        try deal(of: deck, order)
      }
    }
  }

  /// A round of a deck; one with a seed is dealt the same way every time.
  public func deal(of deck: Deck, _ order: DealRequest) throws(Refusal) -> Deal {
    let groups: [Group]
    let catalogue = try source().catalogue
    do { groups = try catalogue.groups(of: deck) } catch { throw Refusal(error.term) }
    let setup = AtlasSetup(
      difficulty: order.difficulty, groups: groups, reshuffleLimit: order.options[Self.reshuffles]
    ).fitted()
    guard let seed = deck.shuffleSeed else {
      return try deal(setup, seed: order.number, isWinnable: order.isWinnable)
    }
    let game = try AtlasSolitaire(setup)
    let isWinnable = winnable(game, seed, 1) == seed
    return isWinnable
      ? Deal(game, seed: seed, kind: .winnable)
      : Deal(game, seed: seed, remarks: [Term("deal-not-known-winnable")])
  }

  /// A new deal is one that everyone gets by its number, unless the player's settings or groups of
  /// the player's own make it another.
  public func deal(_ order: DealRequest) throws(Refusal) -> Deal {
    let count = try AtlasLayout(of: order.difficulty).groupCount
    if order.topic != nil { return try deal(order, groupCount: count) }
    if order.isShared { return try deal(order, groupCount: count, isNumbered: true) }
    let isPlain =
      order.isWinnable && order.options[Self.reshuffles] == nil && order.level == nil
    guard isPlain, try source().isAsShipped else { return try deal(order, groupCount: count) }
    var shared = order
    shared.isShared = true
    shared.number = try freshNumber(shared, groupCount: count)
    shared.recent = []
    return try deal(shared, groupCount: count, isNumbered: true)
  }

  /// The first number, from the one that is asked for on, whose groups were not dealt of late; where
  /// none is found soon, the one that repeats the fewest.
  private func freshNumber(_ order: DealRequest, groupCount: Int) throws(Refusal) -> UInt64 {
    let recent = Set(order.recent.joined())
    var best: (number: UInt64, repeated: Int)?
    for offset in 0..<Self.mostTries {
      var other = order
      other.number = order.number &+ offset
      other.recent = []
      var generator = Generator(seed: other.number)
      let repeated = try groups(groupCount, for: other, &generator).count { recent.contains($0.id) }
      if repeated == 0 { return other.number }
      if repeated < best?.repeated ?? .max { best = (other.number, repeated) }
    }
    return best?.number ?? order.number
  }

  private static let mostTries: UInt64 = 50

  /// A round of so many groups, whatever the difficulty deals.
  public func deal(_ order: DealRequest, groupCount: Int) throws(Refusal) -> Deal {
    guard let topic = order.topic, let themes else {
      return try deal(order, groupCount: groupCount, isNumbered: false)
    }
    let theme = try themes.theme(topic, among: try source().dealt, number: order.number)
    return try deal(of: theme, order, groupCount: groupCount)
  }

  /// A round of a theme has as many groups as are wanted, or as can be dealt together.
  private func deal(
    of theme: RoundTheme, _ order: DealRequest, groupCount: Int
  ) throws(Refusal) -> Deal {
    var generator = Generator(seed: order.number)
    let available = try source().dealt.filter {
      theme.groups.contains($0.id) && order.takes($0)
    }
    for count in stride(from: groupCount, through: min(groupCount, Self.leastGroups), by: -1) {
      guard
        let groups = groups(
          count, from: available, for: order, preferring: theme.preferred, &generator)
      else { continue }
      let setup = AtlasSetup(
        difficulty: order.difficulty, groups: groups, reshuffleLimit: order.options[Self.reshuffles]
      ).fitted()
      let dealt = try deal(setup, seed: order.number, isWinnable: order.isWinnable)
      let about = Term(
        count == groupCount ? "atlas-theme" : "atlas-theme-fewer",
        ["theme": .term(theme.title), "count": .number(count)])
      return Deal(dealt.game, seed: dealt.seed, remarks: [about] + dealt.remarks, kind: dealt.kind)
    }
    throw Refusal(Term("atlas-theme-too-small", ["theme": .term(theme.title)]))
  }

  /// Fewer make no round.
  private static let leastGroups = 3

  /// Well known ones where the difficulty wants them and there are enough.
  private func groups(
    _ count: Int, from available: [Group], for order: DealRequest, preferring preferred: [String],
    _ generator: inout Generator
  ) -> [Group]? {
    let recent = order.recent.flatMap { $0 }
    for difficulties in [Self.familiar(for: order.difficulty), Set(Familiarity.allCases)] {
      let dealer = Dealer(
        count: count, difficulties: difficulties, avoiding: recent, preferring: preferred)
      if let groups = try? dealer.deal(from: available, using: &generator) { return groups }
    }
    return nil
  }

  private func deal(
    _ order: DealRequest, groupCount: Int, isNumbered: Bool
  ) throws(Refusal) -> Deal {
    var generator = Generator(seed: order.number)
    let groups = try groups(groupCount, for: order, &generator)
    let setup = AtlasSetup(
      difficulty: order.difficulty, groups: groups, reshuffleLimit: order.options[Self.reshuffles],
      number: isNumbered ? order.number : nil
    ).fitted()
    return try deal(setup, seed: order.number, isWinnable: order.isWinnable)
  }

  /// Easy rounds deal what is well known; where that is too little, the rest is let in.
  private func groups(
    _ count: Int, for order: DealRequest, _ generator: inout Generator
  ) throws(Refusal) -> [Group] {
    let stock = try source()
    let available = (order.isShared ? stock.shipped : stock.dealt).filter(order.takes)
    let recent = order.recent.flatMap { $0 }
    let preferred = Dealer(
      count: count, difficulties: Self.familiar(for: order.difficulty), avoiding: recent)
    if let groups = try? preferred.deal(from: available, using: &generator) { return groups }
    do {
      return try Dealer(count: count, avoiding: recent)
        .deal(from: available, using: &generator)
    } catch {
      throw Refusal(error.term)
    }
  }

  private static func familiar(for difficulty: Difficulty) -> Set<Familiarity> {
    switch difficulty {
    case "relaxed", "easy": [.easy]
    case "medium": [.easy, .medium]
    default: Set(Familiarity.allCases)
    }
  }

  func deal(
    _ setup: AtlasSetup, seed: UInt64, isWinnable: Bool
  ) throws(Refusal) -> Deal {
    let game = try AtlasSolitaire(setup)
    guard isWinnable else {
      return Deal(game, seed: seed, remarks: [Term("deal-any")])
    }
    guard let winnable = winnable(game, seed, 1000) else {
      return Deal(game, seed: seed, remarks: [Term("deal-not-known-winnable")])
    }
    return Deal(game, seed: winnable, kind: .winnable)
  }
}

extension DealRequest {
  /// Nil for any school.
  fileprivate var level: SchoolLevel? {
    options[AtlasRounds.level].flatMap { $0 > 0 ? SchoolLevel.allCases[$0 - 1] : nil }
  }

  /// Whether a group suits the school that is asked for.
  fileprivate func takes(_ group: Group) -> Bool {
    level == nil || group.about.level == nil || group.about.level == level
  }

  /// For the groups of this school, whatever the player's settings say.
  public mutating func choose(_ level: SchoolLevel) {
    options[AtlasRounds.level] = SchoolLevel.allCases.firstIndex(of: level).map { $0 + 1 }
  }
}
