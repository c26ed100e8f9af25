// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A numbered menu. Its entries are asked for anew each time, so that they tell what is now.
struct Menu: ScreenContents, Equatable, Codable {
  let page: Page
  /// Whether the program ends with it.
  var isLast = false
  private(set) var focus: Int?
  private var entry = NumberEntry()

  init(_ page: Page, isLast: Bool = false) {
    self.page = page
    self.isLast = isLast
  }

  /// What 0 does.
  enum Zero: Equatable {
    case goesBack
    /// There is nowhere to go back to, and an entry leaves.
    case nothing
    /// Something that leaves it as it is.
    case keeps(Action)
    /// Back, by an action of its own.
    case returns(Action)
    /// Back, but something is asked or told before, even where the player wants to be gone.
    case asks(Action)

    /// Whether what can be given is said after the entries; a question that may be left open is asked
    /// in as few words as it takes.
    var isPrompted: Bool { if case .keeps = self { false } else { true } }
  }

  struct Entry {
    let title: Term
    let action: Action
    /// The language that the entry stands for, which can be typed by its name.
    let language: String?

    init(_ title: Term, _ action: Action, language: String? = nil) {
      self.title = title
      self.action = action
      self.language = language
    }

    /// An entry that opens a menu.
    init(_ title: Term, opening page: Page) { self.init(title, .open(page)) }
  }

  var screen: Screen { .menu(self) }
  var isQuestion: Bool { page.contents.isQuestion }
  var isSearched: Bool { true }

  func entries(_ reply: Reply) -> [Entry] { page.contents.entries(reply) }

  /// Told whole; on the way back the entry alone that was chosen last. A player who uses keys asks for
  /// lists: of a long one the entry in front is told.
  mutating func open(_ reply: inout Reply, isReturning: Bool) {
    entry.clear()
    let entries = entries(reply)
    if isReturning, !isQuestion, let focus, entries.indices.contains(focus) {
      return page.contents.isToldByAnswers && reply.hasSpoken ? () : resume(&reply)
    }
    guard reply.isTypedByKeys, !isQuestion, entries.count > Self.toldWhole else {
      return introduce(&reply)
    }
    for line in page.contents.heading(reply) { reply.say(line) }
    focus = focus.map { min($0, entries.count - 1) } ?? 0
    resume(&reply)
    reply.prompt(prompt(for: entries.count))
  }

  /// So many entries are read by themselves; of more, a player who uses keys asks for the rest.
  private static let toldWhole = 4

  /// The first entries, or none, and how the others are heard.
  private mutating func introduce(_ reply: inout Reply) {
    let entries = entries(reply)
    guard let count = page.contents.introducedCount(reply), count < entries.count else {
      return readWhole(&reply)
    }
    for line in page.contents.heading(reply) { reply.say(line) }
    for (index, entry) in entries.prefix(count).enumerated() {
      reply.list(entry.title.form("short"), under: index + 1)
    }
    reply.prompt(Term("menu-enter-reads-all"))
  }

  private mutating func readWhole(_ reply: inout Reply) {
    let contents = page.contents
    if page == .main { reply.isMainMenuTold = true }
    if contents.isAside { reply.isRetold = true }
    for line in contents.heading(reply) { reply.say(line) }
    read(&reply)
    readFocus(&reply)
  }

  /// What Enter would choose, where a key may choose it.
  private mutating func readFocus(_ reply: inout Reply) {
    guard let now = focus else { return }
    let entries = entries(reply)
    focus = entries.isEmpty ? nil : min(now, entries.count - 1)
    guard let focus, reply.usesPad || reply.settings.input == .keys else { return }
    reply.say(told(focus, of: entries), topic: .focus, choice: focus + 1)
  }

  private func told(_ index: Int, of entries: [Entry], _ key: Key = "menu-entry") -> [Term] {
    [Term(key, ["n": .number(index + 1), "title": .term(entries[index].title)])]
  }

  /// The entry chosen last; before there is one, what the menu is called.
  func resume(_ reply: inout Reply) {
    let entries = entries(reply)
    guard let focus, entries.indices.contains(focus) else {
      return reply.say(page.contents.heading(reply).first.map { [$0] } ?? [])
    }
    reply.list(entries[focus].title, under: focus + 1)
  }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    let command = command == .takeBack ? .back : command
    let (count, passesOn) = (entries(reply).count, page.contents.passesOn)
    if case .digit = command {
    } else if command != .accept, !entry.isEmpty {
      // Digits pressed before another command belong to no number any more.
      entry.clear()
      if command == .back { return reply.prompt(prompt(for: count)) }
    }
    switch command {
    case .number(let number): choose(number, &reply)
    case .text(let text) where language(called: text, reply) != nil:
      language(called: text, reply).map { reply.perform($0.action, on: self) }
    case .text(let text) where !named(text, reply).isEmpty: choose(named(text, reply), text, &reply)
    case .letter(let letter): seek(letter, &reply)
    case .digit(let digit):
      guard let number = entry.add(digit, among: 0...count) else {
        return entry.read(among: 0...count, &reply)
      }
      choose(number, &reply)
    case .accept:
      if let number = entry.isEmpty ? focus.map({ $0 + 1 }) : entry.take() {
        choose(number, &reply)
      } else {
        read(&reply)
      }
    case .step(let step): move(step, count, &reply)
    case .back: back(&reply)
    case _ where page.contents.staysForQuestions && reply.asksTable(command):
      reply.askTable(command)
    case .query(.all) where passesOn: reply.pass(command)
    case .query(.list), .query(.here), .query(.all): readWhole(&reply)
    case .query(.quit): quit(&reply)
    case _ where passesOn && reply.isForTable(command): reply.pass(command)
    default:
      reply.say(
        reply.usesPad
          ? Term("menu-no-command") : refusal("menu-not-understood", count, reply.wayToHelp))
    }
  }

  private func read(_ reply: inout Reply) {
    let entries = entries(reply)
    for (index, entry) in entries.enumerated() {
      reply.list(entry.title, under: index + 1)
    }
    if page.contents.zero.isPrompted { reply.prompt(prompt(for: entries.count)) }
    if reply.usesPad, !entries.isEmpty { reply.hint("hint-pad-menu") }
  }

  func isEntry(_ line: String, _ reply: Reply) -> Bool {
    let wanted = line.split(whereSeparator: \.isWhitespace).joined(separator: " ").folded
    return wanted.count > 1
      && entries(reply).contains {
        reply.environment.language.words($0.title).contains { title in
          // What stands before a colon is a name, what follows it tells more.
          [title, title.beforeColon].contains { $0.folded == wanted }
        }
      }
  }

  /// The entries that a text names: by all of their words, by how they begin, or by words in them.
  private func named(_ text: String, _ reply: Reply) -> [Int] {
    let titles = entries(reply).map { reply.environment.language.words($0.title).map(\.folded) }
    let wanted = text.folded
    let ways: [(String) -> Bool] = [
      { $0 == wanted }, { $0.hasPrefix(wanted) }, { " \($0)".contains(" \(wanted)") },
    ]
    return ways.lazy
      .map { way in titles.indices.filter { titles[$0].contains(where: way) } }
      .first { !$0.isEmpty } ?? []
  }

  private mutating func choose(_ named: [Int], _ text: String, _ reply: inout Reply) {
    guard named.count > 1 else { return choose((named.first ?? -1) + 1, &reply) }
    let entries = entries(reply)
    reply.say(
      Term(
        "typed-ambiguous",
        ["text": .text(text), "names": .list(named.map { entries[$0].title })]))
  }

  /// Goes to the next entry with a word that begins with a letter, round the list.
  private mutating func seek(_ letter: String, _ reply: inout Reply) {
    let entries = entries(reply)
    let found = entries.indices.filter { index in
      reply.environment.language.words(entries[index].title).contains {
        " \($0.folded)".contains(" \(letter.folded)")
      }
    }
    guard let next = found.first(where: { $0 > focus ?? -1 }) ?? found.first else {
      reply.request(.show(.edge()))
      return reply.say(
        Term("menu-no-letter", ["letter": .text(letter.uppercased())]), topic: .focus)
    }
    focus = next
    reply.say(told(next, of: entries), topic: .focus, choice: next + 1)
  }

  private func language(called text: String, _ reply: Reply) -> Entry? {
    let languages = entries(reply).filter { $0.language != nil }
    guard !languages.isEmpty, let language = reply.environment.languages.called(text) else {
      return nil
    }
    return languages.first { $0.language == language }
      ?? page.contents.entry(forLanguage: language, reply)
  }

  func prompt(for count: Int) -> Term {
    count == 0 ? Term("menu-back-only") : Term(prompt, ["count": .number(count)])
  }

  private var prompt: Key {
    switch page.contents.zero {
    case .goesBack, .returns, .asks: isLast ? "menu-choose-or-leave" : "menu-choose-or-back"
    case .nothing: "menu-choose"
    case .keeps: "menu-choose-or-keep"
    }
  }

  /// Where there is nothing to choose, 0 is all that can be given.
  private func refusal(_ key: Key, _ count: Int, _ more: [String: Filling] = [:]) -> Term {
    guard count > 0 else { return Term("menu-back-only") }
    return Term(key, more.merging(["count": .number(count)]) { $1 })
  }

  private mutating func choose(_ number: Int, _ reply: inout Reply) {
    if number == 0 { return back(&reply) }
    let entries = entries(reply)
    guard entries.indices.contains(number - 1) else {
      return reply.say(refusal("menu-no-such-entry", entries.count))
    }
    focus = number - 1
    reply.perform(entries[number - 1].action, on: self)
  }

  private mutating func move(_ step: Command.Step, _ count: Int, _ reply: inout Reply) {
    entry.clear()
    let now = focus
    focus =
      switch step {
      case .up, .left, .previousChoice: max((now ?? count) - 1, 0)
      case .down, .right, .nextChoice: min((now ?? -1) + 1, count - 1)
      case .first: 0
      case .last: count - 1
      }
    guard let focus, entries(reply).indices.contains(focus) else {
      self.focus = nil
      return read(&reply)
    }
    if focus == now { reply.request(.show(.edge())) }
    let key: Key =
      focus != now ? "menu-entry" : focus == 0 ? "menu-entry-first" : "menu-entry-last"
    reply.say(told(focus, of: entries(reply), key), topic: .focus, choice: focus + 1)
  }

  private func back(_ reply: inout Reply) {
    switch page.contents.zero {
    case .goesBack: isLast ? reply.leave() : reply.go(.close)
    case .nothing:
      // Single letters look for entries, that of the command to leave too.
      let hasLetters = !reply.usesPad && reply.settings.input == .lines
      reply.say(hasLetters ? "menu-nowhere-back" : "menu-nowhere-back-pad")
    case .keeps(let action), .returns(let action), .asks(let action):
      reply.perform(action, on: self)
    }
  }

  private func quit(_ reply: inout Reply) {
    switch page.contents.zero {
    case .goesBack where !isLast, .keeps, .returns: reply.go(.home)
    case .goesBack, .nothing: reply.leave()
    case .asks(let action): reply.perform(action, on: self)
    }
  }
}

extension String {
  fileprivate var beforeColon: String {
    prefix { !":：".contains($0) }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
