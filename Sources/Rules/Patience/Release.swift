// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// What a pile lets go: which of its cards may be picked, to travel with all that lies on them.
public struct Release<Card: NamedCard>: Sendable {
  /// How many cards at the end of a pile may be picked, given those that lie face up there.
  @usableFromInline let freeCount: @Sendable (_ shown: [Card]) -> Int
  /// Why a load, given from its deepest card, cannot leave.
  @usableFromInline let reason: @Sendable (_ load: [Card]) -> Refusal?
  /// Whether of several cards either the top one goes or all of them.
  @usableFromInline let isAllOrOne: Bool

  /// - Parameters:
  ///   - key: what is told where more cards are to travel than may; its gap is the deepest `card`.
  ///   - freeCount: how many cards at the end of a pile may be picked, given those that lie face up
  ///     there.
  public init(
    because key: Key = "refused-covered",
    freeCount: @escaping @Sendable (_ shown: [Card]) -> Int
  ) {
    self.init(freeCount) { load in Refusal { Term(key, ["card": .term(load[0].name)]) } }
  }

  private init(
    _ freeCount: @escaping @Sendable ([Card]) -> Int,
    _ reason: @escaping @Sendable ([Card]) -> Refusal?, isAllOrOne: Bool = false
  ) {
    self.freeCount = freeCount
    self.reason = reason
    self.isAllOrOne = isAllOrOne
  }

  /// - Parameter isWhole: whether nothing stays behind.
  @inlinable func refusal(of load: [Card], isWhole: Bool = false) -> Refusal? {
    if load.count > freeCount(load) { return reason(load) }
    guard isAllOrOne, load.count > 1, !isWhole else { return nil }
    return Refusal { Term("refused-part", ["card": .term(load[0].name)]) }
  }

  /// How many cards at the end of a pile can go together, the most first, where it is all or one.
  @inlinable func loads(of shown: [Card]) -> [Int] {
    let count = freeCount(shown)
    return count > 1 && count == shown.count ? [count, 1] : shown.isEmpty ? [] : [1]
  }

  public static var nothing: Release { Release(because: "refused-stays") { _ in 0 } }

  public static func nothing(_ refusal: Refusal) -> Release {
    Release({ _ in 0 }, { _ in refusal })
  }

  public static var top: Release { Release { min($0.count, 1) } }

  /// Any face-up card.
  public static var anyFaceUp: Release { Release { $0.count } }
}

extension Release where Card == PlayingCard {
  /// Cards that follow one another down to the top.
  public static func run(_ building: Building) -> Release {
    Release({ building.runLength(endingIn: $0) }, { building.refusal(ofRun: $0) })
  }

  /// The top card, or the whole pile where its cards follow one another.
  public static func topOrWhole(_ building: Building) -> Release {
    Release(
      { building.runLength(endingIn: $0) }, { building.refusal(ofRun: $0) }, isAllOrOne: true)
  }
}
