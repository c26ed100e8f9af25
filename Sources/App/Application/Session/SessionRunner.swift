// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Learning
import Preferences
import Wakeup

/// A run of the program: brings a door and a session together, with what is kept, what is played
/// and what is found out.
public struct SessionRunner {
  var door: any Door
  var session: PlayerSession
  var content: PlayerContent
  var archive: Archive
  private let analysis: Analysis
  private let player: Analysis.Player
  /// What was found out while the talk went on.
  private let found: Mailbox<Found>
  /// Nil where nobody waits for what a server sends.
  var remote: RemoteAsking?
  /// What the player has to be told before anything else.
  var notices: [Term]
  /// Whether a round that was asked for at the start was not to be had.
  public internal(set) var isRefused = false
  /// What the player has to be told at the end of this answer.
  var troubles: [Term] = []
  /// When the session wants to be woken; nil where it does not.
  private var alarm: DoorAlarm?
  private var isEnding = false

  /// - Parameters:
  ///   - settings: those in force, which need not be those that are kept.
  ///   - usualLanguage: that of a player who has not set one.
  ///   - notices: what the player has to be told at the start.
  ///   - seed: makes the numbers of new deals; nil for other ones each time.
  public init(
    _ door: any Door, _ content: PlayerContent, _ archive: Archive, _ analysis: Analysis,
    settings: Settings, usualLanguage: String, notices: [Term] = [],
    seed: UInt64? = nil
  ) {
    self.door = door
    self.content = content
    self.archive = archive
    self.analysis = analysis
    player = analysis.enter()
    found = Mailbox(wake: door.abilities.time == .byClock ? door.wake : nil)
    let (record, claimNotices) = archive.record(in: content)
    session = PlayerSession(
      content, record, content.environment, settings: settings,
      usualLanguage: usualLanguage, door.abilities, seed: seed ?? .random(in: .min ... .max))
    if settings.learner { content.shared.readFacts() }
    self.notices = archive.notices + claimNotices + content.problems + notices
  }

  private var isWaitedFor: Bool { door.abilities.time == .byInputs }

  /// Plays until the player leaves or nothing more comes.
  public mutating func run(_ start: Dialogue.Start) async throws {
    door.present(session.welcome())
    try door.open()
    session.use(door.equipment)
    if !isWaitedFor { remote = RemoteAsking { [wake = door.wake] in wake() } }
    await perform(session.start(start, notices: door.notices + notices, at: door.now))
    askForGroups(isAwaited: false)
    while !isEnding, !door.isGone, let input = await door.next(by: alarm) {
      await respond(to: input)
    }
    if !isEnding { await perform(session.respond(to: .leave, at: door.now)) }
    await analysis.leave(player)
    var lastTroubles: [Term] = []
    for case .judgement(let result, let isWinnable) in found.take() {
      let trouble = await archive.keep(isWinnable: isWinnable, of: result)
      if let news = session.news(of: trouble) { lastTroubles.append(news) }
    }
    for trouble in lastTroubles + (await door.close()) { door.present(session.lastWord(trouble)) }
  }

  private mutating func respond(to input: PlayerInput) async {
    if input == .tick { alarm = nil }
    if input == .woken {
      takeGroups()
      await hear(found.take())
    }
    await perform(session.respond(to: input, at: door.now))
  }

  /// Presents what an input brought, carries out the rest, and tells what went wrong.
  private mutating func perform(_ response: PlayerSession.Response) async {
    door.present(response.presentation)
    session.use(door.equipment)
    if let wake = response.presentation.wake { alarm = DoorAlarm(wake) }
    if response.presentation.isEnd { isEnding = true }
    for errand in response.errands { await carryOut(errand) }
    let told = troubles + response.troubles + door.takeTroubles()
    troubles = []
    if let alerts = session.alerts(told) { door.present(alerts) }
    // A script has its answer by now.
    if isWaitedFor { await hear(found.take()) }
  }

  private mutating func carryOut(_ errand: PlayerSession.Errand) async {
    switch errand {
    case .keep(let request), .keepWord(let request): note(await archive.perform(request))
    case .keepGroup(let request):
      note(archive.performOnGroups(request, in: content.catalogue))
      readGroups()
    case .keepSettings(let changed, let before):
      note(await archive.keep(changed, over: before))
      if changed.learner { content.shared.readFacts() }
    case .fetchGroups:
      readGroups()
      askForGroups(isAwaited: true)
    case .lookUp(let lookup):
      alarm = nil
      let answer = lookups.answer(to: lookup.subject)
      await perform(session.hear(answer, to: lookup.id, at: door.now))
    // It was answered at once.
    case .cancelLookup: break
    case .analyze(let request): await ask(request)
    case .cancelAnalysis: analysis.cancel(player)
    case .judge(let match): await judge(match)
    }
  }

  private mutating func note(_ trouble: Term?) {
    if let news = session.news(of: trouble) { troubles.append(news) }
  }

  private mutating func hear(_ results: [Found]) async {
    for result in results {
      switch result {
      case .answer(let result, to: let id):
        await perform(session.hear(result, to: id, at: door.now))
      case .judgement(let result, let isWinnable):
        note(await archive.keep(isWinnable: isWinnable, of: result))
      }
    }
  }
}

// What takes time.
extension SessionRunner {
  /// After which, or a little more, a player is told that nothing was found out.
  private static let patience = Duration.seconds(20)

  /// How long the deal of a lost round is looked into, as the program does not end before.
  private static let timeOfJudgement = Duration.seconds(2)

  private func ask(_ request: AnalysisRequest) async {
    let (subject, id) = (request.subject, request.id)
    guard isWaitedFor else {
      return analysis.ask(
        subject, for: player, within: Self.patience, isEnding: door.isLeaveWaiting
      ) { [found] result in
        if let result { found.put(.answer(result, to: id)) }
      }
    }
    let result = await analysis.answer(subject, for: player, isEnding: door.isLeaveWaiting)
    if let result { found.put(.answer(result, to: id)) }
  }

  private mutating func judge(_ match: Match) async {
    let latest: Int64?
    do { latest = try archive.latestResult(of: match) } catch { return note(error.reason) }
    guard let number = latest else { return }
    guard isWaitedFor else {
      return analysis.judge(match, for: player, within: Self.timeOfJudgement) { [found] in
        if let isWinnable = $0 { found.put(.judgement(number, isWinnable: isWinnable)) }
      }
    }
    let isWinnable = await analysis.judgement(of: match, for: player, isEnding: door.isLeaveWaiting)
    if let isWinnable { found.put(.judgement(number, isWinnable: isWinnable)) }
  }

  /// What was found out.
  enum Found: Sendable {
    case answer(AnalysisResult, to: Int)
    /// Whether a deal that was lost could be won, by the number of its result.
    case judgement(Int64, isWinnable: Bool)
  }
}
