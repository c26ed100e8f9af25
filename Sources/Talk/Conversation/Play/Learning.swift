// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a learner asks about the things that pieces show.
extension Playing {
  /// The things that a piece shows, as entities.
  func subjects(of piece: Piece) -> [String] {
    (game.teaching?.subject(of: piece).map { [$0] } ?? []) + (describer?.subjects(of: piece) ?? [])
  }

  /// The facts about the picked card, or the one the focus is on; of what shows several things, the
  /// one that is chosen.
  func teach(_ reply: inout Reply) {
    guard reply.settings.learner else {
      let ways = reply.ways(to: .query(.learner), in: keymap(reply))
      return reply.say(Term("facts-in-learner-mode", ["ways": .list(ways)]))
    }
    guard let piece = picked.last ?? focusedPiece else { return reply.say("facts-choose-card") }
    let known = subjects(of: piece).filter {
      !reply.environment.capabilities.teaching($0, []).facts.isEmpty
    }
    guard let subject = known.first else {
      let lesson = game.teaching?.lesson(on: piece, of: table) ?? []
      if !lesson.isEmpty { return reply.say(lesson) }
      return reply.say(Term("facts-none", ["card": .term(game.name(of: piece))]))
    }
    guard known.count > 1 else {
      if game.teaching?.subject(of: piece) == nil { reply.say(Term(Key(subject))) }
      return reply.teach(subject)
    }
    reply.go(.open(.menu(.table(.subjects(known, of: game.name(of: piece))))))
  }
}
