// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Foundation
import Learning
import Preferences
import Storage
import Wakeup

/// A run of the program: brings a door and a session together, with what is kept, what is played
/// and what is found out.
public struct SessionRunner {
  var door: any Door
  var session: PlayerSession
  var content: PlayerContent
  var storedPlayer: StoredPlayer
  let writer: PlayerWriter
  let analysis: Analysis
  let player: Analysis.Player
  /// What came while the talk went on.
  let arrivals: Mailbox<Arrival>
  /// What is being looked up, by its number.
  private var lookingUp: [Int: Task<Void, Never>] = [:]
  /// Lost rounds that are being looked into.
  var judging: [Task<Void, Never>] = []
  /// Listens whether another session takes over.
  private let watch: Task<Void, Never>
  /// Listens whether there is something to tell of others.
  private let hearing: Task<Void, Never>
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
  /// Whether what is in front may have changed since the door was shown it.
  private var isFrontOld = true
  /// Whether the player knows that the last of what they did is not kept yet.
  private var isLateTold = false
  /// Whether all that is kept of the player is forgotten at the end.
  private var isErasing = false

  /// What came while the talk went on.
  enum Arrival: Sendable {
    /// What was looked up, by its number.
    case finding(Lookups.Finding, to: Int)
    /// What was found out.
    case result(AnalysisResult, to: Int)
    /// Something could not be kept.
    case unkept(because: StorageProblem)
    /// Others may have done something that the player is told of.
    case news
    /// What a server sent.
    case groups(RemoteAsking.Answer)
  }

  /// - Parameters:
  ///   - settings: those in force, which need not be those that are kept.
  ///   - usualLanguage: that of a player who has not set one.
  ///   - notices: what the player has to be told at the start.
  ///   - seed: makes the numbers of new deals; nil for other ones each time.
  public init(
    _ door: any Door, _ content: PlayerContent, _ storedPlayer: StoredPlayer,
    _ analysis: Analysis, settings: Settings, usualLanguage: String, notices: [Term] = [],
    seed: UInt64? = nil
  ) async {
    self.door = door
    let content = content.reaching(door.abilities.reach)
    self.content = content
    self.analysis = analysis
    player = analysis.enter()
    let arrivals = Mailbox<Arrival>(wake: door.abilities.time == .byClock ? door.wake : nil)
    self.arrivals = arrivals
    var storedPlayer = storedPlayer
    let (record, claimNotices) = await storedPlayer.beginSession(
      with: content, takingOver: door.abilities.takeover)
    self.storedPlayer = storedPlayer
    let writer = PlayerWriter(for: storedPlayer) { arrivals.put(.unkept(because: $0)) }
    self.writer = writer
    watch = Task { [storedPlayer] in
      if await storedPlayer.isTakenOver() { writer.lose() }
    }
    hearing = Task { [storedPlayer] in
      guard let company = storedPlayer.company else { return }
      for await _ in company.book.newsArrivals(of: storedPlayer.id) { arrivals.put(.news) }
    }
    session = PlayerSession(
      content, record, settings: settings, usualLanguage: usualLanguage, door.abilities,
      seed: seed ?? .random(in: .min ... .max))
    self.notices = storedPlayer.notices + claimNotices + content.problems + notices
  }

  var isWaitedFor: Bool { door.abilities.time == .byInputs }

  /// Plays until the player leaves or nothing more comes.
  public mutating func run(_ start: Dialogue.Start) async throws {
    door.present(session.welcome())
    do { try door.open() } catch {
      // Its one reason: no more files may be opened.
      let cause = FileProblem.Cause.tooManyOpen
      let reason = Term("file-problem", ["path": "/dev/stdin", "cause": .term(cause.term)])
      door.present(session.lastWord(reason))
      isRefused = true
      _ = await end()
      return
    }
    session.use(door.equipment)
    if !isWaitedFor { remote = RemoteAsking { [arrivals] in arrivals.put(.groups($0)) } }
    await perform(session.start(start, notices: door.notices + notices, at: door.now))
    askForGroups(isAwaited: false)
    while !isEnding, !door.isGone {
      if door.abilities.answersWhenKept { await keep() }
      if door.abilities.isVisual, isFrontOld { door.show(session.front) }
      isFrontOld = false
      guard let input = await door.next(by: alarm) else { break }
      await respond(to: input)
    }
    if !isEnding { await perform(session.respond(to: .leave, at: door.now)) }
    for trouble in await end() { door.present(session.lastWord(trouble)) }
    for trouble in await door.close() { door.present(session.lastWord(trouble)) }
  }

  /// Waits for what is still to be kept, and lets go of everything.
  ///
  /// - Returns: what the player is told last: what could not be kept, or that all is forgotten.
  private mutating func end() async -> [Term] {
    watch.cancel()
    hearing.cancel()
    for lookup in lookingUp.values { lookup.cancel() }
    for judgement in judging { await judgement.value }
    await analysis.leave(player)
    await writer.settled()
    var troubles: [Term] = []
    for case .unkept(let problem) in arrivals.take() { troubles.append(problem.reason) }
    if let trouble = await storedPlayer.release() { troubles.append(trouble) }
    if isErasing, let guest = storedPlayer.guest { troubles.append(await guest.erased()) }
    return troubles
  }

  private mutating func respond(to input: PlayerInput) async {
    await writer.catchUp()
    if input == .tick { alarm = nil }
    if input == .woken { await take(arrivals.take()) } else { isFrontOld = true }
    await perform(session.respond(to: input, at: door.now))
  }

  /// Presents what an input brought, carries out the rest, and tells what went wrong.
  mutating func perform(_ response: PlayerSession.Response) async {
    door.present(response.presentation)
    if !response.presentation.elements.isEmpty || !response.errands.isEmpty { isFrontOld = true }
    session.use(door.equipment)
    if let wake = response.presentation.wake { alarm = DoorAlarm(wake) }
    if response.presentation.isEnd { isEnding = true }
    if response.presentation.erases { isErasing = true }
    for errand in response.errands { await carryOut(errand) }
    // A script hears at once of what it could not keep.
    if isWaitedFor {
      await writer.settled()
      await take(arrivals.take())
    }
    tell(response.troubles + door.takeTroubles())
  }

  private mutating func tell(_ more: [Term]) {
    let told = troubles + more
    troubles = []
    guard let alerts = session.alerts(told) else { return }
    door.present(alerts)
    isFrontOld = true
  }

  /// Waits for what the answer in hand leaves to be kept; that it is not, or not yet, is part of it.
  private mutating func keep() async {
    let isKept = await writer.catchUp()
    await take(arrivals.take())
    if !isKept, !isLateTold { troubles.append(StorageProblem.busy.reason) }
    isLateTold = !isKept
    tell([])
  }

  private mutating func carryOut(_ errand: PlayerSession.Errand) async {
    switch errand {
    case .keep(let change): writer.write(change)
    case .keepSettings(let changed, let before):
      do {
        try storedPlayer.change(to: changed, from: before)
        writer.write(storedPlayer.settings)
      } catch {
        troubles.append(error.reason(.keys, in: GameList.settings))
      }
    case .fetchGroups:
      readGroups()
      askForGroups(isAwaited: true)
    case .lookUp(let lookup): await lookUp(lookup)
    case .cancelLookup(let id): lookingUp.removeValue(forKey: id)?.cancel()
    case .analyze(let request): await ask(request)
    case .cancelAnalysis: analysis.cancel(player, .question)
    case .prepare(let request): prepare(request)
    case .cancelPreparation: analysis.cancel(player, .preparation)
    case .judge(let match): await judge(match)
    }
  }

  /// Takes what came, in its order.
  private mutating func take(_ arrivals: [Arrival]) async {
    for arrival in arrivals {
      // What is found out unasked mostly changes nothing, and to put in front what is there takes
      // longer than to answer.
      if case .result = arrival {} else { isFrontOld = true }
      switch arrival {
      case .finding(let finding, let id): await take(finding, to: id)
      case .result(let result, let id):
        await perform(session.hear(result, to: id, at: door.now))
      case .unkept(let problem):
        if problem == .notHeld { door.loseSaves() }
        troubles.append(problem.reason)
      case .news: await tellNews()
      case .groups(let answer): take(answer)
      }
    }
  }
}

// What is looked up.
extension SessionRunner {
  var lookups: Lookups {
    Lookups(
      content: content, phrasebook: session.phrasebook, player: storedPlayer, writer: writer,
      day: Day(door.now.day))
  }

  /// Somebody who is there can do something else meanwhile.
  private mutating func lookUp(_ lookup: Lookup) async {
    let lookups = lookups
    guard isWaitedFor else {
      lookingUp[lookup.id] = Task { [arrivals] in
        let finding = await lookups.find(lookup.subject)
        if !Task.isCancelled { arrivals.put(.finding(finding, to: lookup.id)) }
      }
      return
    }
    alarm = nil
    await take(await lookups.find(lookup.subject), to: lookup.id)
  }

  private mutating func take(_ finding: Lookups.Finding, to id: Int) async {
    lookingUp[id] = nil
    if let own = finding.own {
      storedPlayer.use(own)
      readGroups()
    }
    if let trouble = finding.trouble { troubles.append(trouble) }
    await perform(session.hear(finding.answer, to: id, at: door.now))
  }
}
