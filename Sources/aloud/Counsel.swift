// SPDX-License-Identifier: GPL-3.0-or-later

import Dialogue
import Engine
import Games
import Solver

extension Counsel {
  /// What can be found out about rounds of a game; nil for nothing.
  init?(on game: any Game.Type) {
    switch game {
    case is AtlasSolitaire.Type, is FreeCell.Type, is Klondike.Type, is Spider.Type: self = .wins
    case is PokerSlam.Type: self = .points
    default: return nil
    }
  }
}

extension Inquiry.Subject {
  /// How many positions an answer is worth.
  var states: Int {
    switch self {
    case .win, .wayBack, .rating: 2_000_000
    case .points, .deal: 500_000
    }
  }

  func answer(within effort: Effort) -> Finding {
    switch self {
    case .win(let match): .verdict(match.verdict(within: effort) ?? .unknown)
    case .wayBack(let match): .wayBack(match.movesToTakeBack(within: effort))
    case .rating(let match): .rating(match.rating(within: effort) ?? .unknown)
    case .points(let match):
      PokerSlamAdvisor(isCancelled: effort.isCancelled).advice(on: match.table)
        .map { .best($0.move, points: $0.expected) } ?? .nothing(nil)
    case .deal(let wish): wish.answer(within: effort)
    }
  }
}

extension DealWish {
  fileprivate func answer(within effort: Effort) -> Finding {
    do throws(Objection) {
      let wish = rating.map(DealSearch.Wish.rating) ?? .winnable
      let find = try DealSearch(kind, wish, effort: effort).first(order)
      return find.map { .round($0.round) } ?? .nothing(nil)
    } catch {
      return .nothing(error)
    }
  }
}
