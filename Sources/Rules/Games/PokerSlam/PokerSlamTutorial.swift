// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension PokerSlamRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      PokerSlam(listsHands: true), seed: 1,
      [
        .read, .gather.after("pokerslam-tutorial-choose"), .act(.playHand), .hint,
      ])
  }
}
