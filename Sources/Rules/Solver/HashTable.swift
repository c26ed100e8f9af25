// SPDX-License-Identifier: GPL-3.0-or-later

/// A set of hashes, by open addressing. It is at most five eighths full and, once it has grown, at
/// least five sixteenths: 13 to 26 bytes a hash, and half as much again while it grows.
struct HashTable {
  private static let leastSize = 1 << 11
  private var slots = [UInt64](repeating: 0, count: leastSize)
  private var count = 0

  /// - Returns: whether it is new.
  mutating func insert(_ hash: UInt64) -> Bool {
    let hash = Self.kept(hash)
    let index = index(of: hash)
    guard slots[index] == 0 else { return false }
    slots[index] = hash
    count += 1
    if count * 8 > slots.count * 5 { grow() }
    return true
  }

  func contains(_ hash: UInt64) -> Bool {
    slots[index(of: Self.kept(hash))] != 0
  }

  mutating func clear() {
    if slots.count > Self.leastSize {
      slots = [UInt64](repeating: 0, count: Self.leastSize)
    } else if count > 0 {
      for index in slots.indices { slots[index] = 0 }
    }
    count = 0
  }

  /// 0 stands for a free slot; the lowest bit of a hash is not kept.
  private static func kept(_ hash: UInt64) -> UInt64 { hash | 1 }

  /// Where a hash is, or else the free slot where it would be.
  private func index(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash >> 20) & mask
    while slots[index] != 0, slots[index] != hash { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let hashes = slots
    slots = [UInt64](repeating: 0, count: hashes.count * 2)
    for hash in hashes where hash != 0 { slots[index(of: hash)] = hash }
  }
}
