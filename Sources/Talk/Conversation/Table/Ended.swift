// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What comes after the end of a round: a menu, beside which the table can still be read.
struct Ended: ScreenContents, Equatable, Codable {
  private(set) var menu: Menu
  var table: Playing

  init(_ playing: Playing, _ page: TablePage) {
    table = playing
    table.secret.solving = nil
    menu = Menu(.table(page))
  }

  var screen: Screen { .ended(self) }
  var spelled: Term? { table.spelled }

  mutating func open(_ reply: inout Reply, isReturning: Bool) {
    reply.playing = table
    menu.open(&reply, isReturning: isReturning)
  }

  func isEntry(_ line: String, _ reply: Reply) -> Bool {
    var reply = reply
    reply.playing = table
    return menu.isEntry(line, reply)
  }

  mutating func resume(_ reply: inout Reply) {
    reply.playing = table
    menu.resume(&reply)
  }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    guard !table.isQuestion(command, reply) else { return table.respond(to: command, &reply) }
    reply.playing = table
    menu.respond(to: command, &reply)
  }
}
