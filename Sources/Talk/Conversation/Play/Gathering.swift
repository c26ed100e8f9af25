// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Games in which pieces are picked one after the other, and then played together by an act.
extension Playing {
  var isGathering: Bool { game.gatheringAct != nil }

  /// The number that plays what is picked.
  private static let playNumber = 1

  /// Squares, and what was listed beside them. A square out of reach counts too: choosing it means
  /// something.
  var gatheringNumbers: [Int] {
    let squares = numbering.places.filter { !table[$0].isEmpty && $0.kind == .square }
      .map(numbering.number)
    return squares
      + (picked.isEmpty ? Array(pick.listed.indices.map { $0 + 1 }) : [Self.playNumber])
  }

  mutating func gather(_ number: Int, _ reply: inout Reply) {
    if let place = numbering.place(number) { return gather(place, &reply) }
    if number == Self.playNumber, !picked.isEmpty, let act = game.gatheringAct {
      return perform(act, &reply)
    }
    if picked.isEmpty, pick.listed.indices.contains(number - 1) {
      return gather(pick.listed[number - 1].pieces, &reply)
    }
    if picked.isEmpty, pick.listed.isEmpty, (1...Pick.numberedChoices).contains(number),
      game.choices(on: table) != nil
    {
      return reply.say(
        Term("gather-unheard", ["input": .text(reply.settings.input.rawValue)]))
    }
    let most = numbering.places.filter { $0.kind == .square }.map { max($0.row, $0.column) }.max()
    reply.say(Term("gather-no-such", ["most": .number(most ?? 0)]))
  }

  mutating func gather(_ place: Place, _ reply: inout Reply) {
    cursor.go(to: place, on: table)
    guard let top = table[place].top, top.isFaceUp else {
      return reply.say(narrator(reply).label(of: place, on: table), topic: .focus, at: place)
    }
    gather([top.piece], &reply)
  }

  /// Picks one piece after those that are picked, and tells what they make. One that cannot be
  /// picked gives up them all, and so does one that is picked already. Several are picked instead of
  /// those that were.
  mutating func gather(_ pieces: [Piece], _ reply: inout Reply) {
    guard pieces.count == 1, let piece = pieces.first else { return gatherAnew(pieces, &reply) }
    if picked.contains(piece) { return clearChoice(&reply) }
    if let refusal = game.refusal(ofPicking: piece, after: picked, on: table) {
      reply.request(.show(.refused(weight: refusal.weight, at: table.place(of: piece))))
      return picked.isEmpty
        ? reply.say(refusal.reason) : clearChoice(because: [refusal.reason], &reply)
    }
    pick(alsoUp: piece, &reply)
    tellGathered(game.name(of: piece), &reply)
  }

  /// Picks pieces in whichever order they touch each other, as far as they do; where not even one
  /// can be picked, what was picked before stays so.
  private mutating func gatherAnew(_ pieces: [Piece], _ reply: inout Reply) {
    var (chosen, rest): ([Piece], [Piece]) = ([], pieces)
    func isFree(_ piece: Piece) -> Bool {
      game.refusal(ofPicking: piece, after: chosen, on: table) == nil
    }
    while let index = chosen.isEmpty
      ? (rest.first.map(isFree) == true ? 0 : nil)
      : rest.firstIndex(where: isFree)
    {
      chosen.append(rest.remove(at: index))
    }
    if !chosen.isEmpty {
      pick.clear()
      for piece in chosen { pick(alsoUp: piece, &reply) }
    }
    guard let odd = rest.first,
      let refusal = game.refusal(ofPicking: odd, after: chosen, on: table)
    else { return tellGathered(game.chain(of: picked, on: table), &reply) }
    reply.request(.show(.refused(weight: refusal.weight, at: table.place(of: odd))))
    guard !picked.isEmpty else { return reply.say(refusal.reason) }
    let chain = Term("gathered-now", ["cards": .term(game.chain(of: picked, on: table))])
    reply.say([refusal.reason, chain] + told(worthOf: picked), topic: .move)
  }

  private mutating func pick(alsoUp piece: Piece, _ reply: inout Reply) {
    pick.add(piece)
    guard let place = table.place(of: piece) else { return }
    cursor.go(to: place, on: table)
    reply.request(.show(.pickedUp(piece, from: place)))
  }

  private func tellGathered(_ cards: Term, _ reply: inout Reply) {
    let eligible = game.picks(after: picked, on: table).count
    reply.say(
      [Term("gathered", ["cards": .term(cards)])] + told(worthOf: picked)
        + [Term("gathered-eligible", ["count": .number(eligible)])], topic: .move,
      at: picked.last.flatMap(table.place))
  }

  /// Gives up the piece that was picked last, and no other.
  mutating func takeBack(_ reply: inout Reply) {
    guard isGathering, let last = pick.dropLast() else { return back(&reply) }
    if let place = table.place(of: last) { reply.request(.show(.dropped(last, at: place))) }
    let name = Term("gathered-less", ["card": .term(game.name(of: last))])
    let chain = Term("gathered-now", ["cards": .term(game.chain(of: picked, on: table))])
    reply.say([name, chain] + told(worthOf: picked), topic: .move)
  }

  mutating func clearChoice(because reason: [Term] = [], _ reply: inout Reply) {
    if let first = picked.first, let place = table.place(of: first) {
      reply.request(.show(.dropped(first, at: place)))
    }
    pick.clear()
    reply.say(reason + [Term("choice-cleared")], topic: .move)
  }

  /// What is picked, how it hangs together and what it makes.
  func tellGathered(_ reply: inout Reply) {
    guard !picked.isEmpty else { return }
    let chain = Term("gathered-now", ["cards": .term(game.chain(of: picked, on: table))])
    reply.say([chain] + told(worthOf: picked))
  }

  private func told(worthOf picked: [Piece]) -> [Term] {
    game.worth(of: picked, on: table).map { [Term("sentence", ["text": .term($0)])] } ?? []
  }

  /// What can be picked next, under its number.
  mutating func readChoices(_ reply: inout Reply) {
    picked.isEmpty ? readFirstChoices(&reply) : readNextChoices(&reply)
  }

  /// The best of each kind, then how many there are.
  private mutating func readFirstChoices(_ reply: inout Reply) {
    guard let choices = game.choices(on: table) else { return reply.prompt(Term("choose-square")) }
    pick.note(choices)
    for (index, choice) in pick.listed.enumerated() { reply.list(choice.title, under: index + 1) }
    reply.say([
      choices.heading, Term("choose-square-listed", ["count": .number(pick.listed.count)]),
    ])
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
