// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A numbered menu. Its entries are asked for anew each time, so that they tell what is now.
struct Menu: Screen {
  /// What is said before the entries, a line each.
  let heading: [Term]
  let entries: @Sendable (Reply) -> [Entry]
  /// Whether 0 leads back; the main menu has nowhere to go back to.
  var canGoBack = true
  /// What 0 does instead of going back.
  var onBack: (@Sendable (inout Reply) -> Void)?
  /// Whether what 0 does comes to going back.
  private var leaves = false

  /// Whether a command that means nothing here is meant for the screen below.
  var passesOn = false

  private var focus: Int?
  private var entry = NumberEntry()

  struct Entry: Sendable {
    let title: Term
    let choose: @Sendable (inout Reply) -> Void

    init(_ title: Term, choose: @escaping @Sendable (inout Reply) -> Void) {
      self.title = title
      self.choose = choose
    }

    /// An entry that opens a screen.
    init(_ title: Term, opening screen: @escaping @Sendable () -> any Screen) {
      self.init(title) { $0.go(.open(screen())) }
    }
  }

  init(
    _ heading: [Term], canGoBack: Bool = true, passesOn: Bool = false,
    onBack: (@Sendable (inout Reply) -> Void)? = nil,
    entries: @escaping @Sendable (Reply) -> [Entry]
  ) {
    self.heading = heading
    self.entries = entries
    self.canGoBack = canGoBack
    self.passesOn = passesOn
    self.onBack = onBack
  }

  /// A menu that does something when 0 leaves it.
  init(
    _ heading: [Term], leaving: @escaping @Sendable (inout Reply) -> Void,
    entries: @escaping @Sendable (Reply) -> [Entry]
  ) {
    self.init(heading, onBack: leaving, entries: entries)
    leaves = true
  }

  var title: Term? { heading.first }

  func open(_ reply: inout Reply, isReturning: Bool) {
    for line in heading { reply.say(line) }
    read(&reply)
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
    case .query(.quit): canGoBack ? reply.go(.home) : reply.leave()
    case _ where passesOn: reply.pass(command)
    default:
      reply.say(
        reply.usesPad
          ? Term("menu-no-command")
          : Term("menu-not-understood", ["count": .number(count)]))
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

  private var prompt: Key {
    if onBack != nil, !leaves { return "menu-choose-or-keep" }
    return canGoBack ? "menu-choose-or-back" : "menu-choose"
  }

  private mutating func choose(_ number: Int, _ reply: inout Reply) {
    if number == 0 { return back(&reply) }
    let entries = entries(reply)
    guard entries.indices.contains(number - 1) else {
      return reply.say(Term("menu-no-such-entry", ["count": .number(entries.count)]))
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
    reply.say(
      [
        Term(
          focus != now ? "menu-entry" : focus == 0 ? "menu-entry-first" : "menu-entry-last",
          ["n": .number(focus + 1), "title": .term(entries(reply)[focus].title)])
      ], topic: .focus, choice: focus + 1, isKept: false)
  }

  private func back(_ reply: inout Reply) {
    if let onBack { return onBack(&reply) }
    if canGoBack { return reply.go(.close) }
    reply.say(reply.usesPad ? "menu-nowhere-back-pad" : "menu-nowhere-back")
  }
}
