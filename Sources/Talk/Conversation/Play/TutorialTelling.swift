// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a tutorial tells, with the cards that lie there and the keys that are in force.
extension Playing {
  func openTutorial(_ reply: inout Reply) {
    reply.say(Term("tutorial-welcome", ["game": .term(game.title), "input": reply.input]))
    reply.say(Key("objective-\(type(of: game).id)"))
    readTutorial(&reply)
  }

  /// Says what is to be tried now or, once all was tried, how to go on.
  func readTutorial(_ reply: inout Reply) {
    guard let tutorial else { return }
    guard let step = tutorial.step else {
      let end = Term("tutorial-finish", ["way": way(to: .query(.quit), reply)])
      return reply.say(tutorial.closing.map { Term($0) } + [end])
    }
    reply.say((step.lead.map { [Term($0)] } ?? []) + [wish(step.aim, reply)])
  }

  private func wish(_ aim: Tutorial.Aim, _ reply: Reply) -> Term {
    switch aim {
    case .read: Term("tutorial-table", ["way": way(to: .query(.all), reply)])
    case .undo: Term("tutorial-undo", ["way": way(to: .query(.undo), reply)])
    case .hint: Term("tutorial-ask", ["way": way(to: .query(.hint), reply)])
    case .act(let act):
      Term("tutorial-act", ["act": .term(act.title), "way": way(to: .act(act), reply)])
    case .carry, .gather: wish(game.example(of: aim, on: table), reply)
    }
  }

  private func wish(_ move: Move?, _ reply: Reply) -> Term {
    let pieces = move.flatMap(pair) ?? move?.picked ?? []
    guard let move, move.picked == pieces, let piece = pieces.first,
      let origin = table.place(of: piece),
      let goal = move.goal.place
    else {
      return Term(
        "tutorial-gather",
        [
          "cards": .list(pieces.map { game.name(of: $0) }),
          "way": move.map { way(to: $0, reply) } ?? "",
        ])
    }
    let isOut = table.layout[goal].contains(.outOfPlay)
    return Term(
      isOut ? "tutorial-out" : "tutorial-carry",
      [
        "card": .term(game.name(of: piece)), "from": .term(origin.name.form("from")),
        "place": .term(goal.name.form("to")), "way": way(to: move, reply),
      ])
  }

  private func way(to command: Command, _ reply: Reply) -> Filling {
    let keymap = keymap(reply)
    let keys =
      reply.usesPad
      ? keymap.buttons(of: command).map { Term(key: $0) } : reply.ways(to: command, in: keymap)
    return way(by: keys.prefix(1).map { .term($0) }, reply)
  }

  /// Where a move is taken from and where it goes, by the keys or numbers of the places; where one
  /// press of a place plays it, that place alone.
  private func way(to move: Move, _ reply: Reply) -> Filling {
    var places = move.picked.compactMap(table.place)
    let goesAlone = places.first.map { isAlone(move, from: $0, reply) } == true
    if reply.usesPad {
      return .term(Term(goesAlone ? "tutorial-pad-take" : "tutorial-pad-carry"))
    }
    let goal = goesAlone ? nil : move.goal.place
    if let goal { places.append(goal) }
    return way(by: places.flatMap { keys(of: $0, isGoal: $0 == goal, reply) }, reply)
  }

  private func keys(of place: Place, isGoal: Bool, _ reply: Reply) -> [Filling] {
    guard reply.isTypedByKeys else { return [.number(numbering.number(of: place))] }
    let keys = isGoal ? placeKeys.keys(ofGoal: place) : placeKeys.keys(of: place)
    return keys.map { key in Int(key).map { .number($0) } ?? .term(Term(key: key)) }
  }

  private func isAlone(_ move: Move, from place: Place, _ reply: Reply) -> Bool {
    if directMove(from: place) == move { return true }
    return reply.settings.quickMoves && onlyMove(of: pickable(at: place), reply) == move
  }

  private func way(by keys: [Filling], _ reply: Reply) -> Filling {
    let all = keys.dropFirst().reduce(keys.first ?? "") {
      .term(Term("tutorial-keys", ["first": $0, "then": $1]))
    }
    return .term(Term("tutorial-way", ["keys": all, "input": reply.input]))
  }
}
