// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

extension RoundResult {
  /// The line to share: game, deal and result, and nothing that would help with the deal.
  ///
  /// - Parameters:
  ///   - descriptors: by which the deal of the day is known from one that was asked for by the same
  ///     number at another difficulty.
  ///   - topic: what the round was about; nil where that is told by nothing.
  public func shared(among descriptors: [any GameDescriptor], about topic: RoundTopic?) -> Term {
    let descriptor = descriptors.first { $0.id == game }
    let day = dealNumber.flatMap {
      descriptor?.day(of: $0, at: Difficulty(rawValue: difficulty))
    }
    return Term(
      ending == .over ? "share-points" : "share",
      [
        "game": .term(.game(game)), "about": .text(topic == nil ? "nothing" : "picture"),
        "picture": .term(topic?.title ?? .game(game)),
        "difficulty": .term(Difficulty(rawValue: difficulty).name),
        "deal": .text(day != nil ? "day" : dealNumber != nil ? "number" : "unknown"),
        "day": day.map { .term(.date($0)) } ?? "",
        "number": dealNumber.map(Filling.number) ?? "",
        "ending": .text(ending.rawValue),
        "moves": .number(moves),
        "time": .term(.duration(seconds)),
        "counts": .text(score != nil ? "score" : ingredients.isEmpty ? "nothing" : "mistakes"),
        "score": .number(score ?? 0),
        "mistakes": .number(mistakes),
      ])
  }
}

extension GameDescriptor {
  /// The day whose deal has a number; nil for a deal of no day, such as one of another difficulty. A
  /// game that numbers the deals of days in its own way has them told by their numbers.
  func day(of number: UInt64, at difficulty: Difficulty) -> Day? {
    guard difficulty == daily.difficulty, number >= 1000_01_01,
      case .day(let day)? = DealSelector(dayNumber: number), daily.number(day) == number
    else { return nil }
    return Day(day)
  }
}

extension RoundResult {
  /// The line to share, where lists of topics can be read at once.
  public func shared(among descriptors: [any GameDescriptor]) -> Term {
    let descriptor = descriptors.first { $0.id == game }
    let topics =
      (descriptor?.topics.offered ?? []) + (descriptor?.topics.groups ?? []).flatMap { $0.topics() }
    return shared(among: descriptors, about: topics.first { [$0.id] == ingredients })
  }
}

extension Reply {
  /// Says the line to share of a round that was played to its end.
  mutating func share(_ result: RoundResult) {
    let game = descriptor(result.game)
    let topic = game?.topics.offered.first { [$0.id] == result.ingredients }
    if topic == nil, game?.topics.groups.isEmpty == false, result.ingredients.count == 1 {
      lookUp(.topic(id: result.ingredients[0], game: result.game), for: .share(result))
    } else {
      say(result.shared(among: environment.descriptors, about: topic))
    }
  }
}
