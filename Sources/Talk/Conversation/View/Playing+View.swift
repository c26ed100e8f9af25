// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Playing {
  /// What can be chosen now is what the list tells when it is asked for.
  func dialogueView(_ reply: Reply) -> DialogueView {
    var asked = self
    let told = reply.trial { asked.answer(.list, &$0) }
    var view = DialogueView(expectation: .command)
    view.title = game.title
    view.details = [game.difficulty.name] + (game.descriptions?.progress(of: table) ?? [])
    view.prompt = told.last { $0.choice == nil }?.sentences.last
    view.entries = told.compactMap { line in
      guard let number = line.choice,
        case .term(let title)? = line.sentences.first?.fillings["title"]
      else { return nil }
      return DialogueView.Entry(
        number: number, title: title, choice: .command(.number(number)), isPossible: true,
        language: nil)
    }
    return view
  }
}
