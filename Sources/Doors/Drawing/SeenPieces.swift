// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine

extension TableView.PlaceView {
  /// What is seen, from the bottom: all that is fanned, with the backs that lie on each other as
  /// one; of a pile its top, and under it its backs or what opened its group.
  public var seenPieces: [ArraySlice<TableView.PieceView>] {
    guard isFanned else {
      guard let top = pieces.last else { return [] }
      if top.face == nil { return [pieces[...]] }
      if case .name(_, opensGroup: true)? = pieces[0].face, pieces.count > 1 {
        return [pieces.prefix(1), pieces.suffix(1)]
      }
      let backs = pieces.prefix { $0.face == nil }
      return (backs.isEmpty ? [] : [backs]) + [pieces.suffix(1)]
    }
    var seen: [ArraySlice<TableView.PieceView>] = []
    for (index, piece) in pieces.enumerated() {
      if piece.face == nil, let last = seen.last, last.last?.face == nil {
        seen[seen.count - 1] = pieces[last.startIndex...index]
      } else {
        seen.append(pieces[index...index])
      }
    }
    return seen
  }
}
