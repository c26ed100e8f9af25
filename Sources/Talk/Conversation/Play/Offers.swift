// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// What the places of the table offer, and what of it leads anywhere.
extension Playing {
  /// The number after the last place: take the run in hand without its deepest card, or where nothing is
  /// in hand play all that is left.
  var numberBeyondPlaces: Int { numbering.places.count + 1 }

  /// The cards of a place that can be picked, the one with the longest run first.
  func pickable(at place: Place) -> [Piece] {
    let free = Set(game.picks(after: [], on: table))
    return table[place].pieces.filter(free.contains)
  }

  /// Whether what comes to a place is done with, as on a foundation.
  func isCollecting(_ place: Place) -> Bool { table.layout[place].contains(.collecting) }

  func offersSomething(_ place: Place) -> Bool {
    game.act(at: place, on: table) != nil || !pickable(at: place).isEmpty
  }

  /// Whether choosing a place leads anywhere: to an act, or to a card with somewhere to go.
  func hasMove(at place: Place, _ reply: Reply) -> Bool {
    if let act = game.act(at: place, on: table) { return isPossible(act) }
    return !movable(pickable(at: place), reply).isEmpty
  }

  /// Whether the top card of a foundation has somewhere to go back to where another card can follow it
  /// that has none to go on now.
  func isWorthTakingBack(_ place: Place, _ reply: Reply) -> Bool {
    guard isCollecting(place), mayChoose(reply), let top = pickable(at: place).last else {
      return false
    }
    let others = game.picks(after: [], on: table).filter { piece in
      table.place(of: piece).map { !isCollecting($0) } == true && !joins(piece, on: table)
    }
    return game.goals(for: [top], on: table, onlyRight: true).contains { goal in
      guard !table[goal].isEmpty else { return false }
      let next = game.turn(playing: Move([top], to: goal), on: table).table
      return others.contains { game.goals(for: [$0], on: next, onlyRight: true).contains(goal) }
    }
  }

  /// Whether a card can go on another.
  private func joins(_ piece: Piece, on table: Table) -> Bool {
    game.goals(for: [piece], on: table, onlyRight: true).contains { !table[$0].isEmpty }
  }

  /// Whether an act that needs no piece can be done now.
  func isPossible(_ act: Act) -> Bool { game.refusal(of: Move(act), on: table) == nil }

  /// What choosing a place does: its run or card is taken, or a card is drawn.
  func offer(of place: Place, _ reply: Reply) -> Term {
    guard let act = game.act(at: place, on: table) else {
      let runs = pickable(at: place)
      let picked = movable(runs, reply).first ?? runs.first
      let load = picked.map { game.carriedPieces(of: [$0], on: table) } ?? []
      // A button is called by its name alone.
      return narrator(reply).source(
        place, of: load, isNumbered: !reply.environment.equipment.isPage)
    }
    guard !table[place].isEmpty else {
      return narrator(reply).untaught.label(of: place, on: table)[0]
    }
    return Term(
      "offer-draw",
      [
        "place": .term(place.name), "act": .term(act.title.form("short")),
        "count": .number(table[place].count),
      ])
  }

  /// What a place stands for, under its number; keys name places otherwise.
  func list(_ title: Term, at place: Place, _ reply: inout Reply) {
    guard !reply.isTypedByKeys else { return reply.say([title], at: place) }
    reply.list(title, under: numbering.number(of: place), at: place)
  }

  /// The cards above the picked one that can go somewhere, each of which can be picked instead.
  func shorterRuns(of piece: Piece, _ reply: Reply) -> [Piece] {
    movable(Array(game.carriedPieces(of: [piece], on: table).dropFirst()), reply)
  }

  /// Those of some runs that have somewhere to go. Goals that would be refused count where nothing
  /// better is there, or where they must not be told from right ones.
  func movable(_ pieces: [Piece], _ reply: Reply) -> [Piece] {
    func movable(onlyRight: Bool) -> [Piece] {
      pieces.filter { !game.goals(for: [$0], on: table, onlyRight: onlyRight).isEmpty }
    }
    let right = mayChoose(reply) ? movable(onlyRight: true) : []
    return right.isEmpty ? movable(onlyRight: showsRightGoals(reply)) : right
  }
}
