// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Games in which pieces are picked one after the other, and then played together by an act.
extension Playing {
  var isGathering: Bool { game.gatheringAct != nil }

  /// The number that plays what is picked.
  private static let playNumber = 1
  /// As many choices have a number of their own beside the squares.
  private static let numberedChoices = 9

  /// Squares, and what is listed beside them. A square out of reach counts too: choosing it means
  /// something.
  var gatheringNumbers: [Int] {
    let squares = numbering.places.filter { !table[$0].isEmpty && $0.kind == .square }
      .map(numbering.number)
    return squares + (picked.isEmpty ? Array(1...Self.numberedChoices) : [Self.playNumber])
  }

  mutating func gather(_ number: Int, _ reply: inout Reply) {
    if let place = numbering.place(number) { return gather(place, &reply) }
    if number == Self.playNumber, !picked.isEmpty, let act = game.gatheringAct {
      return perform(act, &reply)
    }
    if picked.isEmpty, (1...Self.numberedChoices).contains(number),
      let list = game.choices(on: table)?.list, list.indices.contains(number - 1)
    {
      return gather(list[number - 1].pieces, &reply)
    }
    reply.say(Term("gather-no-such", ["n": .number(number)]))
  }

  mutating func gather(_ place: Place, _ reply: inout Reply) {
    focus(on: place)
    guard let top = table[place].top, top.isFaceUp else {
      return reply.say(narrator(reply).label(of: place, on: table), topic: .focus, at: place)
    }
    gather([top.piece], &reply)
  }

  /// Picks pieces after those that are picked, and tells what they make. One that cannot be picked
  /// gives up them all, and so does one that is picked already.
  mutating func gather(_ pieces: [Piece], _ reply: inout Reply) {
    for piece in pieces {
      if picked.contains(piece) { return clearChoice(&reply) }
      if let objection = game.objection(toPicking: piece, after: picked, on: table) {
        reply.request(.show(.refused(weight: objection.weight, at: table.place(of: piece))))
        return picked.isEmpty
          ? reply.say(objection.reason) : clearChoice(because: [objection.reason], &reply)
      }
      picked.append(piece)
      if let place = table.place(of: piece) {
        focus(on: place)
        reply.request(.show(.pickedUp(piece, from: place)))
      }
    }
    let cards =
      pieces.count == 1 ? game.name(of: pieces[0]) : game.chain(of: picked, on: table)
    let eligible = game.picks(after: picked, on: table).count
    reply.say(
      [Term("gathered", ["cards": .term(cards)])] + told(worthOf: picked)
        + [Term("gathered-eligible", ["count": .number(eligible)])], topic: .move,
      at: pieces.count == 1 ? table.place(of: pieces[0]) : nil)
  }

  mutating func clearChoice(because reason: [Term] = [], _ reply: inout Reply) {
    if let first = picked.first, let place = table.place(of: first) {
      reply.request(.show(.dropped(first, at: place)))
    }
    picked = []
    reply.say(reason + [Term("choice-cleared")], topic: .move)
  }

  /// What is picked, how it hangs together and what it makes.
  func tellGathered(_ reply: inout Reply) {
    guard !picked.isEmpty else { return }
    let chain = Term("gathered-now", ["cards": .term(game.chain(of: picked, on: table))])
    reply.list([chain] + told(worthOf: picked))
  }

  private func told(worthOf picked: [Piece]) -> [Term] {
    game.worth(of: picked, on: table).map { [Term("sentence", ["text": .term($0)])] } ?? []
  }

  /// What can be picked next, under its number.
  func readChoices(_ reply: inout Reply) {
    picked.isEmpty ? readFirstChoices(&reply) : readNextChoices(&reply)
  }

  private func readFirstChoices(_ reply: inout Reply) {
    if let choices = game.choices(on: table) {
      reply.list([choices.heading])
      for (index, choice) in choices.list.prefix(Self.numberedChoices).enumerated() {
        reply.list(choice.title, under: index + 1)
      }
    }
    reply.prompt(Term("choose-square"))
  }

  private func readNextChoices(_ reply: inout Reply) {
    tellGathered(&reply)
    if let act = game.gatheringAct, game.worth(of: picked, on: table) != nil {
      reply.list(act.title, under: Self.playNumber)
    }
    let isTold = game.choices(on: table) != nil
    for piece in game.picks(after: picked, on: table) {
      guard let place = table.place(of: piece) else { continue }
      let worth = isTold ? game.worth(of: picked + [piece], on: table) : nil
      let name = Filling.term(game.name(of: piece))
      let title = worth.map { Term("choice-makes", ["card": name, "worth": .term($0)]) }
      list(title ?? game.name(of: piece), at: place, &reply)
    }
    reply.prompt(Term("choose-next"))
  }
}
