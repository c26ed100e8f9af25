// SPDX-License-Identifier: GPL-3.0-or-later

/// A number for what lies where, kept up as cards move: the sum of the columns' numbers.
struct ColumnHash {
  private(set) var value: UInt64 = 0
  /// Of each column the sum over its cards and those face down, not mixed yet.
  private var columns = InlineArray<16, UInt64>(repeating: 0)
  /// Whether the order of the columns makes no difference: dealing tells them apart.
  private var areAlike = false
  /// How many columns there are, 16 at most.
  private let count: Int

  init(columns count: Int) { self.count = count }

  mutating func add(_ face: UInt8, at height: UInt8, to column: Int) {
    columns[column & 15] &+= Self.card(face, at: height)
  }

  mutating func remove(_ face: UInt8, at height: UInt8, from column: Int) {
    columns[column & 15] &-= Self.card(face, at: height)
  }

  mutating func hide(_ count: UInt8, in column: Int) {
    columns[column & 15] &+= UInt64(count) &* Self.hidden
  }

  mutating func turnUp(in column: Int) { columns[column & 15] &-= Self.hidden }

  /// Leaves a column out of the sum before it changes.
  mutating func leaveOut(_ column: Int) { value &-= number(of: column) }
  mutating func takeIn(_ column: Int) { value &+= number(of: column) }

  mutating func sum(areAlike: Bool) {
    self.areAlike = areAlike
    value = 0
    for column in 0..<count { takeIn(column) }
  }

  private mutating func number(of column: Int) -> UInt64 {
    SearchHash.mixed(columns[column & 15] &+ (areAlike ? 0 : UInt64(column + 1)))
  }

  private static func card(_ face: UInt8, at height: UInt8) -> UInt64 {
    SearchHash.mixed(UInt64(face) << 8 | UInt64(height) | 1 << 16)
  }

  private static let hidden: UInt64 = 0xD6E8_FEB8_6659_FD93
}
