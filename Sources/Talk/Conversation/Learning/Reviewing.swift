// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

/// What a player was wrong about, gone through after the round.
extension TablePage {
  /// The entries that lead there, and to the lesson on what was missed.
  func reviews(of playing: Playing, _ reply: Reply) -> [Menu.Entry] {
    guard playing.game.testsKnowledge else { return [] }
    let lesson =
      reply.offersRefresher ? [Menu.Entry(Query.refresher.title, .learning(.refresher))] : []
    guard reply.settings.learner, !playing.log.corrections.isEmpty else { return lesson }
    return lesson + [Menu.Entry(Term("review-mistakes"), opening: .table(.review))]
  }

  /// What was tried, what is right, and one fact; choosing one tells the rest.
  func review(_ playing: Playing, _ reply: Reply) -> [Menu.Entry] {
    playing.log.corrections.map { correction in
      let title = title(of: correction, in: playing.game)
      return Menu.Entry(
        reply.taught(title, of: correction.piece, in: playing.game),
        .table(.describe(correction.piece)))
    }
  }

  private func title(of correction: Correction, in game: any Game) -> Term {
    let names: [String: Filling] = [
      "name": .term(game.name(of: correction.piece)), "right": .term(correction.right),
    ]
    guard let tried = correction.tried else { return Term("review-right", names) }
    return Term("review-mistake", names.merging(["tried": .term(tried)]) { $1 })
  }
}

extension Playing {
  /// Keeps a mistake for the review and for the plan of what is asked again.
  mutating func note(_ mistake: Move, _ reply: inout Reply) {
    guard tutorial == nil, let correction = correct(mistake, on: table),
      let subject = game.teaching?.subject(of: correction.piece)
    else { return }
    let item = LearningItem(subject, .group)
    reply.miss(item)
    reply.request(.answered(item, isRight: false, on: Day(reply.moment.day)))
  }

  /// - Returns: What is set right; nil where that was done before.
  mutating func correct(_ mistake: Move, on table: Table?) -> Correction? {
    guard let correction = game.teaching?.correction(of: mistake, on: table) else { return nil }
    return log.add(correction) ? correction : nil
  }
}
