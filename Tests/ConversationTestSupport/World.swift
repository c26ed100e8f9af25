// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Learning
import Narration

/// What a dialogue has looked up, as a test has it.
public struct World: Sendable {
  private let games: [any GameDescriptor]
  private let statistics: [Tally]
  private let finished: [RoundResult]
  private let describer: @Sendable (any Game) throws(Refusal) -> (any PieceDescriber)?
  private let learning: LearningSource?
  private let shop: @Sendable (Lookup.Subject) -> Lookup.Answer?

  public init(
    games: [any GameDescriptor], statistics: [Tally] = [], finished: [RoundResult] = [],
    learning: LearningSource? = nil,
    shop: @escaping @Sendable (Lookup.Subject) -> Lookup.Answer? = { _ in nil },
    describer: @escaping @Sendable (any Game) throws(Refusal) -> (any PieceDescriber)? = { _ in nil
    }
  ) {
    self.games = games
    self.statistics = statistics
    self.finished = finished
    self.learning = learning
    self.shop = shop
    self.describer = describer
  }

  /// Answers whatever a dialogue has looked up, until it asks for nothing more.
  ///
  /// - Returns: All that is requested by then.
  public func answer(
    _ requests: [Request], of dialogue: inout Dialogue, at moment: Moment
  ) -> [Request] {
    var all: [Request] = []
    for request in requests {
      all.append(request)
      guard case .lookUp(let lookup) = request else { continue }
      let answered = dialogue.hear(answer(to: lookup.subject), to: lookup.id, at: moment)
      all += answer(answered, of: &dialogue, at: moment)
    }
    return all
  }

  public func answer(to subject: Lookup.Subject) -> Lookup.Answer {
    do { return try find(subject) } catch { return .refused(error) }
  }

  private func find(_ subject: Lookup.Subject) throws(Refusal) -> Lookup.Answer {
    switch subject {
    case .deal(let id, let order, let deck):
      guard let game = game(id) else { throw .unknown(order.difficulty) }
      if let entry = game.decks.first(where: { $0.name == deck }) {
        return .deal(try entry.deal(order))
      }
      return .deal(try game.deal(order))
    case .tutorial(let id):
      guard let tutorial = game(id)?.tutorial else { throw Refusal(Term("refused-act")) }
      return .deal(try tutorial.deal())
    case .opening(let deal):
      let describer: (any PieceDescriber)?
      do { describer = try self.describer(deal.game) } catch { describer = nil }
      return .opening(
        Opening(
          describer: describer, past: past(of: deal), best: statistics.best(of: deal.game)))
    case .resumption(let deal):
      return .opening(
        Opening(describer: try describer(deal.game), best: statistics.best(of: deal.game)))
    case .statistics: return .statistics(statistics)
    case .quiz(let wish, let day, let seed):
      return .questions(try learning?.questions(wish, day, seed) ?? [])
    case .refresher(let missed, _, _):
      return .refresher(learning?.refresher(missed) ?? Refresher(cards: [], questions: []))
    case .progress(let day): return .progress(try learning?.progress(day) ?? [])
    case .twoWeeks(let day): return .twoWeeks(learning?.twoWeeks(day) ?? .none(to: day))
    case .topics(let id, let group): return .topics(game(id)?.topics.groups[group].topics() ?? [])
    case .topicNamed(let text, let id, let group):
      guard let naming = game(id)?.topics.groups[group].naming else { return .topics([]) }
      return .topics([try naming.topic(text)])
    case .newTopic(let id, let group):
      guard let making = game(id)?.topics.groups[group].making else { return .topics([]) }
      return .topics([try making.topic()])
    case .topic(let topic, let id):
      let groups = game(id)?.topics.groups ?? []
      return .topics(groups.flatMap { $0.topics() }.filter { $0.id == topic })
    case .tactileMap: return .written([])
    case .credits: return .credits([])
    case .decks(let id): return .decks(game(id)?.decks.map(\.name) ?? [])
    case .facts: return .facts
    case .cards, .overlaps, .groups: return shop(subject) ?? .groups([])
    case .keep(.group(var group)):
      group.id = group.id ?? "own_\(group.title)_1"
      return .kept(.group(group))
    case .keep(.deck(var deck)):
      deck.id = deck.id ?? "own_\(deck.title)_1"
      return .kept(.deck(deck))
    case .keep(let keepsake): return .kept(keepsake)
    case .drop: return .dropped
    case .newPhrase: return .phrase("one, two")
    case .together: return shop(subject) ?? .refused(Refusal(Term("out-of-reach")))
    }
  }

  private func game(_ id: String) -> (any GameDescriptor)? { games.first { $0.id == id } }

  private func past(of deal: Deal) -> RoundResult? {
    finished.last {
      $0.game == type(of: deal.game).id && $0.difficulty == deal.game.difficulty.rawValue
        && $0.dealNumber == deal.game.dealNumber(seed: deal.seed)
    }
  }
}

/// What there is to be asked and to be told about the player's knowledge of the world.
public struct LearningSource: Sendable {
  let questions: @Sendable (QuizWish, Day, UInt64) throws(Refusal) -> [Question]
  let refresher: @Sendable ([LearningItem]) -> Refresher
  let twoWeeks: @Sendable (Day) -> TwoWeeks
  let progress: @Sendable (Day) throws(Refusal) -> [ContinentProgress]

  public init(
    questions: @escaping @Sendable (QuizWish, Day, UInt64) throws(Refusal) -> [Question],
    refresher: @escaping @Sendable ([LearningItem]) -> Refresher = { _ in
      Refresher(cards: [], questions: [])
    },
    twoWeeks: @escaping @Sendable (Day) -> TwoWeeks = { .none(to: $0) },
    progress: @escaping @Sendable (Day) throws(Refusal) -> [ContinentProgress]
  ) {
    self.questions = questions
    self.refresher = refresher
    self.twoWeeks = twoWeeks
    self.progress = progress
  }
}

extension TwoWeeks {
  /// Nothing was played.
  public static func none(to day: Day) -> TwoWeeks {
    TwoWeeks(now: WeekProgress(to: day), before: WeekProgress(to: day + -7))
  }
}
