// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Questions about the table, and the commands that are named.
extension Playing {
  mutating func answer(_ query: Query, _ reply: inout Reply) {
    guard answers(query) else { return reply.say("refused-act") }
    switch query {
    case .list: interaction.list(&self, &reply)
    case .here: readDetails(&reply)
    case .place: reply.go(.open(.menu(.table(.places))))
    case .tops: read(narrator(reply).tops(of: table), &reply)
    case .all: read(narrator(reply).everything(on: table), &reply)
    case .roots: read(narrator(reply).roots(of: table), &reply)
    case .groups: read(narrator(reply).foundations(on: table), &reply)
    case .wanted: readWanted(&reply)
    case .unseen: read(narrator(reply).unseen(on: table) ?? [], &reply)
    case .find:
      reply.ask(Term("find-question").about(type(of: game)), for: .find)
    case .changed: reply.say(log.lastChange.isEmpty ? [Term("nothing-changed")] : log.lastChange)
    case .progress: readProgress(&reply)
    case .time:
      reply.request(.show(.timed))
      reply.say(Term("time-played", ["time": .term(.duration(log.clock.seconds))]))
    case .hint: advise(&reply)
    case .sureHint: ask(.sureHint, &reply)
    case .winnable: ask(.winnable, &reply)
    case .playHint: playHint(&reply)
    case .rewindToWinnable: ask(.rewindToWinnable, &reply)
    case .review: ask(.review, &reply)
    case .rating: ask(.rating, &reply)
    case .facts: teach(&reply)
    case .undo: undo(1, &reply)
    case .redo: redo(1, &reply)
    case .undoSeveral: askHowManyToUndo(&reply)
    case .redoSeveral: askHowManyToRedo(&reply)
    case .bookmark: setBookmark(&reply)
    case .toBookmark: goToBookmark(&reply)
    case .restart, .new: deal(query, &reply)
    case .menu: reply.go(.open(.menu(.table(.commands))))
    case .quit: quit(&reply)
    default: break
    }
  }

  /// What is in hand, where the focus is, and what else there is to know of that.
  private func readDetails(_ reply: inout Reply) {
    interaction.describePicked(self, &reply)
    readFocus(&reply)
    guard let piece = picked.last ?? focusedPiece else { return }
    reply.request(.show(.examined(piece, at: table.place(of: piece) ?? focusedPlace)))
    if let illustration = game.illustrations?.illustration(of: piece) {
      reply.say(
        illustration.caption.map { Term("card-picture-caption", ["caption": .text($0)]) }
          ?? Term("card-picture"))
    }
    if reply.settings.learner, !subjects(of: piece).isEmpty { teach(&reply) }
  }

  /// Where the cards lie that the foundations take next.
  private func readWanted(_ reply: inout Reply) {
    let wanted = game.foundationBuilding?.wanted(on: table) ?? []
    guard !wanted.isEmpty else { return reply.say(Term("wanted-none").about(type(of: game))) }
    read(narrator(reply).whereabouts(of: wanted, on: table), &reply)
  }

  /// Whether a command can ever do something in this game; no menu offers the others.
  func answers(_ query: Query) -> Bool {
    if query.asksSolver, tutorial != nil { return false }
    return switch query {
    case .groups where type(of: game).foundationBuilding == nil:
      !table.layout.places(.collecting).isEmpty
    case .roots: !table.layout.places(.fanned).isEmpty
    case .playHint: game.hints != nil
    case .facts, .learner, .refresher: table.pieces.contains { !subjects(of: $0).isEmpty }
    default: query.isOfEveryGame || query.isAnswered(by: type(of: game), analysis.capability)
    }
  }

  /// Whether what the game lays out is read by rows and columns.
  var isGrid: Bool { table.places.contains(where: \.isSquare) }

  /// Whether pieces wait beside the table to be placed.
  var hasTray: Bool { table.places.contains { $0.waiting != nil } }

  /// Whether the tops of places are more than a grid shows anyhow.
  var hasTops: Bool {
    table.readablePlaces.contains { !$0.isSquare && table[$0].top?.isFaceUp == true }
  }

  func read(_ lines: [PlacedLine], _ reply: inout Reply) {
    if lines.isEmpty { return reply.say("refused-act") }
    for line in lines { reply.say(line) }
  }

  /// How far the round is; the first time what it is about, too.
  private mutating func readProgress(_ reply: inout Reply) {
    for line in game.descriptions?.progress(of: table) ?? [] { reply.say(line) }
    if game.scoring?.isPlayedForPoints != true, let score = match.score {
      reply.say(Term("progress-score", ["score": .number(score)]))
    }
    reply.say(
      Term(
        game.testsKnowledge ? "progress-moves-mistakes" : "progress-moves",
        ["moves": .number(match.moveCount), "mistakes": .number(match.mistakes.count)]))
    guard !log.isObjectiveTold else { return }
    log.isObjectiveTold = true
    reply.say(Key("objective-\(type(of: game).id)"))
  }

  private func quit(_ reply: inout Reply) {
    guard tutorial == nil, !match.hasEnded else { return reply.go(.home) }
    guard reply.environment.capabilities.keepsMatches else {
      reply.say("game-not-saved")
      return reply.go(.home)
    }
    var clock = log.clock
    clock.advance(to: reply.moment)
    let kept = KeptMatch(match, seconds: clock.seconds)
    reply.lookUp(.keep(.match(kept)), for: .quit)
  }
}
