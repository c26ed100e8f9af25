// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a move is refused.
public struct Refusal: Error, Hashable, Sendable {
  /// What a refusal says about the player.
  public enum Weight: String, Hashable, Sendable, Codable {
    /// The rules forbid the move whatever the cards mean; menus do not offer it.
    case impossible
    /// Not wrong, but not what was asked for: offered in normal play, not counted.
    case miss
    /// A wrong answer: offered in normal play, and counted.
    case mistake
  }

  private let makeReason: @Sendable () -> Term
  public let weight: Weight

  public init(_ reason: Term, _ weight: Weight = .impossible) {
    self.init(weight) { reason }
  }

  /// With a reason that has no gaps.
  public init(_ key: Key, _ weight: Weight = .impossible) { self.init(Term(key), weight) }

  /// With a reason that is put into words when it is asked for: who lists the moves of a table asks
  /// of none of the many that are refused.
  public init(_ weight: Weight = .impossible, _ makeReason: @escaping @Sendable () -> Term) {
    self.makeReason = makeReason
    self.weight = weight
  }

  public var reason: Term { makeReason() }

  /// The same refusal in other words.
  public func told(_ change: @escaping @Sendable (Term) -> Term) -> Refusal {
    Refusal(weight) { [makeReason] in change(makeReason()) }
  }

  public static func == (one: Refusal, other: Refusal) -> Bool {
    one.weight == other.weight && one.reason == other.reason
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(weight)
    hasher.combine(reason)
  }
}

extension Refusal: Codable {
  private enum CodingKeys: CodingKey { case reason, weight }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Term.self, forKey: .reason),
      try container.decode(Weight.self, forKey: .weight))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(reason, forKey: .reason)
    try container.encode(weight, forKey: .weight)
  }
}

extension Table {
  /// The places that are listed as goals, by what speaks against each.
  public func goals(onlyRight: Bool, _ refusal: (Place) -> Refusal?) -> [Place] {
    places.filter { place in
      guard let refusal = refusal(place) else { return true }
      return refusal.weight != .impossible && !onlyRight
    }
  }
}

extension Refusal {
  /// A difficulty that the game does not have.
  public static func unknown(_ difficulty: Difficulty) -> Refusal {
    Refusal(Term("refused-difficulty", ["difficulty": .text(difficulty.rawValue)]))
  }

  /// A place that takes nothing from the player, such as the stock.
  public static func takesNothing(_ place: Place) -> Refusal {
    Refusal { Term("refused-not-a-target", ["place": .term(place.name.form("to"))]) }
  }
}
