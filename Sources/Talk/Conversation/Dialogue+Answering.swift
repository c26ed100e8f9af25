// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

extension Dialogue {
  public mutating func respond(to input: Input, at moment: Moment) -> [Request] {
    var reply = reply(at: moment)
    switch input {
    case .line, .choose: reply.usesPad = false
    case .key(let key): reply.usesPad = key.isButton
    case .tick, .leave: break
    }
    if memory.waiting != nil, !leavesWait(input, &reply) {
      wait(with: input, &reply)
      return finish(&reply)
    }
    let offered = reply.memory.offered
    if input.isGiven { reply.memory.offered = nil }
    if input.isGiven, cancelPending(before: input, &reply) { return finish(&reply) }
    switch input {
    case .leave: leave(&reply)
    case .tick:
      if let front = screens.last?.contents, front.isBusy || front.isWaiting {
        respond(to: .tick, &reply)
      }
    case .line(let line):
      if let offered, let agrees = environment.language.agreement(line) {
        agrees ? respond(to: command(offered), &reply) : reply.say("offer-declined")
        break
      }
      let meant = command(line)
      respond(to: isEntry(line, before: meant, reply) ? .text(line) : meant, &reply)
    case .choose(let choice): choose(choice, &reply)
    case .key(let key):
      reply.request(.hush)
      if let command = command(key: key) {
        respond(to: command, &reply)
      } else if screens.last?.contents.isBusy == true {
        respond(to: .text(key), &reply)
      } else {
        reply.say(
          key.isButton
            ? Term("button-unknown", ["button": .term(Term(key: key))])
            : Term("key-unknown", ["key": .text(key)]))
        withFront(&reply) { $0.remind(&$1) }
      }
    }
    return finish(&reply)
  }

  /// Whether a line names an entry of the menu in front in full; help, leaving and what is said again
  /// mean the same everywhere.
  private func isEntry(_ line: String, before command: Command, _ reply: Reply) -> Bool {
    switch command {
    case .number, .back, .text: false
    case .query(let query) where [.help, .quit, .repeat, .silence].contains(query): false
    default: screens.last?.contents.isEntry(line, reply) == true
    }
  }

  /// Keeps what must not be lost, and ends the talk.
  func leave(_ reply: inout Reply) {
    for screen in screens { screen.contents.leave(&reply) }
    reply.leave()
  }

  /// The reply alone holds the history while it is made, so that adding to it copies nothing.
  mutating func reply(at moment: Moment) -> Reply {
    let reply = Reply(
      environment: environment, moment: moment, descriptor: descriptor, memory: memory)
    memory.history = History()
    return reply
  }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    let isBusy = screens.last?.contents.isBusy ?? false
    guard isBusy || !answerAnywhere(command, &reply), isBusy || !goesByName(command, &reply)
    else { return }
    withFront(&reply) { $0.respond(to: command, &$1) }
  }

  /// Gives up what was asked aside, where that is anything; see ``Waiting``.
  ///
  /// - Returns: whether what was given meant nothing else.
  private mutating func cancelPending(before input: Input, _ reply: inout Reply) -> Bool {
    let command = meaning(of: input)
    guard screens.last?.contents.isWaiting == true,
      ![.query(.silence), .query(.repeat)].contains(command)
    else { return false }
    var isDone = false
    withFront(&reply) { isDone = $0.cancelPending(before: command, &$1) }
    return isDone
  }
}

// What the player means.
extension Dialogue {
  func meaning(of input: Input) -> Command? {
    switch input {
    case .line(let line): command(line)
    case .key(let key): command(key: key)
    case .choose(.command(let command)): command
    case .choose(.text(let text)): self.command(text)
    case .choose(.action), .tick, .leave: nil
    }
  }

  /// What a key means on the screen in front: in a menu letters search, see ``Command/letter(_:)``.
  private func command(key: String) -> Command? {
    if let answer = agreement(key) { return answer }
    if key.count == 1, key.first?.isLetter == true, settings.input == .keys,
      screens.last?.contents.isSearched == true
    {
      return .letter(key)
    }
    // Where a value is lowered by a minus sign, that is no digit of a keyboard which has it there.
    return step(key) ?? keymap.command(key: key)
  }

  /// What a line means on the screen in front.
  func command(_ line: String) -> Command {
    let start = line.drop(while: \.isWhitespace)
    let text = start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    if case .text(let question)? = screens.last {
      return question.meaning(of: text, playing, environment, keymap)
    }
    if let answer = agreement(text) { return answer }
    guard screens.last?.contents.takesValues == true else { return keymap.command(line: line) }
    if text.isEmpty { return .back }
    return step(text) ?? (Keymap.number(text) == nil ? keymap.command(line: text) : .text(text))
  }

  /// Yes or no where that is asked, whatever else the word or letter means.
  private func agreement(_ text: String) -> Command? {
    guard case .menu(let menu)? = screens.last,
      menu.page.contents.isYesOrNo(environment.equipment)
    else { return nil }
    return environment.language.agreement(text).map { .number($0 ? 1 : 2) }
  }

  /// What plus and minus mean where a value can be raised and lowered.
  private func step(_ sign: String) -> Command? {
    guard screens.last?.contents.takesValues == true else { return nil }
    switch sign {
    case "+": return .step(.up)
    case "-", "\u{2212}": return .step(.down)
    default: return nil
    }
  }
}

// What is asked on any screen.
extension Dialogue {
  /// What means the same on every screen.
  private mutating func answerAnywhere(_ command: Command, _ reply: inout Reply) -> Bool {
    guard case .query(let query) = command else { return false }
    switch query {
    case .repeat: reply.sayAgain(wanted(reply))
    case .slowly: reply.saySlowly(wanted(reply))
    case .older: reply.sayAgain(reply.history.older(), orEdge: "history-oldest")
    case .newer: reply.sayAgain(reply.history.newer(), orEdge: "history-newest")
    case .silence: reply.request(.hush)
    case .spell: reply.spell(screens.last?.contents.spelled)
    case .settings: openOnce(.settings(.topics), &reply)
    case .help: openOnce(.help(.topics), &reply)
    case .verbosity: reply.cycleVerbosity()
    case .learner: reply.toggleLearner()
    case .refresher where !isAsking: reply.startRefresher()
    default: return false
    }
    return true
  }

  /// Whether a quiz or a lesson is in front.
  private var isAsking: Bool {
    guard case .menu(let menu)? = screens.last, case .quiz = menu.page else { return false }
    return true
  }

  /// What is said again: the answer heard last, or the whole of a question that it says nothing of.
  private func wanted(_ reply: Reply) -> History.Answer {
    let last = reply.history.current
    guard reply.history.isNewest, var front = screens.last?.contents, front.isQuestion else {
      return last
    }
    let whole = reply.trial { front.open(&$0, isReturning: true) }
    let heard = Set(last.map(\.sentences))
    return whole.allSatisfy { heard.contains($0.sentences) } ? last : whole
  }

  /// Goes to what is named after the word for settings or help: "settings typing", "settings typing
  /// keys", "help sounds", "help 2".
  private func goesByName(_ command: Command, _ reply: inout Reply) -> Bool {
    guard case .text(let text) = command, !isAnswer(text), !isForTable(text),
      let gap = text.firstIndex(of: " ")
    else { return false }
    let rest = String(text[gap...].dropFirst())
    switch keymap.command(line: String(text[..<gap])) {
    case .query(.settings): reply.openSetting(called: rest)
    case .query(.help):
      var topics = Menu(.help(.topics))
      topics.respond(to: Keymap.number(rest).map { .number($0) } ?? .text(rest), &reply)
    default: return false
    }
    return true
  }
}

extension Dialogue {
  /// Whether a text means something at the table in front.
  private func isForTable(_ text: String) -> Bool {
    guard case .playing(let playing)? = screens.last else { return false }
    return playing.understands(text, environment)
  }

  /// Whether a text answers what is asked in front.
  private func isAnswer(_ text: String) -> Bool {
    guard case .text(let question)? = screens.last else { return false }
    return question.isAnswered(by: text, playing, environment)
  }
}

extension Dialogue.Input {
  /// Whether it is something the player says to what is in front.
  var isGiven: Bool {
    switch self {
    case .line, .key, .choose: true
    case .tick, .leave: false
    }
  }
}
