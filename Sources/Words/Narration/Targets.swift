// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Narrator {
  /// A place with what can be picked there at most, or what the one piece there looks like.
  public func source(_ place: Place, of pieces: [Piece]) -> Term {
    if let look = pieces.first.flatMap({ describer?.look(of: $0) }) { return look }
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

  private func effect(_ effect: MovePreview.Effect) -> Term {
    switch effect {
    case .completes(let kind): Term("effect-completes", ["kind": .text(kind.name)])
    case .turnsUp: Term("effect-turns-up")
    case .emptiesColumn: Term("effect-empties-column")
    case .frees(let count): Term("effect-frees", ["count": .number(count)])
    }
  }
}
