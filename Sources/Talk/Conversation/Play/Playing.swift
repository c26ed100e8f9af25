// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration
import Preferences

/// A game being played: cards are chosen, then their targets.
struct Playing: ScreenContents, Equatable, Codable {
  var match: Match
  var sight: Sight
  var pick = Pick()
  var cursor = Cursor()
  /// What is being found out about the match.
  var analysis: AnalysisState
  var log: RoundLog
  /// Nil where a round is played for itself.
  var tutorial: TutorialProgress?
  var secret = Secret()

  init(
    _ round: Deal, _ reply: inout Reply, opening: Opening, tutorial: TutorialProgress? = nil,
    isNew: Bool = true
  ) {
    match = Match(
      round.game, seed: round.seed, undoBound: reply.settings.undoBound, dealKind: round.kind)
    match.occasion = round.occasion
    sight = Sight(opening.describer)
    analysis = AnalysisState(reply.environment.capabilities.analysis(type(of: round.game)))
    log = RoundLog(PlayClock(since: reply.moment), remarks: round.remarks)
    log.best = opening.best
    if round.isToldLost {
      analysis.learn(.lost, after: 0)
      analysis.isLossTold = true
    }
    self.tutorial = tutorial
    if isNew, tutorial == nil, !(match.game.deals?.ingredients ?? []).isEmpty {
      let id = type(of: match.game).id
      let before = reply.recent[id, default: []]
      reply.recent[id] = Array(([match.game.deals?.ingredients ?? []] + before).prefix(3))
    }
  }

  /// A match that was left before.
  init(_ kept: KeptMatch, _ opening: Opening, _ reply: Reply) {
    match = kept.match
    match.undoBound = reply.settings.undoBound
    sight = Sight(opening.describer)
    analysis = AnalysisState(reply.environment.capabilities.analysis(type(of: kept.match.game)))
    log = RoundLog(PlayClock(since: reply.moment, seconds: kept.seconds), isResumed: true)
    log.best = opening.best
    log.boardDay = reply.boardDay(of: match)
    for mistake in match.mistakes { _ = correct(mistake, on: nil) }
  }

  var table: Table { match.table }
  var game: any Game { match.game }
  var numbering: Numbering { Numbering(table) }
  var picked: [Piece] { pick.pieces }
  var describer: (any PieceDescriber)? { sight.describer }
  /// What the match is kept under.
  var slot: String { game.slot }

  /// The keys and words in force in this game.
  func keymap(_ reply: Reply) -> Keymap {
    reply.environment.keymap(of: reply.environment.descriptor(of: game))
  }

  func narrator(_ reply: Reply) -> Narrator {
    Narrator(
      game,
      style: .init(
        positions: reply.settings.positions, counts: reply.settings.counts,
        learner: reply.settings.learner),
      describer: describer,
      teaching: { [teaching = reply.environment.capabilities.teaching] in teaching($0, $1).brief })
  }

  mutating func open(_ reply: inout Reply, isReturning: Bool) {
    if isReturning {
      reply.say("game-back")
      interaction.describePicked(self, &reply)
      remind(&reply)
      for untold in analysis.takeUntold() {
        hear(untold.result, to: untold.id, isInFront: true, &reply)
      }
      return
    }
    reply.isNew = false
    if match.moveCount == 0 { reply.request(.show(.dealt)) }
    if tutorial != nil { return openTutorial(&reply) }
    let opening = [opening(reply)]
    reply.say(log.isResumed ? opening + [Term("game-resumed")] : opening)
    let title = match.dealNumber == nil ? nil : describer?.title
    for remark in log.remarks + (title.map { [$0] } ?? []) { reply.say(remark) }
    announceUnkept(&reply)
    if match.moveCount == 0 {
      if let extent = game.descriptions?.extent(of: table) { reply.say(extent) }
    } else {
      for line in game.descriptions?.progress(of: table) ?? [] { reply.say(line) }
    }
    // What pieces look like takes long to tell; the player asks for it.
    if describer == nil { for line in narrator(reply).overview(of: table) { reply.say(line) } }
    interaction.hint(self, &reply)
    rateDaily(&reply)
    if analysis.daily == nil { watch(&reply) }
    if log.isResumed { end(&reply) }
  }

  /// That what is played is not kept, once, before anything is played.
  private func announceUnkept(_ reply: inout Reply) {
    guard !reply.environment.capabilities.keepsMatches, !reply.isUnkeptTold else { return }
    reply.isUnkeptTold = true
    reply.say("storage-open-elsewhere")
  }

  private func opening(_ reply: Reply) -> Term {
    let names: [String: Filling] = [
      "game": .term(game.title), "difficulty": .term(game.difficulty.name),
    ]
    if let number = match.dealNumber {
      let day = reply.environment.descriptor(of: game)?.day(of: number, at: game.difficulty)
      let deal: [String: Filling] = [
        "deal": .text(day == nil ? "number" : "day"), "day": day.map { .term(.date($0)) } ?? "",
        "number": .number(number),
      ]
      return Term("game-opened", names.merging(deal) { $1 })
    }
    guard let describer else { return Term("game-opened-own", names) }
    return Term("game-opened-about", names.merging(["title": .term(describer.title)]) { $1 })
  }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    log.clock.advance(to: reply.moment)
    if secret.solving != nil { return whileSolving(command, &reply) }
    if match.undoBound != reply.settings.undoBound { match.undoBound = reply.settings.undoBound }
    forgetWhatWasBegun(before: command)
    let before = match.moveCount
    if let step = tutorial?.step {
      follow(step, command, &reply)
    } else {
      act(on: command, &reply)
    }
    settle(after: before, &reply)
  }

  /// Takes note of moves that were played or taken back since there were so many.
  mutating func settle(after moves: Int, _ reply: inout Reply) {
    if match.moveCount != moves {
      pick.forgetTable()
      if analysis.follow(match, from: moves) { reply.request(.cancelAnalysis) }
      watch(&reply)
    }
    cursor.settle(on: table)
  }

  mutating func act(on command: Command, _ reply: inout Reply) {
    switch command {
    case .number(let number): choose(number, &reply)
    case .digit(let digit): press(digit, &reply)
    case .place(let group): press(group, &reply)
    case .accept: interaction.acceptFocus(&self, &reply)
    case .back: back(&reply)
    case .takeBack: interaction.takeBack(&self, &reply)
    case .step(let step): move(step, &reply)
    case .act(let act): perform(act, &reply)
    case .again(let difficulty): dealAboutTheSame(at: difficulty, &reply)
    case .tick where analysis.asked != nil:
      analysis.asked?.isSaidToTakeLong = true
      reply.say("pondering")
    case .tick: break
    case .query(let query): answer(query, &reply)
    case .gameQuery(let gameQuery, let arguments): answer(gameQuery, arguments, &reply)
    case .pick(let pieces):
      pick.clear()
      interaction.takeAll(pieces, &self, &reply)
    case .undo(let count): undo(count, &reply)
    case .redo(let count): redo(count, &reply)
    case .find, .read: ask(command, &reply)
    case .letter: break
    case .text(let text): typed(text, &reply)
    }
  }

  private mutating func choose(_ number: Int, _ reply: inout Reply) {
    pick.entry.clear()
    interaction.choose(number, &self, &reply)
  }

  /// Digits pressed before another command name no place any more, and a move that was walked to is
  /// played by none but Enter.
  private mutating func forgetWhatWasBegun(before command: Command) {
    switch command {
    case .step(let step) where step.isToChoice: pick.entry.clear()
    case .accept, .query: pick.entry.clear()
    case .digit: pick.walked = nil
    default: (pick.entry, pick.walked) = (PlaceEntry(), nil)
    }
  }

  func leave(_ reply: inout Reply) {
    var clock = log.clock
    clock.advance(to: reply.moment)
    if analysis.isBusy { reply.request(.cancelAnalysis) }
    guard !match.hasEnded, tutorial == nil else { return }
    reply.saves[slot] = KeptMatch(match, seconds: clock.seconds)
    if !reply.isMatchKept { keep(&reply) }
  }

  /// Keeps the match as it is now; one that is over is not kept, nor is the tutorial, which is
  /// soon begun again.
  func keep(_ reply: inout Reply) {
    guard !match.hasEnded, tutorial == nil, reply.environment.capabilities.keepsMatches
    else { return }
    reply.request(.save(match, slot: slot, seconds: log.clock.seconds))
  }

  var isBusy: Bool { secret.solving != nil }

  var isWaiting: Bool { analysis.asked != nil }

  var screen: Screen { .playing(self) }

  mutating func skipTime(_ seconds: Double) { log.clock.skip(seconds) }

  var spelled: Term? { (picked.last ?? focusedPiece).map { game.name(of: $0).form("short") } }
}
