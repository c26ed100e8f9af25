// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

extension Dialogue {
  /// What is in front; the same for the same inputs.
  public var view: DialogueView {
    var reply = Reply(
      environment: environment, moment: Moment(seconds: 0, day: 0), descriptor: descriptor,
      memory: memory)
    reply.usesPad = false
    var view = view(&reply)
    view.table = playing.map { $0.view(reply) }
    if isWaiting { view.expectation = .waiting }
    view.isPondering = playing?.analysis.asked != nil
    return view
  }

  private func view(_ reply: inout Reply) -> DialogueView {
    switch screens.last {
    case .menu(let menu)?:
      reply.playing = playing
      return menu.view(reply)
    case .ended(let ended)?:
      reply.playing = ended.table
      return ended.menu.view(reply)
    case .text(let question)?: return question.view
    case .number(let setting)?: return setting.view(reply)
    case .playing(let playing)?: return playing.dialogueView(reply)
    case nil: return DialogueView(expectation: .waiting)
    }
  }

  /// Does what an entry of the view stands for. One that is not there any more is refused.
  mutating func choose(_ choice: DialogueView.Choice, _ reply: inout Reply) {
    switch choice {
    case .action(let action):
      let entries = view.entries
      guard let entry = entries.first(where: { $0.choice == .action(action) }) else {
        return reply.say(Term("menu-no-such-entry", ["count": .number(entries.count)]))
      }
      respond(to: .number(entry.number), &reply)
    case .command(let command):
      if case .playing(var playing)? = screens.last {
        // What is chosen from has been read, if not heard.
        _ = reply.trial { playing.answer(.list, &$0) }
        screens[screens.count - 1] = .playing(playing)
      }
      respond(to: command, &reply)
    case .text(let text): respond(to: self.command(text), &reply)
    }
  }
}

extension Menu {
  func view(_ reply: Reply) -> DialogueView {
    let entries = entries(reply)
    let heading = page.contents.heading(reply)
    var view = DialogueView(expectation: .choice)
    if page.contents.isYesOrNo(reply.environment.equipment) { view.expectation = .yesOrNo }
    view.zero = page.contents.zero.view
    view.title = heading.first
    view.details = Array(heading.dropFirst())
    view.prompt = prompt(for: entries.count)
    view.entries = entries.enumerated().map { index, entry in
      DialogueView.Entry(
        number: index + 1, title: entry.title, choice: .action(entry.action),
        isPossible: entry.action.isPossible(reply), language: entry.language)
    }
    view.focus = focus.flatMap { entries.indices.contains($0) ? $0 : nil }
    return view
  }
}

extension Menu.Zero {
  fileprivate var view: DialogueView.Zero? {
    switch self {
    case .nothing: nil
    case .keeps: .keeps
    case .goesBack, .returns, .asks: .goesBack
    }
  }
}

extension Action {
  /// Whether it would do anything now but be refused.
  fileprivate func isPossible(_ reply: Reply) -> Bool {
    switch self {
    case .pass(let command), .passBeyond(let command):
      reply.playing.map { $0.isPossible(command) } ?? true
    default: true
    }
  }
}

extension Playing {
  fileprivate func isPossible(_ command: Command) -> Bool {
    switch command {
    case .act(let act):
      let pieces = [[], picked] + picked.map { [$0] } + (focusedPiece.map { [[$0]] } ?? [])
      return secret.acts.contains(act)
        || pieces.contains { game.refusal(of: Move(act, with: $0), on: table) == nil }
    case .query(.restart): return match.moveCount > 0
    case .query(.toBookmark): return match.bookmark != nil
    case .query(let query): return canDo(query)
    default: return true
    }
  }
}

extension TextQuestion {
  fileprivate var view: DialogueView {
    var view = DialogueView(expectation: .text)
    view.title = question
    if let range = dial?.numbers { view.expectation = .number(range) }
    view.entries = (dial?.answers ?? []).enumerated().map { index, answer in
      DialogueView.Entry(
        number: Int(answer.text) ?? index + 1, title: answer.title, choice: .text(answer.text),
        isPossible: true, language: nil)
    }
    return view
  }
}

extension NumberSetting {
  fileprivate func view(_ reply: Reply) -> DialogueView {
    var view = DialogueView(expectation: .text)
    guard let setting = setting(reply) else { return view }
    view.title = setting.title
    view.details = [Term("setting-changed", setting.fillings(in: reply.settings)), setting.help]
    view.prompt = range(of: setting)
    if takesZero(reply) { view.zeroLine = "" }
    switch setting.kind {
    case .number(let range, _, _): view.expectation = .number(range)
    case .limit(let least, _): view.expectation = .number(least...SavedMatch.largestCount)
    case .toggle, .choice, .listed, .address: break
    }
    return view
  }
}
