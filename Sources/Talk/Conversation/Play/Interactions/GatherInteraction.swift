// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Pieces are picked one after the other, and then played together by an act.
struct GatherInteraction: Interaction {
  let gathering: any Gathering
  let carries = false

  /// The number that plays what is picked.
  static let playNumber = 1

  func choices(_ playing: Playing, _ reply: Reply) -> [Place] {
    playing.game.picks(after: playing.picked, on: playing.table).compactMap(playing.table.place)
  }

  func choose(_ number: Int, _ playing: inout Playing, _ reply: inout Reply) {
    if let place = playing.numbering.place(number) { return choose(place, &playing, &reply) }
    if number == Self.playNumber, !playing.picked.isEmpty {
      return playing.perform(gathering.gatheringAct, &reply)
    }
    if playing.pick.listed.isEmpty, let choices = gathering.choices(on: playing.table) {
      // The best of each kind keeps its number, whether the list was heard or not.
      playing.pick.note(choices)
    }
    let listed = playing.pick.listed
    if playing.picked.isEmpty, listed.indices.contains(number - 1) {
      return takeAll(listed[number - 1].pieces, &playing, &reply)
    }
    let squares = playing.numbering.places.filter { $0.isSquare }
    let most = squares.map { max($0.row, $0.column) }.max()
    reply.say(Term("gather-no-such", ["most": .number(most ?? 0)]))
  }

  /// What has no square is a number of the list, as in a line: 03.
  func press(
    _ place: Place?, _ number: Int, _ playing: inout Playing, _ reply: inout Reply
  ) {
    guard let place else { return choose(number, &playing, &reply) }
    choose(place, &playing, &reply)
  }

  func resize(_ step: Command.Step, _ playing: inout Playing, _ reply: inout Reply) -> Bool {
    false
  }

  func choose(_ place: Place, _ playing: inout Playing, _ reply: inout Reply) {
    playing.cursor.go(to: place, on: playing.table)
    guard let top = playing.table[place].top, top.isFaceUp else {
      return reply.say(
        playing.narrator(reply).label(of: place, on: playing.table), topic: .focus, at: place)
    }
    takeAll([top.piece], &playing, &reply)
  }

  /// Chooses the card the cursor is on; once that is done, plays the chosen ones, or says why they
  /// cannot be played.
  func acceptFocus(_ playing: inout Playing, _ reply: inout Reply) {
    if reply.isTypedByKeys, let piece = playing.focusedPiece, playing.picked.last == piece {
      return playing.perform(gathering.gatheringAct, &reply)
    }
    guard playing.cursor.depth > 0, let piece = playing.focusedPiece,
      playing.pickable(at: playing.focusedPlace).contains(piece)
    else { return choose(playing.focusedPlace, &playing, &reply) }
    takeAll([piece], &playing, &reply)
  }

  func take(_ pieces: [Piece], _ playing: inout Playing, _ reply: inout Reply) {
    takeAll(Array(pieces.prefix(1)), &playing, &reply)
  }

  /// Picks one piece after those that are picked, and tells what they make. One that cannot be
  /// picked gives up them all, and so does one that is picked already. Several are picked instead of
  /// those that were.
  func takeAll(_ pieces: [Piece], _ playing: inout Playing, _ reply: inout Reply) {
    guard pieces.count == 1, let piece = pieces.first else {
      return takeAnew(pieces, &playing, &reply)
    }
    if playing.picked.contains(piece) { return putBack(&playing, &reply) }
    let (game, table) = (playing.game, playing.table)
    if let refusal = game.refusal(ofPicking: piece, after: playing.picked, on: table) {
      reply.request(.show(.refused([piece], weight: refusal.weight, at: table.place(of: piece))))
      return playing.picked.isEmpty
        ? reply.say(refusal.reason) : clear(because: [refusal.reason], &playing, &reply)
    }
    add(piece, &playing, &reply)
    describeTaken(game.name(of: piece), playing, &reply)
  }

  /// Picks pieces in whichever order they touch each other, as far as they do; where not even one
  /// can be picked, what was picked before stays so.
  private func takeAnew(_ pieces: [Piece], _ playing: inout Playing, _ reply: inout Reply) {
    let (game, table) = (playing.game, playing.table)
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
      playing.pick.clear()
      for piece in chosen { add(piece, &playing, &reply) }
    }
    guard let odd = rest.first,
      let refusal = game.refusal(ofPicking: odd, after: chosen, on: table)
    else { return describeTaken(chain(of: playing), playing, &reply) }
    reply.request(.show(.refused([odd], weight: refusal.weight, at: table.place(of: odd))))
    guard !playing.picked.isEmpty else { return reply.say(refusal.reason) }
    reply.say([refusal.reason] + described(playing), topic: .move)
  }

  private func add(_ piece: Piece, _ playing: inout Playing, _ reply: inout Reply) {
    playing.pick.add(piece)
    guard let place = playing.table.place(of: piece) else { return }
    playing.cursor.go(to: place, on: playing.table)
    reply.request(.show(.pickedUp(piece, from: place)))
  }

  /// Gives up the piece that was picked last, and no other.
  func takeBack(_ playing: inout Playing, _ reply: inout Reply) {
    guard let last = playing.pick.dropLast() else { return playing.putBackAny(&reply) }
    if let place = playing.table.place(of: last) {
      reply.request(.show(.dropped(last, at: place)))
    }
    let name = Term("gathered-less", ["card": .term(playing.game.name(of: last))])
    reply.say([name] + described(playing), topic: .move)
  }

  func putBack(_ playing: inout Playing, _ reply: inout Reply) { clear(&playing, &reply) }

  private func clear(
    because reason: [Term] = [], _ playing: inout Playing, _ reply: inout Reply
  ) {
    if let first = playing.picked.first, let place = playing.table.place(of: first) {
      reply.request(.show(.dropped(first, at: place)))
    }
    playing.pick.clear()
    reply.say(reason + [Term("choice-cleared")], topic: .move)
  }
}
