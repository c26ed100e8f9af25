// SPDX-License-Identifier: GPL-3.0-or-later

/// The game's own random numbers: SplitMix64 (Steele, Lea and Flood, 2014).
///
/// It is part of the table, so that undoing a shuffle also brings back the state that made it. The
/// standard library's generators and shuffles may change from release to release; a deal may not.
public struct Generator: Hashable, Sendable, Codable {
  public private(set) var state: UInt64

  public init(seed: UInt64) { state = seed }

  /// The next number, uniform over all 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to but not including `bound`, without bias (Lemire, 2019). `bound` > 0.
  public mutating func below(_ bound: Int) -> Int {
    let bound = UInt64(bound)
    let threshold = (0 &- bound) % bound
    while true {
      let product = next().multipliedFullWidth(by: bound)
      if product.low >= threshold { return Int(product.high) }
    }
  }

  /// Shuffles in place (Fisher and Yates, from the end).
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, below(last + 1))
    }
  }

  /// The elements in a random order.
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    shuffle(&result)
    return result
  }
}
