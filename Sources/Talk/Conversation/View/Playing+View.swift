// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

extension Playing {
  /// What can be chosen now is what the list tells when it is asked for.
  func view(_ reply: Reply) -> DialogueView {
    var asked = self
    let told = reply.trial { asked.answer(.list, &$0) }
    var view = DialogueView(expectation: .command)
    view.title = game.title
    view.details = [game.difficulty.name] + game.progress(of: table)
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

  func tableView(_ reply: Reply) -> TableView {
    let narrator = narrator(reply)
    let pickable = Set(game.picks(after: isGathering ? picked : [], on: table))
    let targets = Set(goals(reply))
    var rows: [[TableView.PlaceView]] = []
    for place in numbering.places {
      let view = TableView.PlaceView(
        place: place, number: numbering.number(of: place), name: place.name,
        label: narrator.label(of: place, on: table),
        pieces: table[place].map { lying in
          TableView.PieceView(
            piece: lying.isFaceUp ? lying.piece : nil,
            name: lying.isFaceUp ? narrator.sight(of: lying.piece) : nil,
            isPickable: pickable.contains(lying.piece), isPicked: picked.contains(lying.piece))
        },
        act: game.act(at: place, on: table), isTarget: targets.contains(place),
        focus: place == focusedPlace ? focus.depth : nil)
      if let last = rows.last?.last?.place, last.isBeside(place) {
        rows[rows.count - 1].append(view)
      } else {
        rows.append([view])
      }
    }
    return TableView(rows: rows)
  }

  /// Where what is picked may go; wrong goals too, where the player has to know which is right.
  private func goals(_ reply: Reply) -> [Place] {
    guard isCarrying else { return [] }
    return game.goals(for: picked, on: table, onlyRight: showsRightGoals(reply))
  }
}

extension Place {
  /// Whether both stand in one row.
  fileprivate func isBeside(_ other: Place) -> Bool {
    kind == other.kind && (kind != .square || row == other.row)
  }
}
