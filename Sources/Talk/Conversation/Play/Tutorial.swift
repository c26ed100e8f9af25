// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The tutorial: it says what to try, waits until it was tried, and goes on.
///
/// What it names is read off the table, so that it is right whatever the player did meanwhile.
struct Tutorial: Hashable, Codable, Sendable {
  private(set) var step = Step.table

  enum Step: Int, Codable, CaseIterable {
    case table, list, pick, move, draw, undo, ask, finish
  }

  /// Goes on to the next step once the player has done what this one asks.
  ///
  /// - Returns: whether it went on.
  mutating func follow(_ command: Command, _ match: Match, picked: [Piece], hasMoved: Bool) -> Bool
  {
    let isDone =
      switch step {
      case .table: command == .query(.all)
      case .list: command == .query(.list)
      case .pick: !picked.isEmpty || hasMoved
      case .move: hasMoved && !(match.last?.move.picked.isEmpty ?? true)
      case .draw: hasMoved && (match.last?.move.picked.isEmpty ?? false)
      case .undo: command == .query(.undo)
      case .ask: command == .query(.hint)
      case .finish: false
      }
    guard isDone, match.outcome == .open, let next = Step(rawValue: step.rawValue + 1) else {
      return false
    }
    step = next
    return true
  }

  /// What to try now.
  ///
  /// - Parameter input: how the player gives it: "keys", "lines" or "pad".
  func line(for game: any Game, on table: Table, input: String) -> Term {
    var fillings: [String: Filling] = ["input": .text(input)]
    if let advice = game.hints?.advice(on: table), let piece = advice.move.picked.first,
      let place = table.place(of: piece)
    {
      fillings["card"] = .term(game.name(of: piece).form("short"))
      fillings["number"] =
        input == "keys"
        ? .text(PlaceKeys(game, table).keys(of: place).joined(separator: " "))
        : .number(Numbering(table).number(of: place))
      fillings["reason"] = .term(advice.reason)
    }
    let variant = fillings["card"] == nil && (step == .pick || step == .move) ? "-any" : ""
    return Term(Key("tutorial-\(step)\(variant)"), fillings)
  }
}

extension Playing {
  /// Says what the tutorial wants to be tried.
  func readTutorial(_ tutorial: Tutorial, _ reply: inout Reply) {
    reply.say(tutorial.line(for: game, on: table, input: inputWord(reply)))
  }

  /// How the player gives what they want, as the tutorial's messages have it.
  func inputWord(_ reply: Reply) -> String {
    reply.usesPad ? "pad" : reply.settings.input.rawValue
  }
}
