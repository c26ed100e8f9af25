// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What may be given where something is asked. A text that answers is the answer, whatever else it
/// means; what is no answer but a command is done, and the question is given up; anything else has
/// the question asked again. Where any text answers, such as a name, only leaving is none.
extension TextQuestion {
  /// - Parameter playing: the game that is asked about.
  func isAnswered(
    by text: String, _ playing: Playing?, _ environment: DialogueEnvironment
  ) -> Bool {
    switch purpose {
    case .find, .address, .word, .respelling, .topic, .name, .newName, .part,
      .className, .pupilName, .classGroup:
      true
    case .undo(let most), .redo(let most):
      Keymap.number(text).map { $0 > 0 && $0 <= most } ?? false
    case .argument(_, _, let parameter):
      playing?.reader(environment).isMeant(text, as: parameter) ?? false
    case .dealNumber: DealSelector(text) != nil
    case .joinCode: JoinCode(typed: text) != nil
    case .classEnd: DealSelector(day: text.folded) != nil
    }
  }

  /// What a line means to whom this was asked. A number is never a command.
  func meaning(
    of text: String, _ playing: Playing?, _ environment: DialogueEnvironment, _ keymap: Keymap
  ) -> Command {
    if text.isEmpty || text == "0" { return .back }
    let isNumber = Keymap.number(text) != nil
    return isNumber || isAnswered(by: text, playing, environment)
      ? .text(text) : keymap.command(line: text)
  }
}

extension LineReader {
  /// Whether a text names something of a kind, be it that it cannot be meant.
  fileprivate func isMeant(_ text: String, as parameter: GameQuery.Parameter) -> Bool {
    do throws(Misreading) { return try argument(text, as: parameter) != nil } catch { return true }
  }
}

extension Reply {
  /// Whether a command that a question does not know is one for the table below it.
  func isForTable(_ command: Command) -> Bool {
    guard let playing else { return false }
    return switch command {
    case .text(let text): Keymap.number(text) == nil && playing.understands(text, environment)
    case .number, .digit, .letter, .step, .accept, .back, .takeBack, .tick: false
    default: true
    }
  }
}

extension Reply {
  /// Whether a command only asks something of the table below.
  func asksTable(_ command: Command) -> Bool {
    playing?.isQuestion(command, self) == true
  }

  /// Has the table below answer, which stays as it is.
  mutating func askTable(_ command: Command) {
    guard var table = playing else { return }
    table.respond(to: command, &self)
  }
}

extension Playing {
  /// Whether a command asks something of the table without changing it.
  func isQuestion(_ command: Command, _ reply: Reply) -> Bool {
    switch command {
    case .query(let query): Self.questions.contains(query)
    case .find, .read: true
    case .gameQuery(let gameQuery, _): !isMove(gameQuery)
    case .text(let text): isQuestion(text, reply)
    default: false
    }
  }

  private static let questions: Set<Query> = [
    .place, .tops, .all, .roots, .groups, .wanted, .unseen, .find, .changed, .progress, .facts,
    .time,
  ]

  /// Whether a line means something at the table.
  func understands(_ line: String, _ environment: DialogueEnvironment) -> Bool {
    switch reader(environment).intent(of: line) {
    case .unclear, .foreign: false
    default: true
    }
  }
}
