// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Atlas
import CommandHelp
import Conversation
import Engine
import Games
import Learning

/// Which deal of a game is asked for.
struct DealOptions: ParsableArguments {
  @Option(
    help: .words("usage-option-difficulty", ["difficulties": .text(GameList.difficulties())]))
  var difficulty: String?

  @Option(
    name: [.customLong("seed"), .customLong("number")], parsing: .unconditional,
    help: .words("usage-option-number"), transform: Self.number)
  var seed: UInt64?

  @Flag(help: .words("usage-option-daily"))
  var daily = false

  @Option(help: .words("usage-option-date", value: "2026-11-21"))
  var date: String?

  @Flag(help: .words("usage-option-new"))
  var new = false

  @Flag(help: .words("usage-option-any-deal"))
  var anyDeal = false

  @Option(
    help: .words("usage-option-rating", ["ratings": .text(Self.ratings.joined(separator: ", "))]),
    completion: .list(ratings))
  var rating: String?

  @Flag(help: .words("usage-option-tutorial"))
  var tutorial = false

  private static let ratings = DealRating.wished.map(\.rawValue)

  /// Whether nothing was asked for, so that a saved game goes on.
  var isEmpty: Bool {
    difficulty == nil && seed == nil && !daily && date == nil && !new && !anyDeal
      && rating == nil
  }

  /// A deal's number as it is typed.
  @Sendable static func number(_ text: String) throws -> UInt64 {
    guard let number = try? UInt64.typed(text) else {
      throw ValidationError(Term("usage-deal-number", ["most": .text(String(UInt64.max))]))
    }
    return number
  }

  func check(for kind: any GameDescriptor) throws { _ = try kind.difficulty(called: difficulty) }

  func validate() throws {
    if [seed != nil, daily, date != nil].count(where: \.self) > 1 {
      throw ValidationError.together("--number", "--daily", "--date")
    }
    if let rating, !Self.ratings.contains(rating) {
      throw ValidationError.notOffered("--rating", rating, Self.ratings)
    }
    if tutorial, !isEmpty {
      throw ValidationError.together(
        "--tutorial", "--difficulty", "--number", "--daily", "--date", "--rating")
    }
    if rating != nil, seed != nil || daily || date != nil || anyDeal {
      throw ValidationError.together("--rating", "--number", "--daily", "--date", "--any-deal")
    }
    if difficulty != nil, daily || date != nil {
      throw ValidationError.together("--difficulty", "--daily", "--date")
    }
    if let date, DealSelector(day: date) == nil {
      throw ValidationError(Term("usage-day-unknown", ["day": .text(date)]))
    }
  }

  var wish: DealWish {
    let deal = seed.map(DealSelector.number) ?? date.flatMap { DealSelector(day: $0) } ?? .next
    return DealWish(
      daily ? nil : deal, difficulty: difficulty.map(Difficulty.init(rawValue:)), isAny: anyDeal,
      rating: rating.flatMap(DealRating.init))
  }
}

/// What only rounds of groups can be asked for.
struct AtlasOptions: ParsableArguments {
  @Option(help: .words("usage-option-deck", value: "file"))
  var deck: String?

  @Option(help: .words("usage-option-groups"), transform: Int.typed)
  var groups: Int?

  @Option(
    help: .words("usage-option-continent", ["continents": .text(Continent.names)]),
    completion: .list(Continent.allNames))
  var continent: String?

  @Option(
    help: .words("usage-option-topic", ["topics": .text(WorldTopic.names)]),
    completion: .list(WorldTopic.allNames))
  var topic: String?

  @Option(
    help: .words("usage-option-level", ["levels": .text(SchoolLevel.names)]),
    completion: .list(SchoolLevel.allNames))
  var level: String?

  @Flag(help: .words("usage-option-surprise"))
  var surprise = false

  @Flag(help: .words("usage-option-needed"))
  var needed = false

  var isEmpty: Bool { deck == nil && groups == nil && theme == nil && level == nil }

  var wish: AtlasWish {
    AtlasWish(
      deck: deck, groupCount: groups, theme: theme, school: level.flatMap(SchoolLevel.init))
  }

  /// What the round is to be about; nil for whatever the deal brings.
  var theme: ThemeWish? {
    if surprise { return .surprise }
    if needed { return .needed }
    guard continent != nil || topic != nil else { return nil }
    return .about(
      continent.flatMap(Continent.init(rawValue:)), topic.flatMap(WorldTopic.init(rawValue:)))
  }

  func validate() throws {
    if let groups, !(1...AtlasSetup.groupLimit).contains(groups) {
      throw ValidationError.notWithin("--groups", groups, 1...AtlasSetup.groupLimit)
    }
    _ = try Continent.named(continent)
    _ = try WorldTopic.named(topic)
    _ = try SchoolLevel.named(level)
    let isAbout = continent != nil || topic != nil
    if [isAbout, surprise, needed].count(where: \.self) > 1 {
      throw ValidationError.together("--surprise", "--needed", "--continent")
    }
    if deck != nil, theme != nil {
      throw ValidationError.together(
        "--deck", "--continent", "--topic", "--surprise", "--needed")
    }
    if deck != nil, level != nil {
      throw ValidationError.together("--deck", "--level")
    }
    if deck != nil, groups != nil {
      throw ValidationError.together("--deck", "--groups")
    }
  }
}
