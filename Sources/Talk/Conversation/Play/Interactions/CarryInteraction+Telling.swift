// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// What can be picked, what is in hand and where it can go.
extension CarryInteraction {
  func list(_ playing: inout Playing, _ reply: inout Reply) {
    playing.picked.isEmpty ? readPlaces(playing, &reply) : readTargets(playing, &reply)
  }

  func tellPicked(_ playing: Playing, _ reply: inout Reply) {
    guard !playing.picked.isEmpty else { return }
    let load = playing.narrator(reply).carried(
      playing.game.carriedPieces(of: playing.picked, on: playing.table))
    reply.say(
      Term("picked", ["load": .term(load)]),
      at: playing.picked.first.flatMap(playing.table.place))
  }

  func hint(_ playing: Playing, _ reply: inout Reply) {
    if reply.usesPad { return reply.hint("hint-pad") }
    guard reply.settings.input == .keys else { return reply.hint("hint-lines") }
    reply.hint(playing.hasTray ? "hint-pieces-keys" : "hint-keys")
  }

  func undone(_ lines: [Term], _ match: Match) -> [Term] { lines }

  /// Every place that offers something, under its number.
  private func readPlaces(_ playing: Playing, _ reply: inout Reply) {
    for place in choices(playing, reply) {
      playing.list(playing.offer(of: place, reply), at: place, &reply)
    }
    reply.prompt(Term("choose-place"))
  }

  private func readTargets(_ playing: Playing, _ reply: inout Reply) {
    guard let piece = playing.picked.first else { return reply.say("nothing-picked") }
    let targets = playing.targets(for: piece, reply)
    if playing.goesToEmptySquare(reply) {
      let squares = targets.map(\.place.digits)
      return reply.say(Term("choose-empty-square", ["squares": .list(squares)]))
    }
    for target in targets {
      playing.list(title(of: target, for: piece, playing, reply), at: target.place, &reply)
    }
    if let shorter = playing.shorterRuns(of: piece, reply).first {
      let load = playing.narrator(reply).carried(
        playing.game.carriedPieces(of: [shorter], on: playing.table))
      reply.usesPad
        ? reply.say(Term("pick-fewer-pad", ["load": .term(load)]))
        : reply.list(Term("pick-fewer", ["load": .term(load)]), under: playing.fewerNumber)
    }
    reply.prompt(Term("choose-target"))
  }

  private func title(
    of target: Playing.Target, for piece: Piece, _ playing: Playing, _ reply: Reply
  ) -> Term {
    let (narrator, table) = (playing.narrator(reply), playing.table)
    guard let preview = target.preview else { return narrator.target(target.place, on: table) }
    let refusal = playing.game.refusal(of: Move([piece], to: target.place), on: table)
    return narrator.target(target.place, on: table, preview, refusal)
  }
}
