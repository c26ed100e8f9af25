// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The tutorial: it says what to try, waits until it was tried, and goes on.
///
/// What it names is read off the table, so that it is right whatever the player did meanwhile.
struct Guide: Equatable, Codable, Sendable {
  private var step = Step.table

  private enum Step: Int, CaseIterable, Codable {
    case table, list, pick, move, draw, undo, ask, finish
  }

  func begin(_ playing: Playing, _ reply: inout Reply) {
    reply.say("tutorial-welcome")
    say(playing, &reply)
  }

  /// Goes on to the next step once the player has done what this one asks.
  mutating func follow(
    _ command: Command, _ playing: Playing, hasMoved: Bool, _ reply: inout Reply
  ) {
    guard isDone(command, playing, hasMoved: hasMoved), playing.match.outcome == .open,
      let next = Step(rawValue: step.rawValue + 1)
    else { return }
    step = next
    say(playing, &reply)
  }

  private func isDone(_ command: Command, _ playing: Playing, hasMoved: Bool) -> Bool {
    switch step {
    case .table: command == .query(.all)
    case .list: command == .query(.list)
    case .pick: !playing.picked.isEmpty || hasMoved
    case .move: hasMoved && !(playing.match.last?.move.picked.isEmpty ?? true)
    case .draw: hasMoved && (playing.match.last?.move.picked.isEmpty ?? false)
    case .undo: command == .query(.undo)
    case .ask: command == .query(.hint)
    case .finish: false
    }
  }

  private func say(_ playing: Playing, _ reply: inout Reply) {
    let device = reply.usesPad ? "pad" : reply.settings.input.rawValue
    var fillings: [String: Filling] = ["input": .text(device)]
    if let advice = playing.game.advice(on: playing.table), let piece = advice.move.picked.first,
      let place = playing.table.place(of: piece)
    {
      fillings["card"] = .term(playing.game.name(of: piece).form("short"))
      fillings["number"] = .number(playing.numbering.number(of: place))
      fillings["reason"] = .term(advice.reason)
    }
    let variant = fillings["card"] == nil && (step == .pick || step == .move) ? "-any" : ""
    reply.say(Term(Key("tutorial-\(step)\(variant)"), fillings))
  }
}
