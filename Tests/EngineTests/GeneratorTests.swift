// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

struct GeneratorTests {
  @Test("The generator gives the published numbers of SplitMix64")
  func reference() {
    var generator = Generator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("A shuffle is the same in every release")
  func frozenShuffle() {
    var generator = Generator(seed: 2026)
    #expect(
      generator.shuffled(Array(0..<20))
        == [7, 16, 5, 11, 0, 9, 1, 15, 18, 3, 2, 4, 14, 13, 10, 19, 6, 12, 8, 17])
    #expect(generator.state == 13_699_396_756_335_705_465)
  }

  @Test("A shuffle keeps every element", arguments: [0, 1, 2, 3, 52])
  func permutation(count: Int) {
    var generator = Generator(seed: 7)
    #expect(generator.shuffled(Array(0..<count)).sorted() == Array(0..<count))
  }

  @Test("A shuffle of none or one asks for no number", arguments: [0, 1])
  func nothingToShuffle(count: Int) {
    var generator = Generator(seed: 7)
    #expect(generator.shuffled(Array(0..<count)) == Array(0..<count))
    #expect(generator == Generator(seed: 7))
  }

  @Test("Every order of four is shuffled as often as any other")
  func fairShuffle() {
    var generator = Generator(seed: 11)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<24_000 { counts[generator.shuffled([0, 1, 2, 3]), default: 0] += 1 }
    #expect(counts.count == 24)
    #expect(chiSquare(Array(counts.values), expecting: 1000) < 50)
  }

  @Test("below is fair and within its bound", arguments: [1, 2, 3, 5, 6, 7, 10, 52])
  func fairness(bound: Int) {
    var generator = Generator(seed: UInt64(bound))
    var counts = Array(repeating: 0, count: bound)
    for _ in 0..<bound * 1000 { counts[generator.below(bound)] += 1 }
    // The 99.9th percentile of chi square at 51 degrees of freedom is 88.
    #expect(chiSquare(counts, expecting: 1000) < 88)
  }

  /// Of 3 × 2^61 numbers every third would come up 3/8 of the time rather than 1/3.
  @Test("below is fair where a plain multiplication is not")
  func fairnessNearTheLimit() {
    let bound = 3 << 61
    var generator = Generator(seed: 5)
    var even = 0
    for _ in 0..<10_000 where generator.below(bound) % 3 == 0 { even += 1 }
    #expect((3100..<3560).contains(even))
  }

  private func chiSquare(_ counts: [Int], expecting mean: Double) -> Double {
    counts.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) / mean }
  }
}
