// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What comes after the end of a round: a menu, beside which the table can still be read.
struct Ended: Screen {
  private var menu: Menu
  private var table: Playing

  init(_ playing: Playing, _ menu: Menu) {
    table = playing
    table.secret.solving = nil
    self.menu = menu
  }

  var title: Term? { menu.title }
  var playing: Playing? { table }
  var spelled: Term? { table.spelled }

  mutating func open(_ reply: inout Reply, isReturning: Bool) {
    menu.open(&reply, isReturning: isReturning)
  }

  mutating func resume(_ reply: inout Reply) { menu.resume(&reply) }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    switch command {
    case .query(let query) where Self.questions.contains(query):
      table.respond(to: command, &reply)
    case .find, .read: table.respond(to: command, &reply)
    case .gameQuery(let gameQuery, _) where !table.isMove(gameQuery):
      table.respond(to: command, &reply)
    case .text(let text) where table.isQuestion(text, reply):
      table.respond(to: command, &reply)
    default: menu.respond(to: command, &reply)
    }
  }

  /// What is asked of a table without changing it.
  private static let questions: Set<Query> = [
    .place, .tops, .all, .roots, .groups, .wanted, .unseen, .find, .changed, .progress, .facts,
    .time,
  ]
}
