// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// What can be picked, what is in hand and where it can go.
extension CarryInteraction {
  func list(_ playing: inout Playing, _ reply: inout Reply) {
    playing.picked.isEmpty ? readPlaces(playing, &reply) : readTargets(playing, &reply)
  }

  func describePicked(_ playing: Playing, _ reply: inout Reply) {
    guard !playing.picked.isEmpty else { return }
    let load = playing.narrator(reply).carried(
      playing.game.carriedPieces(of: playing.picked, on: playing.table))
    reply.say(
      Term("picked", ["load": .term(load)]),
      at: playing.picked.first.flatMap(playing.table.place))
  }

  func hint(_ playing: Playing, _ reply: inout Reply) {
    if reply.usesPad { return reply.hint("hint-pad") }
    let isDirect = playing.game.directPlay?.asksWhereTo == false
    guard reply.settings.input == .keys else {
      guard reply.environment.equipment.isPage else { return reply.hint("hint-lines") }
      // Pieces are no cards, and are listed as what can be chosen.
      return playing.hasTray ? () : reply.hint(isDirect ? "hint-direct-page" : "hint-page")
    }
    if playing.hasTray {
      return reply.hint("hint-pieces-keys", ["menu": .term(reply.keyOfGameMenu)])
    }
    if playing.isGrid { return reply.hint("hint-squares-keys") }
    let knewOthers = reply.hasHad("hint-keys")
    if knewOthers { return reply.hint("hint-keys-changed") }
    let takesPairs =
      playing.game.directPlay?.asksWhereTo == true
      && !playing.table.layout.places(.outOfPlay).isEmpty
    reply.hint(
      isDirect ? "hint-direct-keys" : takesPairs ? "hint-pair-keys" : "hint-place-keys",
      ["last": .text(playing.placeKeys.lastColumn ?? "")])
    if let groups = playing.placeKeys.explainedGroups { reply.hint(groups.key, groups.fillings) }
  }

  func undone(_ lines: [Term]) -> [Term] { lines }

  /// Every place that offers something, under its number.
  private func readPlaces(_ playing: Playing, _ reply: inout Reply) {
    let choices = choices(playing, reply)
    if choices.isEmpty { reply.say(Term("dead-end")) }
    for place in choices {
      playing.list(playing.offer(of: place, reply), at: place, &reply)
    }
    if reply.isTypedByKeys { return }
    if let finish = playing.finishingAct(reply) {
      reply.list(finish.title, under: playing.numberBeyondPlaces)
    }
    reply.prompt(Term("choose-place"))
  }

  private func readTargets(_ playing: Playing, _ reply: inout Reply) {
    guard let piece = playing.picked.first else { return reply.say("nothing-picked") }
    let targets = playing.targetsOfParts(of: piece, reply)
    if playing.goesToEmptySquare(reply) {
      let squares = targets.map(\.place.digits)
      let way = playing.wayToPutBack(reply)
      return reply.say(
        Term("choose-empty-square", way.merging(["squares": .list(squares)]) { $1 }))
    }
    for target in targets {
      playing.list(playing.title(of: target, inHand: piece, reply), at: target.place, &reply)
    }
    if reply.isTypedByKeys { return }
    if let shorter = playing.shorterRuns(of: piece, reply).first {
      let load = playing.narrator(reply).carried(
        playing.game.carriedPieces(of: [shorter], on: playing.table))
      reply.usesPad
        ? reply.say(Term("pick-fewer-pad", ["load": .term(load)]))
        : reply.list(Term("pick-fewer", ["load": .term(load)]), under: playing.numberBeyondPlaces)
    }
    reply.prompt(Term("choose-target", playing.wayToPutBack(reply)))
  }
}

extension Playing {
  /// What puts back what is in hand, for a message: `input` is how the player types, `key` the key in
  /// force, a button of the page, or 0 in a line.
  func wayToPutBack(_ reply: Reply) -> [String: Filling] {
    let key: Filling =
      if reply.isTypedByKeys {
        .term(Term(key: keymap(reply).keys(of: .takeBack).first ?? "escape"))
      } else if reply.environment.equipment.isPage {
        .term(Term("page-put-back"))
      } else {
        0
      }
    return ["input": reply.input, "key": key]
  }

  /// A target with what carrying a piece there would do.
  func title(of target: Target, for piece: Piece, _ reply: Reply) -> Term {
    let narrator = narrator(reply)
    guard let preview = target.preview else { return narrator.target(target.place, on: table) }
    let refusal = game.refusal(of: Move([piece], to: target.place), on: table)
    return narrator.target(target.place, on: table, preview, refusal)
  }

  /// The same with what goes there alone, where it is but a part of what is in hand.
  func title(of target: Target, inHand piece: Piece, _ reply: Reply) -> Term {
    let title = title(of: target, for: target.piece, reply)
    guard let part = parts(in: [target], of: piece)[target.place] else { return title }
    return narrator(reply).part(part, goesTo: title)
  }

  /// What goes to those of some targets that take a part of what is in hand.
  func parts(in targets: [Target], of piece: Piece) -> [Place: [Piece]] {
    targets.reduce(into: [:]) { parts, target in
      guard target.piece != piece else { return }
      parts[target.place] = game.carriedPieces(of: [target.piece], on: table)
    }
  }
}
