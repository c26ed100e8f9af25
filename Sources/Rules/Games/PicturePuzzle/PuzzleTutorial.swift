// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension PuzzleRounds {
  /// The first picture in nine pieces.
  public var tutorial: Tutorial? {
    Tutorial([.read, .carry(.tray, to: .square), .undo, .hint]) { () throws(Refusal) in
      try deal(
        DealRequest(difficulty: difficulties[0], number: 1, topic: topics.offered.first?.id))
    }
  }
}
