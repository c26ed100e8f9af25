// SPDX-License-Identifier: GPL-3.0-or-later

/// Every set of one to five squares that touch each other, as a walk through a tree: each step adds
/// a square to a set of one square less, and each set is come to once (Redelmeier, 1981).
public struct TouchingSets {
  public static let largest = 5

  public struct Step: Sendable {
    /// From 0, row by row.
    public let square: UInt8
    /// How many squares the set has.
    public let size: UInt8
    /// The first step after all those that only add to this set.
    public fileprivate(set) var next: UInt16
  }

  public static let walk = TouchingSets().steps

  private var steps: [Step] = []
  private let neighbours = Square.all.map { square in Square.all.filter(square.touches) }

  private init() {
    for start in Square.all {
      // The sets with an earlier square have been walked through.
      grow(from: [start], reached: Set(Square.all.filter { $0 <= start }), size: 1)
    }
  }

  /// Adds each of the squares that can be added, and then what comes into reach by it.
  private mutating func grow(from candidates: [Square], reached: Set<Square>, size: Int) {
    guard size <= Self.largest else { return }
    for (place, square) in candidates.enumerated() {
      let step = steps.count
      steps.append(Step(square: UInt8(square.index), size: UInt8(size), next: 0))
      let fresh = neighbours[square.index].filter { !reached.contains($0) }
      grow(
        from: candidates.dropFirst(place + 1) + fresh, reached: reached.union(fresh),
        size: size + 1)
      steps[step].next = UInt16(steps.count)
    }
  }
}
