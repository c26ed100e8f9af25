// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Which games a question has an answer in, as far as that does not hang on the table.
extension Query {
  /// Whether the round is searched for its answer.
  var asksSolver: Bool {
    switch self {
    case .sureHint, .winnable, .rewindToWinnable, .review, .rating: true
    default: false
    }
  }

  /// Whether every game answers it.
  var isOfEveryGame: Bool {
    switch self {
    case .roots, .groups, .wanted, .unseen, .sureHint, .winnable, .rewindToWinnable, .review,
      .rating, .facts, .learner, .refresher:
      false
    default: true
    }
  }

  /// Whether a game answers it that not every game does, as far as its type tells: what hangs on how a
  /// table is laid out is left to the help beside it.
  ///
  /// - Parameter capability: what can be found out about the game's rounds.
  func isAnswered(by game: any Game.Type, _ capability: AnalysisCapability?) -> Bool {
    switch self {
    case .groups: game.foundationBuilding?.readsFoundations == true
    case .wanted: game.foundationBuilding?.takesPieces == true
    case .unseen: game is any CardCounting.Type
    case .sureHint: [.wins, .points].contains(capability)
    case .winnable, .rewindToWinnable, .review, .rating: capability == .wins
    case .facts, .learner, .refresher: game is any Educational.Type
    default: false
    }
  }
}
