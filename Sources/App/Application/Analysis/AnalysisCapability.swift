// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Games
import Patience
import Solver

extension AnalysisCapability {
  /// What can be found out about rounds of a game; nil for nothing.
  public init?(on game: any Game.Type) {
    if game is any SearchedGame.Type {
      self = .wins
    } else if game == PokerSlam.self {
      self = .points
    } else if game is any Solitaire.Type {
      self = .deadEnds
    } else {
      return nil
    }
  }
}

extension AnalysisRequest.Subject {
  /// - Parameters:
  ///   - time: after which the answer is that it was not found out; nil for as long as it takes.
  ///   - isCancelled: asked now and then; true gives up.
  func answer(
    _ time: Duration?, isCancelled: @escaping @Sendable () -> Bool
  ) -> AnalysisResult {
    switch self {
    case .win(let match):
      let effort = match.usualEffort(time, isCancelled)
      return .verdict(match.verdict(within: effort) ?? .unknown)
    case .deadEnd(let match):
      let effort = Effort.lookForDeadEnd(isCancelled: isCancelled).within(time)
      return .verdict(match.isDeadEnd(within: effort) == true ? .lost : .unknown)
    case .rewindToWinnable(let match):
      let effort = match.usualEffort(nil, isCancelled)
      let way = match.rewindToWinnable(within: effort, time.map { $0 / 4 })
      return .rewindToWinnable(
        way.moves, line: way.line, isLost: way.isLost, isDealLost: way.isDealLost)
    case .rating(let match):
      let effort = match.usualEffort(time, isCancelled)
      return .rating(match.rating(within: effort) ?? .unknown)
    case .points(let match):
      let advice = PokerSlamAdvisor(isCancelled: isCancelled).estimate(on: match.table)
      return advice.map { .best($0.move, points: $0.expected) } ?? .nothing(nil)
    case .deal(let wish):
      let effort = Effort(states: Self.statesOfSearch, isCancelled: isCancelled)
      return wish.answer(within: effort.within(time))
    }
  }

  /// How many each deal is worth that may be passed over.
  private static let statesOfSearch = 500_000
}

extension Match {
  fileprivate func usualEffort(
    _ time: Duration?, _ isCancelled: @escaping @Sendable () -> Bool
  ) -> Effort {
    Effort.usual(for: type(of: game), isCancelled: isCancelled).within(time)
  }
}

extension DealSearchRequest {
  fileprivate func answer(within effort: Effort) -> AnalysisResult {
    do throws(Refusal) {
      let wish = rating.map(DealSearch.Wish.rating) ?? .winnable
      let find = try DealSearch(descriptor, wish, effort: effort).first(order)
      return find.map { .round($0.round) } ?? .nothing(nil)
    } catch {
      return .nothing(error)
    }
  }
}
