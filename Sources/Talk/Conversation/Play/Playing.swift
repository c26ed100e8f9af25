// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration
import Preferences

/// A game being played: cards are chosen, then their targets.
struct Playing: ScreenContents, Equatable, Codable {
  var match: Match
  /// What is picked: the piece that waits for its target, or those that are gathered, in the order
  /// in which they were.
  var picked: [Piece] = []
  /// What can be picked as a whole by its number, since it was read out for the table as it is.
  var listed: [Choice] = []
  /// How often a hint was asked for on the table as it is.
  var hintCount = 0
  /// Where the arrow keys are: a place and a card in it, counted from the top.
  var focus = Focus()
  var entry = NumberEntry()
  /// What a learner was wrong about, each thing once.
  var corrections: [Correction] = []
  /// What the last move did, for "what changed".
  var lastTold: [Term] = []
  var clock: Clock
  /// The steps of the tutorial that are still to come.
  var guide: Guide?
  /// The round being played to its end by itself; nil where the player plays.
  var solving: Solving?
  /// The squares chosen last with nothing picked, as far as they are the beginning of the secret.
  var trail: [Place] = []
  /// Whether the player has found the secret; see ``Rules/secret``.
  var knowsSecret = false
  private var sight: Sight
  /// The most points made before in such a game; nil where nobody counts them.
  let bestScore: Int?
  /// What is being found out about the match.
  var analysis = AnalysisState()
  /// What can be found out about it; nil for nothing.
  let analysisCapability: AnalysisCapability?
  /// Whether it is the deal of the day.
  var isDaily = false
  private let remarks: [Term]
  /// Whether it goes on with a match that was left.
  private let isResumed: Bool

  struct Focus: Hashable, Codable, Sendable {
    var place = 0
    var depth = 0
  }

  init(
    _ round: Deal, _ reply: inout Reply, opening: Opening, guide: Guide? = nil, isNew: Bool = true
  ) {
    match = Match(round.game, seed: round.seed, undoBound: reply.settings.undoBound)
    remarks = round.remarks
    isResumed = false
    sight = Sight(describer: opening.describer)
    bestScore = opening.best
    analysisCapability = reply.environment.analysisCapability(type(of: round.game))
    clock = Clock(since: reply.moment)
    self.guide = guide
    if isNew, guide == nil, !match.game.ingredients.isEmpty {
      let id = type(of: match.game).id
      let before = reply.recent[id, default: []]
      reply.recent[id] = Array(([match.game.ingredients] + before).prefix(3))
    }
  }

  /// A match that was left before.
  init(_ kept: KeptMatch, _ opening: Opening, _ reply: Reply) {
    match = kept.match
    match.undoBound = reply.settings.undoBound
    sight = Sight(describer: opening.describer)
    bestScore = opening.best
    analysisCapability = reply.environment.analysisCapability(type(of: kept.match.game))
    remarks = []
    isResumed = true
    clock = Clock(since: reply.moment, seconds: kept.seconds)
    for mistake in match.mistakes { _ = correct(mistake, on: nil) }
  }

  var describer: (any PieceDescriber)? {
    get { sight.describer }
    set { sight.describer = newValue }
  }

  var table: Table { match.table }
  var game: any Game { match.game }
  /// What the match is kept under.
  var slot: String { game.slot }

  /// The keys and words in force in this game.
  func keymap(_ reply: Reply) -> Keymap {
    reply.environment.keymaps.keymap(of: reply.environment.kind(of: game))
  }

  func narrator(_ reply: Reply) -> Narrator {
    Narrator(
      game,
      style: .init(
        positions: reply.settings.positions, counts: reply.settings.counts,
        learner: reply.settings.learner),
      describer: describer,
      teaching: { [teaching = reply.environment.teaching] in teaching($0, $1).brief })
  }

  mutating func open(_ reply: inout Reply, isReturning: Bool) {
    if isReturning {
      reply.say("game-back")
      tellPicked(&reply)
      for untold in analysis.takeUntold() {
        hear(untold.result, to: untold.id, isInFront: true, &reply)
      }
      return
    }
    if match.moveCount == 0 { reply.request(.show(.dealt)) }
    if let guide { return guide.begin(self, &reply) }
    reply.say(isResumed ? [opening, Term("game-resumed")] : [opening])
    let title = match.dealNumber == nil ? nil : describer?.title
    for remark in remarks + (title.map { [$0] } ?? []) { reply.say(remark) }
    tellUnkept(&reply)
    if match.moveCount == 0 {
      if let extent = game.extent(of: table) { reply.say(extent) }
    } else {
      for line in game.progress(of: table) { reply.say(line) }
    }
    // What pieces look like takes long to tell; the player asks for it.
    if describer == nil { for line in narrator(reply).tops(of: table) { reply.say(line) } }
    hint(&reply)
    rateDaily(&reply)
    if analysis.daily == nil { watch(&reply) }
  }

  /// That what is played is not kept, once, before anything is played.
  private func tellUnkept(_ reply: inout Reply) {
    guard !reply.environment.keepsMatches, !reply.isUnkeptTold else { return }
    reply.isUnkeptTold = true
    reply.say("storage-open-elsewhere")
  }

  /// How this game is used, the first time one like it is opened.
  private func hint(_ reply: inout Reply) {
    let isByKeys = reply.settings.input == .keys
    if reply.usesPad { return reply.hint(isGathering ? "hint-gathering-pad" : "hint-pad") }
    guard let act = game.gatheringAct else {
      return reply.hint(!isByKeys ? "hint-lines" : hasTray ? "hint-pieces-keys" : "hint-keys")
    }
    guard isByKeys else { return reply.hint("hint-gathering-lines") }
    let key = keymap(reply).keys(of: .act(act)).first.map { Term(key: $0) } ?? act.title
    reply.hint("hint-gathering-keys", ["key": .term(key)])
  }

  private var opening: Term {
    let names: [String: Filling] = [
      "game": .term(game.title), "difficulty": .term(game.difficulty.name),
    ]
    if let number = match.dealNumber {
      return Term("game-opened", names.merging(["number": .text(String(number))]) { $1 })
    }
    guard let describer else { return Term("game-opened-own", names) }
    return Term("game-opened-about", names.merging(["title": .term(describer.title)]) { $1 })
  }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    clock.advance(to: reply.moment)
    if solving != nil { return command == .tick ? solveOn(&reply) : stopSolving(&reply) }
    if match.undoBound != reply.settings.undoBound { match.undoBound = reply.settings.undoBound }
    forgetDigits(before: command)
    let before = match.moveCount
    act(on: command, &reply)
    if match.moveCount != before {
      (listed, hintCount) = ([], 0)
      if analysis.follow(match, from: before) { reply.request(.cancelAnalysis) }
      watch(&reply)
    }
    keepFocusOnPile()
    guard var guide else { return }
    guide.follow(command, self, hasMoved: match.moveCount > before, &reply)
    self.guide = guide
  }

  private mutating func act(on command: Command, _ reply: inout Reply) {
    switch command {
    case .number(let number): choose(number, &reply)
    case .digit(let digit):
      guard let number = entry.add(digit, among: offeredNumbers(reply)) else {
        return entry.read(among: offeredNumbers(reply), &reply)
      }
      number == 0 ? back(&reply) : choose(number, &reply)
    case .accept:
      if let number = entry.take() { choose(number, &reply) } else { acceptFocus(&reply) }
    case .back: back(&reply)
    case .takeBack: takeBack(&reply)
    case .step(let step): move(step, &reply)
    case .act(let act): perform(act, &reply)
    case .tick: if analysis.asked != nil { reply.say("pondering") }
    case .query(let query): answer(query, &reply)
    case .gameQuery(let gameQuery, let arguments): answer(gameQuery, arguments, &reply)
    case .pick(let pieces):
      picked = []
      gather(pieces, &reply)
    case .undo(let count): undo(count, &reply)
    case .redo(let count): redo(count, &reply)
    case .find, .read: ask(command, &reply)
    case .text(let text): typed(text, &reply)
    }
  }

  /// Digits pressed before another command belong to no number any more.
  private mutating func forgetDigits(before command: Command) {
    switch command {
    case .digit, .accept: break
    default: entry.clear()
    }
  }

  func leave(_ reply: inout Reply) {
    var clock = clock
    clock.advance(to: reply.moment)
    if analysis.isBusy { reply.request(.cancelAnalysis) }
    guard !match.outcome.isFinal, guide == nil else { return }
    reply.saves[slot] = KeptMatch(match, seconds: clock.seconds)
    keep(&reply)
  }

  /// Keeps the match as it is now; one that is over is not kept, nor is the tutorial, which is
  /// soon begun again.
  func keep(_ reply: inout Reply) {
    guard !match.outcome.isFinal, guide == nil, reply.environment.keepsMatches else { return }
    reply.request(.save(match, slot: slot, seconds: clock.seconds))
  }

  var isBusy: Bool { solving != nil }

  var isWaiting: Bool { analysis.asked != nil }

  var screen: Screen { .playing(self) }

  mutating func skipTime(to moment: Moment) { clock.skip(to: moment) }

  var spelled: Term? { (picked.last ?? focusedPiece).map { game.name(of: $0).form("short") } }
}

/// The time a match has been played. A long silence is not play.
struct Clock: Equatable, Codable, Sendable {
  private static let longestPause: Double = 300

  private var total: Double
  private var last: Double

  init(since moment: Moment, seconds: Int = 0) {
    total = Double(seconds)
    last = moment.seconds
  }

  mutating func advance(to moment: Moment) {
    total += min(max(moment.seconds - last, 0), Self.longestPause)
    last = moment.seconds
  }

  /// Leaves out the time until now.
  mutating func skip(to moment: Moment) { last = max(last, moment.seconds) }

  var seconds: Int { Int(total) }
}

/// Who sees the pieces. Neither compared nor written: it follows from the game, and whoever reads a
/// kept dialogue brings it along.
private struct Sight: Equatable, Codable, Sendable {
  var describer: (any PieceDescriber)?

  init(describer: (any PieceDescriber)?) { self.describer = describer }
  init(from decoder: any Decoder) {}
  func encode(to encoder: any Encoder) {}
  static func == (one: Sight, other: Sight) -> Bool { true }
}
