// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Studying the groups of a round before it is played, for learners.
extension Menu {
  /// The entry that leads there.
  ///
  /// - Parameter topic: what the round is about; nil where that is left open.
  static func studies(of kind: any GameDescriptor, about topic: RoundTopic? = nil, _ reply: Reply)
    -> [Entry]
  {
    guard reply.settings.learner, kind.learning?.hasChapters == true else { return [] }
    return [Entry(Term("study-first")) { study(kind, about: topic, &$0) }]
  }

  private static func study(
    _ kind: any GameDescriptor, about topic: RoundTopic?, _ reply: inout Reply
  ) {
    do {
      var order = reply.memory.order(.next, of: kind)
      order.topic = topic?.id
      reply.go(.open(study(try kind.deal(order))))
    } catch {
      reply.say(error.reason)
    }
  }

  /// What the round is made of; it is played when the player is ready.
  private static func study(_ round: Deal) -> Menu {
    let game = round.game
    let title = Term("study", ["difficulty": .term(game.difficulty.name)])
    return Menu([title] + round.remarks) { _ in
      let play = Entry(Term("study-play")) { Playing.start(round, &$0) }
      return [play]
        + (game.teaching?.chapters ?? []).map { chapter in
          Entry(chapter.title, opening: { study(chapter, of: game) })
        }
    }
  }

  /// What belongs together, each with the one thing worth knowing; choosing one tells the rest.
  private static func study(_ chapter: Chapter, of game: any Game) -> Menu {
    Menu([chapter.title]) { reply in
      chapter.pieces.map { piece in
        Entry(told(game.name(of: piece), of: piece, in: game, reply)) { tell(piece, of: game, &$0) }
      }
    }
  }

  /// What is told of a piece, with the one thing worth knowing of it.
  static func told(_ title: Term, of piece: Piece, in game: any Game, _ reply: Reply) -> Term {
    guard let fact = reply.environment.teaching(piece, in: game).brief.first else { return title }
    return Term("study-card", ["title": .term(title), "fact": .term(fact)])
  }

  static func tell(_ piece: Piece, of game: any Game, _ reply: inout Reply) {
    let facts = reply.environment.teaching(piece, in: game).facts
    if facts.isEmpty { reply.say(Term("facts-none", ["card": .term(game.name(of: piece))])) }
    for fact in facts { reply.say(fact) }
  }
}
