// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Narration

@testable import Conversation

/// What a dialogue has looked up, as a test has it.
struct World: Sendable {
  let games: [any GameDescriptor]
  var statistics: [Tally] = []
  var finished: [RoundResult] = []
  var describer: (any PieceDescriber)?
  /// Why nobody sees the pieces.
  var blindness: Refusal?
  var learning: LearningSource?

  func answer(to subject: Lookup.Subject) -> Lookup.Answer {
    do { return try find(subject) } catch { return .refused(error) }
  }

  private func find(_ subject: Lookup.Subject) throws(Refusal) -> Lookup.Answer {
    switch subject {
    case .deal(let id, let order, let deck):
      guard let game = game(id) else { throw .unknown(order.difficulty) }
      if let entry = game.decks.first(where: { $0.name == deck }) {
        return .deal(try entry.round(order))
      }
      return .deal(try game.round(order))
    case .lesson:
      guard let lesson = games.lazy.compactMap(\.lesson).first else {
        throw Refusal(Term("refused-act"))
      }
      return .deal(try lesson())
    case .opening(let deal):
      return .opening(
        Opening(
          describer: blindness == nil ? describer : nil, past: past(of: deal),
          best: statistics.best(of: deal.game)))
    case .resumption(let deal):
      if let blindness { throw blindness }
      return .opening(Opening(describer: describer, best: statistics.best(of: deal.game)))
    case .statistics: return .statistics(statistics)
    case .quiz(let wish, let day, let seed):
      return .questions(try learning?.questions(wish, day, seed) ?? [])
    case .progress(let day): return .progress(try learning?.progress(day) ?? [])
    case .topics(let id, let group): return .topics(game(id)?.topicGroups[group].topics() ?? [])
    case .topicNamed(let text, let id, let group):
      guard let naming = game(id)?.topicGroups[group].naming else { return .topics([]) }
      return .topics([try naming.topic(text)])
    case .topic(let topic, let id):
      let groups = game(id)?.topicGroups ?? []
      return .topics(groups.flatMap { $0.topics() }.filter { $0.id == topic })
    case .credits: return .credits([])
    case .ownID(let title): return .id("own_\(title.lowercased())")
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
struct LearningSource: Sendable {
  let questions: @Sendable (QuizWish, Day, UInt64) throws(Refusal) -> [Question]
  let progress: @Sendable (Day) throws(Refusal) -> [ContinentProgress]
}
