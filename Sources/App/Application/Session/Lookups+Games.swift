// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine

/// What the games themselves know.
extension [any GameDescriptor] {
  func answer(to subject: Lookup.Subject) throws(Refusal) -> Lookup.Answer {
    switch subject {
    case .deal(let game, let order, let deck): .deal(try deal(of: game, order, deck))
    case .tutorial(let game): .deal(try tutorial(of: game))
    case .decks(let game): .decks(first { $0.id == game }?.decks.map(\.name) ?? [])
    case .topics(let game, let group): .topics(self.group(group, of: game)?.topics() ?? [])
    case .topicNamed(let text, let game, let group):
      if let naming = self.group(group, of: game)?.naming {
        .topics([try naming.topic(text)])
      } else {
        .topics([])
      }
    case .newTopic(let game, let group):
      if let making = self.group(group, of: game)?.making {
        .topics([try making.topic()])
      } else {
        .topics([])
      }
    case .topic(let id, let game):
      .topics(groups(of: game).lazy.flatMap { $0.topics() }.filter { $0.id == id })
    default: throw Refusal(Term("refused-act"))
    }
  }

  private func deal(
    of game: String, _ order: DealRequest, _ deck: Term?
  ) throws(Refusal) -> Deal {
    guard let descriptor = first(where: { $0.id == game }) else {
      throw .unknown(order.difficulty)
    }
    guard let deck else { return try descriptor.deal(order) }
    guard let entry = descriptor.decks.first(where: { $0.name == deck }) else {
      throw .unknown(order.difficulty)
    }
    return try entry.deal(order)
  }

  private func tutorial(of game: String) throws(Refusal) -> Deal {
    guard let tutorial = first(where: { $0.id == game })?.tutorial else {
      throw Refusal(Term("refused-act"))
    }
    return try tutorial.deal()
  }

  private func groups(of game: String) -> [TopicGroup] {
    first { $0.id == game }?.topics.groups ?? []
  }

  private func group(_ index: Int, of game: String) -> TopicGroup? {
    let groups = groups(of: game)
    return groups.indices.contains(index) ? groups[index] : nil
  }
}
