// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A numbered menu. Its entries are asked for anew each time, so that they tell what is now.
struct Menu: Screen {
  /// What is said before the entries, a line each.
  let heading: [Term]
  let entries: @Sendable (Reply) -> [Entry]
  let zero: Zero

  /// Whether a command that means nothing here is meant for the screen below.
  var passesOn = false

  /// Whether it is no message of its own: what was said before it is then what is said again.
  var isAside = false

  private var focus: Int?
  private var entry = NumberEntry()

  /// What 0 does.
  enum Zero: Sendable {
    case goesBack
    /// There is nowhere to go back to, and an entry leaves.
    case nothing
    /// The program ends.
    case leaves
    /// Something that leaves it as it is.
    case keeps(@Sendable (inout Reply) -> Void)
    /// Back, but something is asked or told before, even where the player wants to be gone.
    case asks(@Sendable (inout Reply) -> Void)
    /// The same where the program ends with it.
    case asksToLeave(@Sendable (inout Reply) -> Void)
  }

  struct Entry: Sendable {
    let title: Term
    /// The language that the entry stands for, which can be typed by its name.
    var language: String?
    let choose: @Sendable (inout Reply) -> Void

    init(
      _ title: Term, language: String? = nil, choose: @escaping @Sendable (inout Reply) -> Void
    ) {
      self.title = title
      self.language = language
      self.choose = choose
    }

    /// An entry that opens a screen.
    init(_ title: Term, opening screen: @escaping @Sendable () -> any Screen) {
      self.init(title) { $0.go(.open(screen())) }
    }
  }

  init(
    _ heading: [Term], zero: Zero = .goesBack, passesOn: Bool = false,
    entries: @escaping @Sendable (Reply) -> [Entry]
  ) {
    self.heading = heading
    self.entries = entries
    self.zero = zero
    self.passesOn = passesOn
  }

  var title: Term? { heading.first }

  mutating func open(_ reply: inout Reply, isReturning: Bool) {
    if isAside { reply.isRetold = true }
    for line in heading { reply.say(line) }
    read(&reply)
    tellFocus(&reply)
  }

  /// What Enter would choose, where a key may choose it.
  private mutating func tellFocus(_ reply: inout Reply) {
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
      return reply.say(heading.first.map { [$0] } ?? [])
    }
    reply.list(entries[focus].title, under: focus + 1)
  }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    let command = command == .takeBack ? .back : command
    let count = entries(reply).count
    if case .digit = command {
    } else if command != .accept, !entry.isEmpty {
      // Digits pressed before another command belong to no number any more.
      entry.clear()
      if command == .back { return reply.prompt(Term(prompt, ["count": .number(count)])) }
    }
    switch command {
    case .number(let number): choose(number, &reply)
    case .text(let text) where language(called: text, reply) != nil:
      language(called: text, reply)?.choose(&reply)
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
    case .query(.all) where passesOn: reply.pass(command)
    case .query(.list), .query(.here), .query(.all): open(&reply, isReturning: true)
    case .query(.quit): quit(&reply)
    case _ where passesOn: reply.pass(command)
    default:
      reply.say(
        reply.usesPad
          ? Term("menu-no-command") : refusal("menu-not-understood", count, reply.wayToHelp))
    }
  }

  private func read(_ reply: inout Reply) {
    let entries = entries(reply)
    guard !entries.isEmpty else { return reply.prompt(Term("menu-back-only")) }
    for (index, entry) in entries.enumerated() {
      reply.list(entry.title, under: index + 1)
    }
    reply.prompt(Term(prompt, ["count": .number(entries.count)]))
    if reply.usesPad { reply.hint("hint-pad-menu") }
  }

  private func language(called text: String, _ reply: Reply) -> Entry? {
    let languages = entries(reply).filter { $0.language != nil }
    guard !languages.isEmpty, let language = reply.environment.languageCalled(text) else {
      return nil
    }
    return languages.first { $0.language == language }
  }

  private var prompt: Key {
    switch zero {
    case .goesBack, .asks: "menu-choose-or-back"
    case .nothing: "menu-choose"
    case .leaves, .asksToLeave: "menu-choose-or-leave"
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
    entries[number - 1].choose(&reply)
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
    switch zero {
    case .goesBack: reply.go(.close)
    case .nothing: reply.say(reply.usesPad ? "menu-nowhere-back-pad" : "menu-nowhere-back")
    case .leaves: reply.leave()
    case .keeps(let act), .asks(let act), .asksToLeave(let act): act(&reply)
    }
  }

  private func quit(_ reply: inout Reply) {
    switch zero {
    case .goesBack, .keeps: reply.go(.home)
    case .nothing, .leaves: reply.leave()
    case .asks(let act), .asksToLeave(let act): act(&reply)
    }
  }
}
