// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration
import Preferences

/// Hints, and whether the match can still be won.
extension Playing {
  /// A fair hint: what it says can be known from what the player sees.
  mutating func advise(_ reply: inout Reply) {
    if match.outcome == .won { return reply.say("hint-won") }
    if !analysis.isLossHinted, mayTellLoss(reply) {
      analysis.isLossHinted = true
      let told = [lossHint(reply)] + (analysis.isLossTold ? [] : explanation(reply))
      analysis.isLossTold = true
      return reply.say(told)
    }
    // A fair hint might lead to the same loss.
    if analysis.isLedBack, !analysis.line.isEmpty {
      return announceFirst(of: analysis.line, &reply)
    }
    let isSearched = analysis.capability == .wins && table.pieces.allSatisfy(table.isFaceUp)
    if isSearched, tutorial == nil, game.hints?.searchesForAdvice == true {
      return ask(.sureHint, &reply)
    }
    guard let advice = game.hints?.advice(on: table) else {
      // Who has followed a sure hint into what is hidden is led on.
      if isSearched || analysis.isLineAsked && !analysis.line.isEmpty {
        return ask(.sureHint, &reply)
      }
      sayNoHint(&reply)
      // Who is stuck is told whether the game is lost.
      if analysis.capability == .wins, match.outcome == .open { ask(.winnable, &reply) }
      return
    }
    announce(advice, time: analysis.hintCount, &reply)
    analysis.hintCount += 1
  }

  /// Plays the move that was told last as a hint, or the next one of the line that is walked along;
  /// tells one where none was told.
  mutating func playHint(_ reply: inout Reply) {
    if analysis.isWalking, let move = analysis.line.first {
      match.noteHint()
      return play(move, &reply)
    }
    guard let move = analysis.told else {
      // Who knows that it is lost plays on.
      analysis.isLossHinted = analysis.isLossHinted || analysis.isLossTold
      advise(&reply)
      // Who has not met it yet would take the hint for a move that was played.
      let ways = reply.ways(to: .query(.playHint), in: keymap(reply))
      if analysis.told != nil, !ways.isEmpty {
        reply.hint("play-hint-again", ["keys": .list(ways)])
      }
      return
    }
    play(move, &reply)
  }

  /// That nothing in sight helps, and what asks for a hint that looks further, where there is one.
  private func sayNoHint(_ reply: inout Reply) {
    let ways = reply.ways(to: .query(.sureHint), in: keymap(reply))
    let looksFurther = answers(.sureHint) && match.outcome == .open && analysis.lostSince == nil
    reply.say(
      looksFurther && !ways.isEmpty
        ? Term("hint-none-fair", ["keys": .list(ways)]) : Term("hint-none"))
  }

  /// Whether the match is known to be lost, to a player who may hear of it.
  private func mayTellLoss(_ reply: Reply) -> Bool {
    if match.outcome == .lost { return true }
    return analysis.lostSince != nil
      && (analysis.isLossTold || [.atOnce, .whereOpen].contains(reply.settings.unwinnableAlert))
  }

  /// That the table is lost, and what leads away from it, as the player types.
  private func lossHint(_ reply: Reply) -> Term {
    func hint(_ key: Key, _ query: Query) -> Term? {
      reply.ways(to: .query(query), in: keymap(reply)).first.map { Term(key, ["key": .term($0)]) }
    }
    if analysis.lostSince == 0 { return DealRating.lost.told }
    let rewind =
      answers(.rewindToWinnable) && !analysis.isRewindVain
      ? hint("hint-way-back", .rewindToWinnable) : nil
    let undo = match.outcome == .lost && match.canUndo ? hint("hint-dead-end", .undo) : nil
    return rewind ?? undo ?? Term("not-winnable")
  }

  /// - Parameter time: how often such a hint was told on the table as it is.
  private mutating func announce(_ advice: Advice, time: Int, _ reply: inout Reply) {
    let place = advice.move.picked.first.flatMap(table.place)
    analysis.told = advice.move
    match.noteHint()
    noteHint(advice.move, &reply)
    reply.request(.show(.advised(at: place)))
    let reasons = [advice.reason] + advice.further
    reply.say([reasons[min(time, reasons.count - 1)]], at: place)
  }

  /// Answers at once where the answer is known; else has it found out.
  mutating func ask(_ aim: AnalysisState.Aim, _ reply: inout Reply) {
    guard let capability = analysis.capability, !match.hasEnded else {
      return reply.say("refused-act")
    }
    // A sure hint alone can do without a way to win.
    guard aim == .sureHint || capability == .wins else { return reply.say("refused-act") }
    // What nobody could win from the start, nobody could win later.
    if aim.goesBack, analysis.lostSince == 0 { return sayLost(&reply) }
    if analysis.capability == .wins, match.outcome == .open, let known = analysis.verdict,
      aim != .rating,
      !aim.goesBack || known.isWinnable == true
    {
      return announce(known, for: aim, &reply)
    }
    let subject: AnalysisRequest.Subject =
      switch aim {
      case .sureHint: capability == .points ? .points(match) : .win(match)
      case .winnable: .win(match)
      case .rewindToWinnable, .review: .rewindToWinnable(match)
      case .rating: .rating(Match(game, seed: match.seed))
      }
    // What was found out unasked gives way, and is taken up again.
    analysis.watch = nil
    analysis.asked = AnalysisState.Asked(id: reply.ask(subject), aim: aim)
  }

  /// Takes up what gave way to a question.
  private mutating func resumeAnalysis(_ reply: inout Reply) {
    analysis.daily == nil ? watch(&reply) : rateDaily(&reply)
  }

  /// Has found out, unasked, whether the match is lost as it is, where the player wants to hear
  /// of that; what was being found out about the table before is of no use any more.
  mutating func watch(_ reply: inout Reply) {
    guard tutorial == nil, secret.solving == nil, let subject = watched(reply),
      analysis.verdict != nil || !analysis.isLookedInto, match.outcome == .open
    else { return }
    guard analysis.verdict == nil else { return announceLoss(&reply) }
    analysis.watch = reply.analyze(subject)
  }

  /// What is found out unasked: no more than the player wants to hear of what is hidden.
  private func watched(_ reply: Reply) -> AnalysisRequest.Subject? {
    switch (analysis.capability, reply.settings.unwinnableAlert) {
    case (_, .never), (.points, _), (nil, _): nil
    case (.wins, .atOnce), (.wins, .later): .win(match)
    case (.wins, .whereOpen) where table.pieces.allSatisfy(table.isFaceUp): .win(match)
    case (.wins, .whereOpen), (.deadEnds, _): .deadEnd(match)
    }
  }

  /// Has found out who wins the deal of the day.
  mutating func rateDaily(_ reply: inout Reply) {
    guard log.isDaily, analysis.capability == .wins, match.moveCount == 0 else { return }
    analysis.daily = reply.analyze(.rating(match))
  }

  mutating func hear(_ result: AnalysisResult, to id: Int, isInFront: Bool, _ reply: inout Reply) {
    guard isInFront else { return analysis.keep(result, to: id) }
    if id == analysis.watch {
      analysis.watch = nil
      guard case .verdict(let verdict) = result else { return }
      analysis.learn(verdict, after: match.moveCount)
      return announceLoss(&reply)
    }
    if id == analysis.daily {
      analysis.daily = nil
      guard case .rating(let rating) = result else { return }
      note(rating)
      return reply.say(rating.told)
    }
    guard let asked = analysis.asked, asked.id == id else { return }
    analysis.asked = nil
    switch result {
    case .verdict(let verdict):
      analysis.learn(verdict, after: match.moveCount)
      announce(verdict, for: asked.aim, &reply)
    case .best(let move, let points): announce(advice(move, bringing: points), time: 0, &reply)
    case .rewindToWinnable(_, _, _, isDealLost: true):
      analysis.learn(.lost, after: 0)
      sayLost(&reply)
    case .rewindToWinnable(let count, let line, let isLost, _):
      goBack(count, isLost: isLost, winningBy: line, for: asked.aim, &reply)
    case .rating(let rating):
      analysis.daily = nil
      note(rating)
      reply.say(rating.told)
    case .round: break
    case .nothing: reply.say("hint-none")
    }
    resumeAnalysis(&reply)
  }

  /// Gives up what the player waited for.
  mutating func cancelPending(before command: Command?, _ reply: inout Reply) -> Bool {
    // Asking again does not begin again.
    if let aim = analysis.asked?.aim, command == .query(aim.query) {
      reply.say("pondering")
      return true
    }
    // Who heard that the answer takes a while would wait for it.
    let isAwaited = command == .back || analysis.asked?.isSaidToTakeLong == true
    analysis.asked = nil
    reply.request(.cancelAnalysis)
    resumeAnalysis(&reply)
    if isAwaited { reply.say("question-withdrawn") }
    return command == .back
  }

  /// Takes note of who wins the deal, as far as the table is still the deal.
  private mutating func note(_ rating: DealRating) {
    guard match.moveCount == 0 else { return }
    analysis.learn(rating == .lost ? .lost : .unknown, after: 0)
    if rating == .lost { analysis.isLossTold = true }
  }

  private mutating func announce(
    _ verdict: Verdict, for aim: AnalysisState.Aim, _ reply: inout Reply
  ) {
    switch (aim, verdict) {
    case (.sureHint, .won(let line)):
      analysis.isLineAsked = true
      announceFirst(of: line, &reply)
    case (.sureHint, .unknown): reply.say("sure-hint-none")
    case (.rewindToWinnable, .won), (.review, .won): reply.say("way-back-unneeded")
    case (_, .won): reply.say("still-winnable")
    case (_, .unknown): reply.say("winnable-unknown")
    case (_, .lost): sayLost(&reply)
    }
  }

  /// Says that the match is lost and what leads back, or that the deal always was lost.
  private mutating func sayLost(_ reply: inout Reply) {
    analysis.isLossTold = true
    reply.say([lossHint(reply)] + explanation(reply))
  }

  /// The first move of a line that wins, with what it does.
  private mutating func announceFirst(of line: [Move], _ reply: inout Reply) {
    guard let move = line.first else { return reply.say("hint-none") }
    analysis.told = move
    match.noteHint()
    noteHint(move, &reply)
    let reason = sureReason(of: move, reply)
    let place = move.picked.first.flatMap(table.place)
    reply.request(.show(.advised(at: place)))
    reply.say([reason] + (analysis.sureHintCount > 0 ? [length(of: line)] : []), at: place)
    analysis.sureHintCount += 1
  }

  private func length(of line: [Move]) -> Term {
    Term("sure-hint-length", ["moves": .number(line.count)])
  }

  private mutating func goBack(
    _ count: Int?, isLost: Bool, winningBy line: [Move], for aim: AnalysisState.Aim,
    _ reply: inout Reply
  ) {
    // Each table had a part of the time only: what was not settled may be, if it is asked about alone.
    if isLost { analysis.learn(.lost, after: match.moveCount) }
    switch count {
    case nil where isLost && match.moveCount == 0: sayLost(&reply)
    case nil:
      analysis.isRewindVain = true
      if isLost, !analysis.isLossTold { sayLost(&reply) }
      reply.say("way-back-none")
    case 0: reply.say("way-back-unneeded")
    case let count?:
      // It may be that it could have been won from here too.
      if !isLost { reply.say("winnable-unknown") }
      analysis.isLossTold = isLost
      let before = match.moveCount
      if aim == .review { concede(&reply) }
      undo(count, &reply)
      settle(after: before, &reply)
      analysis.learn(.won(line), after: match.moveCount)
      analysis.isLedBack = true
      if aim == .review { beginWalk(&reply) }
    }
  }

  /// Tells the move that lost the round, and how those that win it are played one after the other.
  private mutating func beginWalk(_ reply: inout Reply) {
    guard let losing = match.next?.move else { return }
    analysis.isWalking = true
    let way = reply.ways(to: .query(.playHint), in: keymap(reply)).first ?? Query.playHint.title
    reply.say([
      Term("review-lost-by", ["move": .term(told(losing, reply))]), length(of: analysis.line),
      Term("review-next", ["key": .term(way)]),
    ])
  }

  /// What a move is, without a reason: what is done, or what goes where.
  func told(_ move: Move, _ reply: Reply) -> Term {
    guard let piece = move.picked.first, case .place(let goal) = move.goal else {
      return title(of: move.goal)
    }
    if table.layout[goal].contains(.outOfPlay) {
      return narrator(reply).takesAway(piece, from: table.place(of: piece) ?? goal)
    }
    if let pair = pair(of: move) { return Term("load-few", ["cards": .list(pair.map(game.name))]) }
    return Term(
      "review-move",
      [
        "card": .term(narrator(reply).carried(by: move, on: table)),
        "from": .term((table.place(of: piece) ?? goal).name.form("from")),
        "place": .term(goal.name.form("to")),
      ])
  }

  /// The cards that a move takes off the table together; nil for any other move.
  func pair(of move: Move) -> [Piece]? {
    guard game.directPlay?.asksWhereTo == true, let piece = move.picked.first,
      let goal = move.goal.place, !table.layout[goal].contains(.outOfPlay),
      let partner = table[goal].top?.piece
    else { return nil }
    let next = game.turn(playing: move, on: table).table
    let leave = [piece, partner].allSatisfy { piece in
      next.place(of: piece).map { table.layout[$0].contains(.outOfPlay) } == true
    }
    return leave ? [piece, partner] : nil
  }

  /// Tells once that the match is lost, as soon as the player wants to hear it.
  private mutating func announceLoss(_ reply: inout Reply) {
    guard let since = analysis.lostSince, !analysis.isLossTold else { return }
    let delay = reply.settings.unwinnableAlert == .later ? Self.movesBeforeUnwinnableAlert : 0
    guard match.moveCount >= since + delay else { return }
    sayLost(&reply)
  }

  /// How many moves a player who wants it later has to find out alone.
  private static let movesBeforeUnwinnableAlert = 10

  /// What stands in the way, for a player who learns.
  func explanation(_ reply: Reply) -> [Term] {
    reply.settings.learner ? game.hints?.obstacles(on: table) ?? [] : []
  }
}

extension DealRating {
  /// Who wins it, in a sentence.
  var told: Term { Term("deal-rating", ["rating": .text(rawValue)]) }
}
