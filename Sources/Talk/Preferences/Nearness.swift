// SPDX-License-Identifier: GPL-3.0-or-later

/// Which of some names a mistyped one may mean.
public enum Nearness {
  private static let most = 3

  /// The names that a text is a part of or nearly spells, the nearest first; empty where it is like
  /// none of them.
  static func names(like text: String, among names: [String]) -> [String] {
    let text = text.lowercased()
    let length = text.count
    guard length > 0 else { return [] }
    let near = names.enumerated().compactMap { index, name -> (rank: Int, index: Int)? in
      if length > 2, name.contains(text) { return (0, index) }
      // Whatever is typed, or stands in a file, may be of any length.
      let limit = max(1, name.count / 3)
      guard abs(length - name.count) <= limit else { return nil }
      let distance = distance(text, name)
      return distance <= limit ? (distance, index) : nil
    }
    // Beside one that is all but right the others are no help.
    let best = near.map(\.rank).min() ?? 0
    return near.filter { $0.rank <= best + 1 }.sorted { $0 < $1 }.prefix(most)
      .map { names[$0.index] }
  }

  /// Whether one letter put in, left out, changed or swapped with its neighbour makes one text of
  /// another.
  public static func isSlip(_ one: String, for other: String) -> Bool {
    let (one, other) = (Array(one), Array(other))
    guard one != other, abs(one.count - other.count) < 2 else { return false }
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one[start...].reversed(), other[start...].reversed()).prefix { $0 == $1 }.count
    let (left, right) = (one[start..<one.count - end], other[start..<other.count - end])
    return max(left.count, right.count) == 1 || left.count == 2 && left.reversed() == Array(right)
  }

  /// How many letters are to be put in, left out or changed to make one text of another.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one), Array(other))
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, rival) in other.enumerated() {
        let changed = diagonal + (letter == rival ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
