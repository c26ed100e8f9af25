// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds the best of many, in their order and without sorting them.
struct Selection {
  /// Scores are from 0 up to, but not including, this. The lowest is the best.
  static let bound = 8192
  private var counts = [Int](repeating: 0, count: Selection.bound)

  /// - Returns: whether some were left out.
  mutating func keepBest<Element>(
    _ count: Int, of elements: inout [Element], by score: (Element) -> Int
  ) -> Bool {
    guard elements.count > count else { return false }
    for index in counts.indices { counts[index] = 0 }
    for element in elements { counts[score(element)] += 1 }
    var last = 0
    var left = count
    while left >= counts[last] {
      left -= counts[last]
      last += 1
    }
    // So many of the last score are kept.
    var kept = 0
    for element in elements {
      let score = score(element)
      if score > last { continue }
      if score == last {
        if left == 0 { continue }
        left -= 1
      }
      elements[kept] = element
      kept += 1
    }
    elements.removeLast(elements.count - kept)
    return true
  }
}
