// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Narrator {
  /// A place with what can be picked there at most, or what the one piece there looks like.
  ///
  /// - Parameter isNumbered: whether the number of the place is told beside it, which such a piece is
  ///   called by.
  public func source(_ place: Place, of pieces: [Piece], isNumbered: Bool = true) -> Term {
    if let piece = pieces.first, let look = describer?.look(of: piece) {
      return isNumbered ? look : sight(of: piece)
    }
    return Term(
      "label-target",
      ["place": .term(place.name), "kind": .text(place.kind.name), "card": .term(carried(pieces))])
  }

  /// A goal with what carrying a piece there would do besides, or why it would be refused.
  public func target(
    _ place: Place, on table: Table, _ preview: MovePreview, _ refusal: Refusal?
  ) -> Term {
    let target = target(place, on: table)
    if let reason = refusal?.reason.form("short") {
      return Term("label-target-refused", ["target": .term(target), "reason": .term(reason)])
    }
    guard !preview.effects.isEmpty else { return target }
    return Term(
      "label-target-effects",
      ["target": .term(target), "effects": .list(preview.effects.map(effect))])
  }

  /// Targets in a sentence, where they are few enough to be heard unasked: one with what lies there,
  /// two or three by their names.
  ///
  /// - Parameter parts: what goes to some of them, where that is not all that is in hand.
  public func few(
    _ targets: [Place], on table: Table, parts: [Place: [Piece]] = [:]
  ) -> [Term] {
    guard let first = targets.first, targets.count <= Self.mostToldUnasked else { return [] }
    guard targets.count > 1 else {
      let target = table[first].isEmpty ? empty(first) : target(first, on: table)
      let told = parts[first].map { part($0, goesTo: target) } ?? target
      return [Term("only-target", ["target": .term(told)])]
    }
    let places = targets.enumerated().map { index, place in
      let name = index == 0 ? place.name : place.name.form("at")
      return parts[place].map { pieces in
        Term(
          "label-target-part.few",
          ["load": .term(carried(pieces)), "place": .term(place.name.form("to"))])
      } ?? name
    }
    return [Term("few-targets", ["places": .list(places)])]
  }

  /// A target of a part of what is in hand, with what goes there alone.
  public func part(_ pieces: [Piece], goesTo target: Term) -> Term {
    Term("label-target-part", ["target": .term(target), "load": .term(carried(pieces))])
  }

  private static let mostToldUnasked = 3

  private func effect(_ effect: MovePreview.Effect) -> Term {
    switch effect {
    case .completes(let kind): Term("effect-completes", ["kind": .text(kind.name)])
    case .turnsUp: Term("effect-turns-up")
    case .emptiesColumn: Term("effect-empties-column")
    case .frees(let count): Term("effect-frees", ["count": .number(count)])
    }
  }
}
