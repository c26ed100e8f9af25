// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a move is refused.
public struct Objection: Error, Hashable, Sendable {
  /// What a refusal says about the player.
  public enum Weight: Hashable, Sendable {
    /// The rules forbid the move whatever the cards mean; menus do not offer it.
    case impossible
    /// Not wrong, but not what was asked for: offered in normal play, not counted.
    case miss
    /// A wrong answer: offered in normal play, and counted.
    case mistake
  }

  public let reason: Term
  public let weight: Weight

  public init(_ reason: Term, _ weight: Weight = .impossible) {
    self.reason = reason
    self.weight = weight
  }
}

extension Table {
  /// The places that are listed as goals, by what speaks against each.
  public func goals(onlyRight: Bool, _ objection: (Place) -> Objection?) -> [Place] {
    places.filter { place in
      guard let objection = objection(place) else { return true }
      return objection.weight != .impossible && !onlyRight
    }
  }
}

extension Objection {
  /// A difficulty that the game does not have.
  public static func unknown(_ difficulty: Difficulty) -> Objection {
    Objection(Term("refused-difficulty", ["difficulty": .text(difficulty.rawValue)]))
  }

  /// A place that takes nothing from the player, such as the stock.
  public static func takesNothing(_ place: Place) -> Objection {
    Objection(Term("refused-not-a-target", ["place": .term(place.name.form("to"))]))
  }
}
