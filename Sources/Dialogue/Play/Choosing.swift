// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Choosing a card by the number of its place, then a target by its number in a list.
extension Playing {
  /// Places keep their numbers for the whole game: columns first, as the table reads.
  var numberedPlaces: [Place] { table.places.filter { $0.kind != .completed } }

  /// The highest number that is pressed as a key. Places above nine are for lines: no column has
  /// to wait for a second digit because of them.
  func highestNumber(_ reply: Reply) -> Int {
    picked.map { targetCount(for: $0, reply) } ?? min(numberedPlaces.count, 9)
  }

  mutating func choose(_ number: Int, _ reply: inout Reply) {
    entry.clear()
    if let picked { return chooseTarget(number, for: picked, &reply) }
    guard numberedPlaces.indices.contains(number - 1) else {
      return reply.say(Term("menu-no-such-entry", ["count": .number(numberedPlaces.count)]))
    }
    choose(numberedPlaces[number - 1], &reply)
  }

  /// Takes what a place offers; tells what lies there where it offers nothing.
  mutating func choose(_ place: Place, _ reply: inout Reply) {
    focus(on: place)
    if let act = game.act(at: place, on: table) { return play(Move(act), &reply) }
    guard let piece = pickable(at: place).first else {
      return reply.say(narrator(reply).label(of: place, on: table), topic: .focus)
    }
    pick(piece, &reply)
  }

  /// The cards of a place that can be picked, the one with the longest run first.
  func pickable(at place: Place) -> [Piece] {
    let free = Set(game.picks(after: [], on: table))
    return table[place].pieces.filter(free.contains)
  }

  mutating func pick(_ piece: Piece, _ reply: inout Reply) {
    guard let place = table.place(of: piece) else { return }
    picked = piece
    reply.request(.show(.pickedUp(piece, from: place)))
    let targets = targets(for: piece, reply)
    let load = narrator(reply).load(game.load(of: [piece], on: table))
    guard !targets.isEmpty || shorterRuns(of: piece).count > 0 else {
      picked = nil
      return reply.say(Term("picked-nowhere", ["load": .term(load)]))
    }
    reply.say(taught([Term("picked", ["load": .term(load)])], reply, about: piece))
    readTargets(&reply)
  }

  /// The places a card may go to. Of empty places of one kind, which are all alike, the first one
  /// stands for the others.
  func targets(for piece: Piece, _ reply: Reply) -> [Place] {
    var emptyKinds: Set<Place.Kind> = []
    return game.goals(for: [piece], on: table, onlyRight: reply.settings.learner).filter { place in
      !table[place].isEmpty || emptyKinds.insert(place.kind).inserted
    }
  }

  mutating func readTargets(_ reply: inout Reply) {
    guard let picked else { return reply.say("nothing-picked") }
    let targets = targets(for: picked, reply)
    for (index, place) in targets.enumerated() {
      reply.list([
        Term(
          "menu-entry",
          [
            "n": .number(index + 1), "title": .term(narrator(reply).target(place, on: table)),
          ])
      ])
    }
    if !shorterRuns(of: picked).isEmpty {
      reply.list([
        Term(
          "menu-entry",
          ["n": .number(targets.count + 1), "title": .term(Term("pick-fewer"))])
      ])
    }
    reply.list([
      Term("menu-choose-or-back", ["count": .number(targetCount(for: picked, reply))])
    ])
  }

  func targetCount(for piece: Piece, _ reply: Reply) -> Int {
    targets(for: piece, reply).count + (shorterRuns(of: piece).isEmpty ? 0 : 1)
  }

  /// The cards above the picked one, each of which can be picked instead.
  func shorterRuns(of piece: Piece) -> [Piece] {
    Array(game.load(of: [piece], on: table).dropFirst())
  }

  private mutating func chooseTarget(_ number: Int, for piece: Piece, _ reply: inout Reply) {
    let targets = targets(for: piece, reply)
    if targets.indices.contains(number - 1) {
      return play(Move([piece], to: targets[number - 1]), &reply)
    }
    if number == targets.count + 1, let shorter = shorterRuns(of: piece).first {
      return pick(shorter, &reply)
    }
    reply.say(Term("menu-no-such-entry", ["count": .number(targetCount(for: piece, reply))]))
  }

  /// Puts back what is picked; with nothing picked, opens the menu of the game.
  mutating func back(_ reply: inout Reply) {
    entry.clear()
    guard let piece = picked, let place = table.place(of: piece) else {
      return reply.go(.open(Menu.game(self)))
    }
    picked = nil
    reply.request(.show(.dropped(piece, at: place)))
    reply.say(
      Term(
        "put-back",
        [
          "card": .term(game.name(of: piece).form("short")),
          "place": .term(place.name.form("to")),
        ]))
  }

  /// Two numbers of places: from where, to where.
  mutating func typed(_ text: String, _ reply: inout Reply) {
    let numbers = text.split(separator: " ").map { Int($0) }
    let places = numberedPlaces
    guard numbers.count == 2, let from = numbers[0], let to = numbers[1],
      places.indices.contains(from - 1), places.indices.contains(to - 1)
    else { return reply.say(Term("not-understood", ["text": .text(text)])) }
    let free = pickable(at: places[from - 1])
    let fitting = free.first { piece in
      game.objection(to: Move([piece], to: places[to - 1]), on: table) == nil
    }
    guard let piece = fitting ?? free.first else {
      return reply.say(narrator(reply).label(of: places[from - 1], on: table))
    }
    play(Move([piece], to: places[to - 1]), &reply)
  }
}
