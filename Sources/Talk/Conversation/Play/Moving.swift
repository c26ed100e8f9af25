// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Moves, and what follows from them.
extension Playing {
  /// An act that cannot be done as it is may need the card that is picked, or read.
  mutating func perform(_ act: Act, _ reply: inout Reply) {
    if solve(act, &reply) { return }
    if let stronger = reply.descriptor?.commands.stronger[act],
      game.refusal(of: Move(stronger), on: table) == nil
    {
      return play(Move(stronger), &reply)
    }
    if let descriptor = reply.descriptor, descriptor.commands.acts[act] == nil {
      return reply.say("refused-act")
    }
    if act == game.gathering?.gatheringAct { return play(Move(act, with: picked), &reply) }
    let card = game.refusal(of: Move(act), on: table) == nil ? nil : picked.first ?? focusedPiece
    play(Move(act, with: card.map { [$0] } ?? []), &reply)
  }

  /// - Parameter isTold: whether words tell what it did, beside its sounds.
  /// - Parameter isGoalKnown: whether the player named the very place that the move goes to.
  mutating func play(
    _ move: Move, isTold: Bool = true, isGoalKnown: Bool = false, _ reply: inout Reply
  ) {
    do {
      let score = match.score
      let known = isPlayedByKeys(reply) ? picked.first ?? pick.walked?.picked.first : nil
      let events = try match.play(move)
      pick.clear()
      reply.request(.show(.played(events)))
      if move.goal.place?.isPoint == true, let piece = move.picked.first,
        let point = game.descriptions?.point(of: piece, on: table)
      {
        reply.request(.show(.laidDown(piece, at: point)))
      }
      let scored = scored(events, after: score, reply) + (isTold ? finishOffered(reply) : [])
      log.lastChange = narrator(reply).narrate(events, on: table, picked: move.picked) + scored
      if isTold {
        say(
          narrator(reply).narrate(
            events, on: table, picked: move.picked, known: known, isGoalKnown: isGoalKnown)
            + scored,
          at: move.goal.place, &reply)
      }
      keep(&reply)
      end(&reply)
    } catch {
      reply.request(.show(.refused(move.picked, weight: error.weight, at: move.goal.place)))
      reply.say(error.reason, topic: .move, at: move.goal.place)
      pick.isRefused = !pick.pieces.isEmpty
      if error.weight == .mistake {
        note(move, &reply)
        if game.teaching?.mistakesGoBack == true { pick.clear() }
        keep(&reply)
      }
      explainRefusal(isMistake: error.weight == .mistake, &reply)
    }
  }

  /// Once on the way to a table from which an act plays all that is left, that it can be chosen.
  private mutating func finishOffered(_ reply: Reply) -> [Term] {
    guard match.outcome == .open else { return [] }
    let act = finishingAct(reply)
    defer { log.isFinishOffered = act != nil }
    return log.isFinishOffered ? [] : act.map { [Term(Key("told-can-\($0.name)"))] } ?? []
  }

  /// The act that plays all that is left; nil where it cannot be done yet.
  func finishingAct(_ reply: Reply) -> Act? {
    reply.descriptor?.commands.stronger.values.first(where: isPossible)
  }

  /// Once, that a wrong answer counts, and that what was refused can go elsewhere.
  private func explainRefusal(isMistake: Bool, _ reply: inout Reply) {
    guard tutorial == nil else { return }
    if isMistake { reply.hint("hint-counted-mistake") }
    guard isCarrying, !reply.usesPad else { return }
    reply.hint("hint-still-in-hand", wayToPutBack(reply))
  }

  private mutating func say(_ narrated: [Term], at goal: Place?, _ reply: inout Reply) {
    let shown = match.last?.events.compactMap { event -> Place? in
      guard case .turned(_, let place, faceUp: true) = event,
        table.layout[place].contains(.showing)
      else { return nil }
      return place
    }.first
    if let shown { cursor.go(to: shown, on: table) }
    reply.say(
      taught(narrated, reply, about: shown.flatMap { table[$0].top?.piece }, hasComeUp: true),
      topic: .move,
      at: shown ?? goal)
  }

  /// The score, where points were won and the player wants that; points that the game counted off
  /// always. One that is taken for every move is not heard each time.
  func scored(_ events: [Event], after before: Int?, _ reply: Reply) -> [Term] {
    guard let before, let score = match.score else { return [] }
    if score < before { return pointsLost(events, before - score) }
    guard score > before || events.containsCount else { return [] }
    let isWanted = reply.settings.scores || game.scoring?.isPlayedForPoints == true
    return isWanted ? standingScore : []
  }

  /// The score that stands now.
  private var standingScore: [Term] {
    match.score.map { [Term("told-score", ["score": .number($0)])] } ?? []
  }

  private func pointsLost(_ events: [Event], _ points: Int) -> [Term] {
    events.containsCount ? [Term("told-points-lost", ["points": .number(points)])] : []
  }

  /// The same where the moves of some steps were taken back or done again: what was won is the score
  /// that stands then.
  func rescored(_ steps: [Match.Step], after before: Int?) -> [Term] {
    guard let before, let score = match.score, score != before else { return [] }
    let lost = score < before ? pointsLost(steps.flatMap(\.events), before - score) : []
    return lost.isEmpty ? standingScore : lost
  }

  mutating func end(_ reply: inout Reply) {
    switch match.outcome {
    case .open: log.isDeadEndTold = false
    case .lost where !log.isDeadEndTold:
      log.isDeadEndTold = true
      reply.request(.show(.ended(.lost)))
      reply.go(.open(.menu(.table(.lost(self, reply)))))
    case .lost: break
    case .over:
      reply.request(.show(.ended(.over)))
      close(.over, &reply)
      reply.go(.replace(.ended(Ended(self, .over(self)))))
    case .won:
      reply.request(.show(.ended(.won)))
      close(.won, &reply)
      reply.go(.replace(.ended(Ended(self, .won(self)))))
    }
  }

  /// Counts a match that is given up.
  func abandon(_ reply: inout Reply) {
    guard !match.hasEnded else { return }
    close(match.endingWhenGivenUp, &reply)
  }

  /// Counts the round as lost; what is played on from it counts no more.
  mutating func concede(_ reply: inout Reply) {
    guard match.isCounted else { return }
    close(.lost, &reply)
    match.leaveUncounted()
    reply.say("review-counted")
  }

  /// Empties the slot and counts the result. The tutorial has no slot and is not counted.
  private func close(_ ending: RoundResult.Ending?, _ reply: inout Reply) {
    guard tutorial == nil else { return }
    reply.saves[slot] = nil
    guard let ending, match.isCounted else { return reply.request(.forget(slot: slot)) }
    let result = RoundResult(of: match, ending, seconds: log.clock.seconds)
    // What is held against others' is proven by its moves, the last one too.
    if reply.environment.capabilities.hasOthers, reply.environment.capabilities.keepsMatches {
      reply.request(.save(match, slot: slot, seconds: result.seconds))
    }
    reply.request(.record(result, clearing: slot))
    let isLoss = ending == .lost || ending == .abandoned
    if isLoss, analysis.capability == .wins { reply.request(.judge(Match(game, seed: match.seed))) }
  }

  /// A line with what a learner hears after it; of a piece that has come up for the first time, the
  /// remark on it before all else.
  func taught(
    _ line: [Term], _ reply: Reply, about piece: Piece?, hasComeUp: Bool = false
  ) -> [Term] {
    guard let piece else { return line }
    let remark =
      hasComeUp && reply.settings.learner && match.timesShown(piece) == 1
      ? reply.environment.teaching(piece, in: game).remark : nil
    return line + (remark.map { [$0] } ?? []) + narrator(reply).lesson(on: piece, of: table)
  }
}

extension [Event] {
  /// Whether the game counted points, not only took one off for every move.
  fileprivate var containsCount: Bool {
    contains { if case .counted(.score, _, _) = $0 { true } else { false } }
  }
}

extension Goal {
  var place: Place? { if case .place(let place) = self { place } else { nil } }
}
