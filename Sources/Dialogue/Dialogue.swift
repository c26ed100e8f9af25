// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Narration
import Preferences

/// The talk between player and game: commands in, requests out.
///
/// It is a value without clock, files or threads; the same commands at the same moments always get
/// the same answers.
public struct Dialogue: Sendable {
  public var world: World
  /// The one in front last.
  private(set) var screens: [any Screen] = []
  private var memory: Memory

  /// - Parameters:
  ///   - saves: the matches that can be resumed, the one played last first.
  ///   - recent: what the last rounds of each game were made of, the newest first.
  ///   - hintsGiven: the usage hints the player has had before.
  ///   - respellings: the player's own words and how they are said.
  ///   - own: the player's own groups and decks.
  ///   - seed: makes the numbers of new deals.
  public init(
    world: World, settings: Settings, saves: [KeptMatch] = [],
    recent: [String: [[String]]] = [:], hintsGiven: Set<Key> = [],
    respellings: [Respelling] = [], own: OwnGroups = OwnGroups(), seed: UInt64
  ) {
    self.world = world
    memory = Memory(
      settings: settings, saves: KeptMatches(saves), recent: recent, numbers: Generator(seed: seed),
      respellings: respellings, own: own, hintsGiven: hintsGiven)
  }

  public var settings: Settings { memory.settings }

  public var saves: KeptMatches { memory.saves }

  /// The player's own words and how they are said.
  public var respellings: [Respelling] { memory.respellings }

  /// What the settings and the last rounds make of a wish for a round; see ``Deal``.
  public mutating func order(
    _ deal: Deal, of kind: any GameKind, at difficulty: Difficulty?, isAny: Bool
  ) -> RoundOrder {
    memory.order(deal, of: kind, at: difficulty, isAny: isAny)
  }

  /// Whether a round is to be looked for, by the settings and by what is wished.
  public func isSearch(_ wish: DealWish, isNext: Bool) -> Bool {
    wish.isSearch(in: world, settings, isNext: isNext)
  }

  /// Keeps what the player was told at one time from elsewhere, to be heard again.
  public mutating func remember(_ told: [Utterance]) { memory.history.add(told) }

  /// Every usage hint there is.
  public static let usageHints: [Key] = [
    "hint-lines", "hint-keys", "hint-pieces-keys", "hint-gathering-lines", "hint-gathering-keys",
    "hint-pad", "hint-gathering-pad", "hint-pad-menu", "hint-dial", "hint-number",
  ]

  /// What the player gives: a typed line, a pressed key by its name, or the wish to be gone.
  public enum Input: Hashable, Sendable {
    case line(String)
    case key(String)
    /// The time asked for with ``Request/wake(after:)`` has passed.
    case tick
    /// Ctrl-C or the end of the input: everything is saved, nothing is asked.
    case leave
  }

  /// Where a talk begins.
  public enum Start: Sendable {
    case mainMenu
    /// A round of its own, as the command line asks for it; resumes nothing.
    case round(Round, isDaily: Bool = false)
    /// The same, where the deal has to be looked for.
    case search(DealWish)
    case resume(slot: String)
    case tutorial
    /// The settings and nothing else: the program ends with them.
    case settings
    case statistics
    /// The player's own groups; the name of a new one is asked for.
    case newGroup
    /// One quiz: the program ends with it.
    case quiz(QuizWish)

    /// Whether there is no main menu to go back to.
    fileprivate var isAlone: Bool {
      switch self {
      case .settings, .quiz: true
      default: false
      }
    }
  }

  /// Whether what is typed next is a text, even for a player who uses single keys.
  public var wantsText: Bool { screens.last?.takesText ?? false }

  public mutating func start(_ start: Start, at moment: Moment) -> [Request] {
    var reply = reply(at: moment)
    if settings.firstStartDone {
      begin(start, &reply)
    } else {
      screens = [Menu.main]
      reply.go(.open(FirstStart(then: start).language(settings.input)))
    }
    return finish(&reply)
  }

  private mutating func begin(_ start: Start, _ reply: inout Reply) {
    screens = start.isAlone ? [] : [Menu.main]
    switch start {
    case .mainMenu: reply.go(.home)
    case .round(let round, let isDaily): Playing.start(round, isDaily: isDaily, &reply)
    case .search(let wish): Playing.search(wish, &reply)
    case .resume(let slot): Playing.resume(slot, &reply)
    case .tutorial: Playing.startTutorial(&reply)
    case .settings: reply.go(.open(Menu.settingsAlone))
    case .statistics: Menu.openStatistics(&reply)
    case .newGroup:
      reply.go(.open(Menu.workshop))
      reply.beginGroup()
    case .quiz(let wish):
      if !Quizzing.start(wish, isAlone: true, &reply) { reply.leave() }
    }
  }

  public mutating func respond(to input: Input, at moment: Moment) -> [Request] {
    var reply = reply(at: moment)
    switch input {
    case .line: reply.usesPad = false
    case .key(let key): reply.usesPad = key.isButton
    case .tick, .leave: break
    }
    if input.isGiven, withdraw(before: input, &reply) { return finish(&reply) }
    switch input {
    case .leave:
      for screen in screens { screen.leave(&reply) }
      reply.leave()
    case .tick:
      if let front = screens.last, front.isBusy || front.isWaiting { respond(to: .tick, &reply) }
    case .line(let line):
      respond(to: command(line), &reply)
    case .key(let key):
      reply.request(.hush)
      if let command = keymap.command(key: key) ?? step(key) {
        respond(to: command, &reply)
      } else if screens.last?.isBusy == true {
        respond(to: .text(key), &reply)
      } else {
        reply.say(
          key.isButton
            ? Term("button-unknown", ["button": .term(Term(key: key))])
            : Term("key-unknown", ["key": .text(key)]))
      }
    }
    return finish(&reply)
  }

  /// Takes what an inquiry has brought; see ``Request/ponder(_:)``.
  public mutating func hear(_ finding: Finding, to id: Int, at moment: Moment) -> [Request] {
    var reply = reply(at: moment)
    reply.isImmediate = false
    for index in screens.indices {
      screens[index].hear(
        finding, to: id, isInFront: index == screens.indices.last, &reply)
    }
    return finish(&reply)
  }

  /// Gives up what the player waited for, where that is anything.
  ///
  /// - Returns: whether what was given meant nothing else.
  private mutating func withdraw(before input: Input, _ reply: inout Reply) -> Bool {
    guard let front = screens.indices.last, screens[front].isWaiting else { return false }
    return screens[front].withdraw(before: meaning(of: input), &reply)
  }

  private func meaning(of input: Input) -> Command? {
    switch input {
    case .line(let line): command(line)
    case .key(let key): keymap.command(key: key) ?? step(key)
    case .tick, .leave: nil
    }
  }

  /// What a line means on the screen in front.
  private func command(_ line: String) -> Command {
    let start = line.drop(while: \.isWhitespace)
    let text = start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    if wantsText { return text.isEmpty || text == "0" ? .back : .text(text) }
    guard screens.last?.takesValues == true else { return keymap.command(line: line) }
    if text.isEmpty { return .back }
    return step(text) ?? (Keymap.number(text) == nil ? keymap.command(line: text) : .text(text))
  }

  /// What plus and minus mean where a value can be raised and lowered.
  private func step(_ sign: String) -> Command? {
    guard screens.last?.takesValues == true else { return nil }
    switch sign {
    case "+": return .step(.up)
    case "-", "\u{2212}": return .step(.down)
    default: return nil
    }
  }

  /// The kind of the game that is being played; nil in the menus outside of games.
  private var kind: (any GameKind)? { playing.flatMap { world.kind(of: $0.game) } }

  /// Every place of the table that is played on; nil where none is.
  public var places: [Place]? { playing?.table.places }

  /// Where the card lies that is in hand, or the first of several; nil where none is.
  public var placeInHand: Place? {
    playing.flatMap { playing in playing.picked.first.flatMap(playing.table.place) }
  }

  /// The game in front, or below what is in front.
  private var playing: Playing? { screens.lazy.compactMap(\.playing).last }

  private var keymap: Keymap { world.keymaps.keymap(of: kind) }

  /// The reply alone holds the history while it is made, so that adding to it copies nothing.
  private mutating func reply(at moment: Moment) -> Reply {
    let reply = Reply(world: world, moment: moment, kind: kind, memory: memory)
    memory.history = History()
    return reply
  }

  private mutating func respond(to command: Command, _ reply: inout Reply) {
    let isBusy = screens.last?.isBusy ?? false
    guard isBusy || !answerAnywhere(command, &reply), isBusy || !settles(command, &reply),
      var screen = screens.popLast()
    else { return }
    screen.respond(to: command, &reply)
    screens.append(screen)
  }

  /// Whether something is open without a main menu below it.
  private var isAlone: Bool { screens.first.map { $0.title != Menu.main.title } ?? false }

  /// Follows the routes the reply took and keeps what it changed.
  private mutating func finish(_ reply: inout Reply) -> [Request] {
    var arrival: Arrival?
    while let route = reply.nextRoute() {
      switch route {
      case .open(let screen):
        screens.append(screen)
        arrival = .new
      case .play(let playing):
        screens = [Menu.main, playing]
        arrival = .new
      case .replace(let screen):
        if screens.count > 1 || isAlone { screens.removeLast() }
        screens.append(screen)
        arrival = .new
      case .close where isAlone && screens.count == 1,
        .giveUp where isAlone && screens.count == 1:
        reply.leave()
      case .close:
        if screens.count > 1 { screens.removeLast() }
        arrival = .return
      case .giveUp:
        if screens.count > 1 { screens.removeLast() }
        arrival = .resumption
      case .home where isAlone: reply.leave()
      case .home:
        for screen in screens { screen.leave(&reply) }
        screens = [Menu.main]
        arrival = .new
      case .start(let start):
        begin(start, &reply)
      case .forward(let command):
        arrival = nil
        respond(to: command, &reply)
      }
      if !reply.hasRoutes, let arrived = arrival {
        arrival = nil
        arrive(arrived, &reply)
      }
    }
    reply.remember()
    memory = reply.memory
    return reply.requests
  }

  /// How a screen came to the front.
  private enum Arrival { case new, `return`, resumption }

  private mutating func arrive(_ arrival: Arrival, _ reply: inout Reply) {
    guard let front = screens.indices.last else { return }
    switch arrival {
    case .new: screens[front].open(&reply, isReturning: false)
    case .return: screens[front].open(&reply, isReturning: true)
    case .resumption: screens[front].resume(&reply)
    }
  }

  /// What means the same on every screen.
  private mutating func answerAnywhere(_ command: Command, _ reply: inout Reply) -> Bool {
    guard case .query(let query) = command, !wantsText else { return false }
    switch query {
    case .repeat: reply.sayAgain(wanted(reply))
    case .slowly: reply.saySlowly(wanted(reply))
    case .older: reply.sayAgain(reply.history.older(), orEdge: "history-oldest")
    case .newer: reply.sayAgain(reply.history.newer(), orEdge: "history-newest")
    case .silence: reply.request(.hush)
    case .spell: reply.spell(screens.last?.spelled)
    case .settings: openOnce(Menu.settings, &reply)
    case .help: openOnce(HelpScreen(playing), &reply)
    case .verbosity: reply.cycleVerbosity()
    case .learner: reply.toggleLearner()
    default: return false
    }
    return true
  }

  /// What is said again: the answer heard last, or the whole of a question that it says nothing of.
  private func wanted(_ reply: Reply) -> History.Answer {
    let last = reply.history.current
    guard reply.history.isNewest, var front = screens.last, front.isQuestion else { return last }
    let whole = reply.trial { front.open(&$0, isReturning: true) }
    let heard = Set(last.map(\.sentences))
    return whole.allSatisfy { heard.contains($0.sentences) } ? last : whole
  }

  /// Goes to a setting that is named after the word for settings, or sets it: "settings typing",
  /// "settings typing keys".
  private func settles(_ command: Command, _ reply: inout Reply) -> Bool {
    guard case .text(let text) = command, !wantsText, let gap = text.firstIndex(of: " "),
      keymap.command(line: String(text[..<gap])) == .query(.settings)
    else { return false }
    reply.openSetting(called: String(text[gap...].dropFirst()))
    return true
  }

  /// Opens a screen, or reads it again where it is in front already.
  private mutating func openOnce(_ screen: any Screen, _ reply: inout Reply) {
    guard let front = screens.last, front.title != nil, front.title == screen.title else {
      return reply.go(.open(screen))
    }
    screens[screens.count - 1].open(&reply, isReturning: true)
  }
}

extension Dialogue.Input {
  /// Whether it is something the player says to what is in front.
  fileprivate var isGiven: Bool {
    switch self {
    case .line, .key: true
    case .tick, .leave: false
    }
  }
}
