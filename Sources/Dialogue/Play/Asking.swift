// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Questions about the table, and the commands that are named.
extension Playing {
  mutating func answer(_ query: Query, _ reply: inout Reply) {
    switch query {
    case .list: picked == nil ? readPlaces(&reply) : readTargets(&reply)
    case .here:
      tellPicked(&reply)
      readFocus(&reply)
    case .place: reply.go(.open(Menu.places(self)))
    case .tops: read(narrator(reply).tops(of: table), &reply)
    case .all: read(narrator(reply).everything(on: table), &reply)
    case .roots: read(narrator(reply).roots(of: table), &reply)
    case .groups: read(narrator(reply).foundations(on: table), &reply)
    case .wanted: readWanted(&reply)
    case .unseen: readUnseen(&reply)
    case .find:
      reply.go(
        .open(
          TextQuestion(question: Term("find-question")) { text, reply in
            reply.go(.forward(.find(text)))
          }))
    case .changed: reply.say(lastTold.isEmpty ? [Term("nothing-changed")] : lastTold)
    case .progress: tellProgress(&reply)
    case .time: reply.say(Term("time-played", ["time": .term(.duration(clock.seconds))]))
    case .hint: advise(&reply)
    case .facts: teach(&reply)
    case .undo: undo(1, &reply)
    case .redo: redo(1, &reply)
    case .undoSeveral: askHowManyToUndo(&reply)
    case .redoSeveral: askHowManyToRedo(&reply)
    case .bookmark: setBookmark(&reply)
    case .toBookmark: goToBookmark(&reply)
    case .restart, .new: deal(query, &reply)
    case .menu: reply.go(.open(Menu.game(self)))
    case .quit: quit(&reply)
    default: break
    }
  }

  /// What is in hand, where something is.
  func tellPicked(_ reply: inout Reply) {
    guard let picked else { return }
    let load = narrator(reply).load(game.load(of: [picked], on: table))
    reply.list([Term("picked", ["load": .term(load)])])
  }

  /// Every place that offers something, under its number.
  private func readPlaces(_ reply: inout Reply) {
    for place in numberedPlaces where place.kind != .foundation && hasMove(at: place, reply) {
      list(offer(of: place, reply), under: number(of: place), &reply)
    }
    reply.list([Term("choose-place")])
  }

  /// What the foundations take next. Where no card is named as the next one, they say so themselves.
  private func readWanted(_ reply: inout Reply) {
    let wanted = game.wanted(on: table)
    guard !wanted.isEmpty else { return reply.say("refused-act") }
    read(narrator(reply).whereabouts(of: wanted, on: table), &reply)
  }

  private func readUnseen(_ reply: inout Reply) {
    guard let lines = narrator(reply).unseen(on: table) else { return reply.say("refused-act") }
    read(lines, &reply)
  }

  private func read(_ lines: [[Term]], _ reply: inout Reply) {
    for line in lines { reply.list(line) }
  }

  private func tellProgress(_ reply: inout Reply) {
    reply.say(Term(Key("objective-\(type(of: game).id)")))
    for line in game.progress(of: table) { reply.list([line]) }
    if let score = match.score {
      reply.list([Term("progress-score", ["score": .number(score)])])
    }
    reply.list([
      Term(
        game.hasMistakes ? "progress-moves-mistakes" : "progress-moves",
        ["moves": .number(match.moveCount), "mistakes": .number(match.mistakes.count)])
    ])
  }

  private func advise(_ reply: inout Reply) {
    guard let advice = game.advice(on: table) else { return reply.say("hint-none") }
    reply.say(advice.reason)
  }

  /// The facts about the picked card, or the one the focus is on.
  private func teach(_ reply: inout Reply) {
    guard reply.settings.learner else { return reply.say("facts-in-learner-mode") }
    guard let piece = picked ?? focusedPiece else { return reply.say("facts-choose-card") }
    let facts = game.subject(of: piece).map { reply.world.teaching($0).facts } ?? []
    if facts.isEmpty { return reply.say(Term("facts-none", ["card": .term(game.name(of: piece))])) }
    for fact in facts { reply.say(fact) }
  }

  private func quit(_ reply: inout Reply) {
    if guide == nil { reply.say("game-saved") }
    reply.go(.home)
  }
}
