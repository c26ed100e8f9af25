// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Studying the groups of a round before it is played, for learners.
extension RoundPage {
  /// The entry that leads there.
  ///
  /// - Parameter topic: what the round is about; nil where that is left open.
  func studies(
    of game: any GameDescriptor, about topic: RoundTopic? = nil, _ reply: Reply
  ) -> [Menu.Entry] {
    guard reply.settings.learner, game.hasChapters else { return [] }
    return [Menu.Entry(Term("study-first"), .round(.study(game: game.id, topic: topic?.id)))]
  }

  func study(_ deal: Deal) -> [Menu.Entry] {
    [Menu.Entry(Term("study-play"), .round(.playStudied))]
      + (deal.game.teaching?.chapters ?? []).enumerated().map { index, chapter in
        Menu.Entry(chapter.title, opening: .round(.chapter(index, of: deal)))
      }
  }

  /// What belongs together, each with the one thing worth knowing; choosing one tells the rest.
  func chapter(_ chapter: Chapter, of deal: Deal, _ reply: Reply) -> [Menu.Entry] {
    chapter.pieces.map { piece in
      let name = deal.game.name(of: piece)
      return Menu.Entry(reply.taught(name, of: piece, in: deal.game), .round(.describe(piece)))
    }
  }
}

extension Reply {
  mutating func study(_ id: String, about topic: String?) {
    guard let game = descriptor(id) else { return }
    var order = memory.order(.next, of: game)
    order.topic = topic
    lookUp(.deal(game: id, order), for: .deal(.study))
  }

  /// What is told of a piece, with the one thing worth knowing of it.
  func taught(_ title: Term, of piece: Piece, in game: any Game) -> Term {
    guard let fact = environment.teaching(piece, in: game).brief.first else { return title }
    return Term("study-card", ["title": .term(title), "fact": .term(fact)])
  }

  mutating func describe(_ piece: Piece, of game: any Game) {
    let facts = environment.teaching(piece, in: game).facts
    if facts.isEmpty { say(Term("facts-none", ["card": .term(game.name(of: piece))])) }
    for fact in facts { say(fact) }
  }

  /// The facts about a thing in the world.
  mutating func teach(_ subject: String) {
    for fact in environment.capabilities.teaching(subject, []).facts { say(fact) }
  }
}
