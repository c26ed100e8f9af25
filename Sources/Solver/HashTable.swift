// SPDX-License-Identifier: GPL-3.0-or-later

/// A set of hashes, by open addressing. It is at most five eighths full and, once it has grown, at
/// least five sixteenths: 13 to 26 bytes a hash, and half as much again while it grows.
struct HashTable {
  private static let leastSize = 1 << 11
  private var slots = [UInt64](repeating: 0, count: leastSize)
  private var count = 0

  /// - Returns: whether it is new.
  mutating func insert(_ hash: UInt64) -> Bool {
    // 0 stands for a free slot.
    let hash = hash | 1
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash >> 20) & mask
    while slots[index] != 0 {
      if slots[index] == hash { return false }
      index = (index + 1) & mask
    }
    slots[index] = hash
    count += 1
    if count * 8 > slots.count * 5 { grow() }
    return true
  }

  private mutating func grow() {
    let hashes = slots
    slots = [UInt64](repeating: 0, count: hashes.count * 2)
    let mask = slots.count - 1
    for hash in hashes where hash != 0 {
      var index = Int(truncatingIfNeeded: hash >> 20) & mask
      while slots[index] != 0 { index = (index + 1) & mask }
      slots[index] = hash
    }
  }

  mutating func clear() {
    if slots.count > Self.leastSize {
      slots = [UInt64](repeating: 0, count: Self.leastSize)
    } else if count > 0 {
      for index in slots.indices { slots[index] = 0 }
    }
    count = 0
  }
}

extension HashTable {
  func contains(_ hash: UInt64) -> Bool {
    let hash = hash | 1
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash >> 20) & mask
    while slots[index] != 0 {
      if slots[index] == hash { return true }
      index = (index + 1) & mask
    }
    return false
  }
}
