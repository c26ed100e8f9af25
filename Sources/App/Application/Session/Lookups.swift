// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Learning
import Narration

/// Finds what a dialogue asks for: in the store, in files, or by making a deal.
struct Lookups {
  let games: [any GameDescriptor]
  let content: PlayerContent
  let archive: Archive
  /// Makes ids for what the player puts together.
  let shop: GroupShop

  func answer(to subject: Lookup.Subject) -> Lookup.Answer {
    do { return try find(subject) } catch { return .refused(error) }
  }

  private func find(_ subject: Lookup.Subject) throws(Refusal) -> Lookup.Answer {
    switch subject {
    case .deal(let game, let order, let deck): .deal(try deal(of: game, order, deck))
    case .lesson: .deal(try lesson())
    case .opening(let deal): .opening(opening(of: deal))
    case .resumption(let deal):
      .opening(
        Opening(describer: try content.gallery.describer(of: deal.game), best: best(of: deal.game)))
    case .statistics: .statistics(try archive.statistics())
    case .quiz(let wish, let day, let seed): .questions(try questions(wish, on: day, seed))
    case .progress(let day):
      .progress(content.shared.quizGenerator.progress(try archive.memoryStates(), on: day))
    case .topics(let game, let group): .topics(self.group(group, of: game)?.topics() ?? [])
    case .topicNamed(let text, let game, let group):
      if let naming = self.group(group, of: game)?.naming {
        .topics([try naming.topic(text)])
      } else {
        .topics([])
      }
    case .topic(let id, let game):
      .topics(groups(of: game).lazy.flatMap { $0.topics() }.filter { $0.id == id })
    case .credits: .credits(content.shared.resources.credits)
    case .ownID(let title): .id(shop.newID(for: title))
    }
  }

  private func deal(
    of game: String, _ order: DealRequest, _ deck: Term?
  ) throws(Refusal) -> Deal {
    guard let descriptor = games.first(where: { $0.id == game }) else {
      throw .unknown(order.difficulty)
    }
    guard let deck else { return try descriptor.deal(order) }
    guard let entry = descriptor.decks.first(where: { $0.name == deck }) else {
      throw .unknown(order.difficulty)
    }
    return try entry.deal(order)
  }

  private func lesson() throws(Refusal) -> Deal {
    guard let lesson = games.lazy.compactMap(\.learning?.lesson).first else {
      throw Refusal(Term("refused-act"))
    }
    return try lesson()
  }

  /// What cannot be seen is dealt all the same.
  private func opening(of deal: Deal) -> Opening {
    let describer: (any PieceDescriber)?
    do { describer = try content.gallery.describer(of: deal.game) } catch { describer = nil }
    return Opening(describer: describer, past: past(of: deal), best: best(of: deal.game))
  }

  /// Not known where the store cannot be read: the deal is played all the same.
  private func past(of deal: Deal) -> RoundResult? {
    do { return try archive.finished(deal) } catch { return nil }
  }

  /// Not known where the store cannot be read, which is told when the statistics are asked for.
  private func best(of game: any Game) -> Int? {
    guard game.scoring?.isPlayedForPoints == true else { return nil }
    do { return try archive.statistics().best(of: game) } catch { return nil }
  }

  private func questions(
    _ wish: QuizWish, on day: Day, _ seed: UInt64
  ) throws(Refusal) -> [Question] {
    var generator = Generator(seed: seed)
    let known = try archive.memoryStates()
    return content.shared.quizGenerator.questions(wish, known: known, on: day, using: &generator)
  }

  private func groups(of game: String) -> [TopicGroup] {
    games.first { $0.id == game }?.topics.groups ?? []
  }

  private func group(_ index: Int, of game: String) -> TopicGroup? {
    let groups = groups(of: game)
    return groups.indices.contains(index) ? groups[index] : nil
  }
}

extension SessionRunner {
  var lookups: Lookups {
    Lookups(
      games: session.dialogue.environment.descriptors, content: content, archive: archive,
      shop: GroupShop(of: content, session.phrasebook, own: archive.ownFiles))
  }
}
