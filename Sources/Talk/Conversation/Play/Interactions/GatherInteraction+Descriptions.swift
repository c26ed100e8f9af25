// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What can be picked next, and what is picked already.
extension GatherInteraction {
  func describePicked(_ playing: Playing, _ reply: inout Reply) {
    if !playing.picked.isEmpty { reply.say(described(playing)) }
  }

  /// What is picked, how it hangs together and what it makes.
  func described(_ playing: Playing) -> [Term] {
    [Term("gathered-now", ["cards": .term(chain(of: playing))])] + worth(of: playing)
  }

  /// What is picked, and how it hangs together.
  func chain(of playing: Playing) -> Term {
    gathering.chain(of: playing.picked, on: playing.table)
  }

  private func worth(of playing: Playing) -> [Term] {
    let worth = gathering.worth(of: playing.picked, on: playing.table)
    return worth.map { [Term("sentence", ["text": .term($0)])] } ?? []
  }

  /// - Parameter cards: what was picked last.
  func describeTaken(_ cards: Term, _ playing: Playing, _ reply: inout Reply) {
    let eligible = playing.game.picks(after: playing.picked, on: playing.table).count
    reply.say(
      [Term("gathered", ["cards": .term(cards)])] + worth(of: playing)
        + [Term("gathered-eligible", ["count": .number(eligible)])], topic: .move,
      at: playing.picked.last.flatMap(playing.table.place))
  }

  func list(_ playing: inout Playing, _ reply: inout Reply) {
    playing.picked.isEmpty ? listFirst(&playing, &reply) : listNext(playing, &reply)
  }

  /// The best of each kind, then how many there are.
  private func listFirst(_ playing: inout Playing, _ reply: inout Reply) {
    guard let choices = gathering.choices(on: playing.table) else {
      return reply.prompt(Term("choose-square"))
    }
    playing.pick.note(choices)
    let listed = playing.pick.listed
    for (index, choice) in listed.enumerated() { reply.list(choice.title, under: index + 1) }
    // Keys name a choice by two digits, as they do a square.
    func number(_ number: Int) -> Filling {
      reply.isTypedByKeys ? .text("0\(number)") : .number(number)
    }
    reply.say([
      choices.heading,
      Term(
        "choose-square-listed",
        [
          "count": .number(listed.count), "first": number(1), "last": number(listed.count),
        ]),
    ])
  }

  private func listNext(_ playing: Playing, _ reply: inout Reply) {
    let (game, table, picked) = (playing.game, playing.table, playing.picked)
    describePicked(playing, &reply)
    if gathering.worth(of: picked, on: table) != nil, !reply.isTypedByKeys {
      reply.list(gathering.gatheringAct.title, under: Self.playNumber)
    }
    let isTold = gathering.choices(on: table) != nil
    for piece in game.picks(after: picked, on: table) {
      guard let place = table.place(of: piece) else { continue }
      let worth = isTold ? gathering.worth(of: picked + [piece], on: table) : nil
      let name = Filling.term(game.name(of: piece))
      let title = worth.map { Term("choice-makes", ["card": name, "worth": .term($0)]) }
      playing.list(title ?? game.name(of: piece), at: place, &reply)
    }
    if !reply.isTypedByKeys { reply.prompt(Term("choose-next")) }
  }

  func hint(_ playing: Playing, _ reply: inout Reply) {
    if reply.usesPad { return reply.hint("hint-gathering-pad") }
    let act = gathering.gatheringAct
    guard reply.settings.input == .keys else {
      return reply.environment.equipment.isPage
        ? reply.hint("hint-gathering-page", ["key": .term(act.title)])
        : reply.hint("hint-gathering-lines")
    }
    let key =
      playing.keymap(reply).keys(of: .act(act)).first.map { Term(key: $0) } ?? act.title
    reply.hint(
      "hint-gathering-keys", ["key": .term(key), "menu": .term(reply.keyOfGameMenu)])
  }

  /// The first sentence: what followed is no longer so.
  func undone(_ lines: [Term]) -> [Term] { Array(lines.prefix(1)) }
}
