// SPDX-License-Identifier: GPL-3.0-or-later

/// Numbers by score, the lowest score first; of one score the latest first. The numbers link one to
/// the next, and whoever uses the queue keeps the links.
struct BucketQueue {
  private var heads = [Int32](repeating: -1, count: BucketQueue.bound)
  private var lowest = BucketQueue.bound
  /// Scores are from 0 up to, but not including, this.
  static let bound = 4096

  /// - Returns: the link to keep.
  @discardableResult
  mutating func push(_ number: Int, _ score: Int) -> Int32 {
    if score < lowest { lowest = score }
    defer { heads[score] = Int32(number) }
    return heads[score]
  }

  mutating func popped(_ link: (Int) -> Int32) -> Int? {
    while lowest < Self.bound {
      let head = heads[lowest]
      if head >= 0 {
        heads[lowest] = link(Int(head))
        return Int(head)
      }
      lowest += 1
    }
    return nil
  }

  mutating func clear() {
    for score in heads.indices { heads[score] = -1 }
    lowest = Self.bound
  }
}
