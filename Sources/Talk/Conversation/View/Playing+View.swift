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
    let listed = told.compactMap { line -> (Int, Term)? in
      guard let number = line.choice,
        case .term(let title)? = line.sentences.first?.fillings["title"]
      else { return nil }
      return (number, title)
    }
    view.entries = (listed + emptySquares(reply)).map { number, title in
      DialogueView.Entry(
        number: number, title: title, choice: .command(.number(number)), isPossible: true,
        language: nil)
    }
    return view
  }

  /// The squares a piece in hand may go to, which are told in one line; on a page they are buttons,
  /// too.
  private func emptySquares(_ reply: Reply) -> [(Int, Term)] {
    guard reply.environment.equipment.isPage, !reply.isTypedByKeys, let piece = picked.first,
      goesToEmptySquare(reply)
    else { return [] }
    return targets(for: piece, reply).map { target in
      (numbering.number(of: target.place), title(of: target, for: piece, reply))
    }
  }
}
