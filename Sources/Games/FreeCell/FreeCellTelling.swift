// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension FreeCell {
  public func invitation(of place: Place, on table: Table) -> Term? {
    switch place.kind {
    case .foundation: Term("invites-ace")
    case .column, .cell: Term("invites-any-card")
    default: nil
    }
  }

  public func progress(of table: Table) -> [Term] {
    let done = Term(
      "freecell-progress", ["done": .number(homeCount(on: table)), "total": .number(52)])
    let room = Term(
      "freecell-progress-room",
      [
        "cells": .number(places.count { $0.kind == .cell && table[$0].isEmpty }),
        "columns": .number(places.count { $0.kind == .column && table[$0].isEmpty }),
        "room": .number(room(to: Place(.foundation), on: table)),
      ])
    return [done, room]
  }
}
