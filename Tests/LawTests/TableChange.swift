// SPDX-License-Identifier: GPL-3.0-or-later

import ConversationTestSupport
import Engine

/// Something that is otherwise on a table than before, found by comparing the two.
enum TableChange: Hashable {
  /// A pile that held something is empty.
  case emptied(Place)
  /// Another piece lies open on top, by whatever way it came there.
  case shows(Piece, at: Place)
  case stockEmptied
  /// The stock has pieces again, or others.
  case restocked
  case pointsLost(Int)
  /// What the game itself remarks on.
  case noted(Term)
  /// Pieces have gone out of play.
  case completed

  /// What it is, whatever it is of.
  var kind: String {
    switch self {
    case .emptied: "emptied"
    case .shows: "shows"
    case .stockEmptied: "stock emptied"
    case .restocked: "restocked"
    case .pointsLost: "points lost"
    case .noted: "noted"
    case .completed: "completed"
    }
  }

  static let kinds = [
    "emptied", "shows", "stock emptied", "restocked", "points lost", "noted", "completed",
  ]
}

extension HeardPlay.Step {
  /// What changed and was not told.
  var untold: [TableChange] { changes.filter { !isTold($0) } }

  private var changes: [TableChange] {
    let piles = after.places.compactMap(change(of:))
    // What a move that is taken back had changed is told as that move; what comes up is new.
    guard manner != .undone else {
      return piles.filter { change in
        if case .shows(_, let place) = change {
          after.layout[place].contains(.showing)
        } else {
          false
        }
      }
    }
    let notes = events.compactMap { event -> TableChange? in
      if case .noted(let term) = event { .noted(term) } else { nil }
    }
    return piles + notes + (pointsLost > 0 ? [.pointsLost(pointsLost)] : [])
  }

  private func change(of place: Place) -> TableChange? {
    let (was, now) = (before[place], after[place])
    let traits = after.layout[place]
    if traits.contains(.outOfPlay) { return now.count > was.count ? .completed : nil }
    if traits.contains(.dealing) {
      if now.isEmpty { return was.isEmpty ? nil : .stockEmptied }
      return now.count > was.count ? .restocked : nil
    }
    guard let top = now.top else { return was.isEmpty ? nil : .emptied(place) }
    // What another place lies on cannot be taken; it is told once it is free.
    guard top.isFaceUp, after.cover(of: place) == nil,
      was.top != top || before.cover(of: place) != nil
    else { return nil }
    return .shows(top.piece, at: place)
  }

  /// Whether a piece was drawn before and only makes way for the next: that needs no words.
  private func makesWay(_ piece: Piece) -> Bool {
    let isDrawn = after.layout.places(.dealing).contains { after[$0].count < before[$0].count }
    return isDrawn && before.place(of: piece).map { before.layout[$0].contains(.holding) } == true
  }

  private func isTold(_ change: TableChange) -> Bool {
    let keys = said.map(\.key.plain)
    switch change {
    case .emptied(let place): return tellsEmpty(place, keys)
    case .shows(let piece, let place):
      if names(piece, in: said) || makesWay(piece) { return true }
      if after.layout[place].contains(.collecting), keys.contains("told-gathered-many") {
        return true
      }
      let lands = said.contains {
        $0.key == "told-lands" && $0.fillings["place"] == .term(place.name)
      }
      return lands && names(piece, in: heardBefore)
    case .stockEmptied:
      return said.contains {
        $0.fillings["left"] == 0 || $0.key == "pokerslam-left" && $0.fillings["count"] == 0
      } || keys.contains("atlas-nothing-playable-drawn") || keys.contains("pokerslam-cleared")
    case .restocked: return keys.contains("told-recycled") || keys.contains("told-shuffled")
    case .pointsLost(let points):
      return said.contains(Term("told-points-lost", ["points": .number(points)]))
        || manner == .redone && keys.contains("told-score")
    case .noted(let term): return said.contains(term)
    case .completed:
      return events.contains { event in
        if case .noted(let term) = event { said.contains(term) } else { false }
      }
    }
  }

  /// The player knows what is taken from a cell or a tray, and the squares that a hand leaves; what is
  /// complete tells of the place that it left.
  private func tellsEmpty(_ place: Place, _ keys: [String]) -> Bool {
    let gone = before[place].pieces
    let isDone = gone.allSatisfy { piece in
      after.place(of: piece).map { after.layout[$0].contains(.outOfPlay) } ?? false
    }
    if isDone || place.isSquare || place.waiting != nil { return isTold(.completed) || !isDone }
    if after.layout[place].contains(.holding), !Set(move.picked).isDisjoint(with: gone) {
      return true
    }
    let restocked = gone.allSatisfy { piece in
      after.place(of: piece).map { after.layout[$0].contains(.dealing) } ?? false
    }
    if restocked { return isTold(.restocked) }
    let isOver = after.places.allSatisfy { place in
      after[place].isEmpty || !after.layout[place].isDisjoint(with: [.collecting, .outOfPlay])
    }
    return isOver
      || said.flatMap(\.everything).contains {
        $0.key == "label-empty" && $0.fillings["place"] == .term(place.name)
      }
  }

  private func names(_ piece: Piece, in terms: [Term]) -> Bool {
    let name = game.name(of: piece).plain
    return terms.flatMap(\.everything).contains { $0.plain == name }
  }
}

extension Key {
  /// Without the form that is asked for.
  fileprivate var plain: String { String(name.prefix { $0 != "." }) }
}

extension Term {
  fileprivate var plain: Term { Term(Key(key.plain), fillings, fallback: fallback) }
}
