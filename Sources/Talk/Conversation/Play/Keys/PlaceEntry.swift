// SPDX-License-Identifier: GPL-3.0-or-later

/// A place that is being named key by key.
struct PlaceEntry: Equatable, Codable, Sendable {
  /// What the next digit counts; nil for the places that digits alone name.
  private(set) var group: PlaceGroup?
  /// The first of two digits.
  private var tens: Int?

  var isEmpty: Bool { group == nil && tens == nil }

  mutating func begin(_ group: PlaceGroup) { self = PlaceEntry(group: group) }

  /// - Parameter hasTwoDigits: whether a number without a letter has two digits.
  /// - Returns: The number, with the group it is one of; nil as long as another digit is wanted.
  mutating func add(
    _ digit: Int, hasTwoDigits: Bool
  ) -> (group: PlaceGroup?, number: Int)? {
    if group == nil, hasTwoDigits, tens == nil {
      tens = digit
      return nil
    }
    defer { clear() }
    return (group, (tens ?? 0) * 10 + digit)
  }

  mutating func clear() { self = PlaceEntry() }
}
