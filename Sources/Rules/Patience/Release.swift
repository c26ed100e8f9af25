// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// What a pile lets go: which of its cards may be picked, to travel with all that lies on them.
public enum Release: Hashable, Sendable {
  case nothing
  case top
  /// Cards that follow one another down to the top.
  case run(Building)
  /// Any face-up card.
  case anyFaceUp

  /// Why a load, given from its deepest card, cannot leave.
  func refusal(of load: [PlayingCard]) -> Refusal? {
    switch self {
    case .nothing: refusal("refused-stays", load)
    case .top: load.count == 1 ? nil : refusal("refused-covered", load)
    case .run(let building): building.refusal(ofRun: load)
    case .anyFaceUp: nil
    }
  }

  private func refusal(_ key: Key, _ load: [PlayingCard]) -> Refusal {
    Refusal { Term(key, load.first.map { ["card": .term($0.name)] } ?? [:]) }
  }

  /// How many cards of a pile may be picked, counted from its top.
  ///
  /// - Parameter shown: the face-up cards at the end of the pile.
  func freeCount(of shown: [PlayingCard]) -> Int {
    switch self {
    case .nothing: 0
    case .top: min(shown.count, 1)
    case .run(let building): building.runLength(endingIn: shown)
    case .anyFaceUp: shown.count
    }
  }
}
