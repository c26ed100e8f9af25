// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

@testable import Solver

/// The solver's positions against the rules: the same steps, and the same positions after them.
@Suite struct KlondikePositionTests {
  @Test(arguments: Klondike.kinds)
  func everyMoveIsAStepThatLeadsWhereItDoes(game: Klondike) throws {
    var generator = Generator(seed: 1)
    var count = 0
    for _ in 0..<(scale == 1 ? 10 : 4200) {
      var table = Match(game, seed: generator.next()).table
      var layout = try #require(KlondikeLayout(table, of: game))
      var position = KlondikePosition(&layout)
      for _ in 0..<120 {
        let carries = game.carries(on: table)
        let steps = position.steps(&layout)
        #expect(carries.allSatisfy { game.step(of: $0, on: table).map(steps.contains) ?? true })
        count += 1
        let draws = [Move(.draw)].filter { game.refusal(of: $0, on: table) == nil }
        let moves = carries.count > 0 && generator.below(3) > 0 ? carries : carries + draws
        guard !moves.isEmpty else { break }
        let move = moves[generator.below(moves.count)]
        if let step = game.step(of: move, on: table) { position.take(step, &layout) }
        table = game.turn(playing: move, on: table).table
        if move == Move(.draw) {
          let before = position.drawable(&layout)
          layout = try #require(KlondikeLayout(table, of: game))
          position = KlondikePosition(&layout)
          #expect((position.drawable(&layout) - before).isEmpty)
        }
        try expectSame(position, &layout, table, game)
      }
    }
    #expect(count > (scale == 1 ? 1000 : 500_000), "\(count)")
  }

  @Test(arguments: Klondike.kinds)
  func theStepsAreWhatTheRulesAllow(game: Klondike) throws {
    let ways = KlondikeWays(game: game)
    var generator = Generator(seed: 2)
    var count = 0
    for _ in 0..<(scale == 1 ? 2 : 500) {
      var table = Match(game, seed: generator.next()).table
      var layout = try #require(KlondikeLayout(table, of: game))
      var position = KlondikePosition(&layout)
      for _ in 0..<60 {
        guard let nexts = ways.ways(from: table) else { break }
        count += 1
        let steps = position.steps(&layout)
        try #require(Set(steps) == Set(nexts.keys))
        guard
          let (step, next) = nexts.sorted(by: { $0.key.order < $1.key.order }).element(&generator)
        else {
          break
        }
        table = next
        position.take(step, &layout)
        try expectSame(position, &layout, table, game)
      }
    }
    #expect(count > 30 * scale, "\(count)")
  }

  /// Numbers of lines of one, two and so many steps from the deal.
  @Test(
    arguments: [
      (.one, 1, [10, 93]), (.one, 2, [10, 97]), (.three, 1, [4, 17]), (.three, 2, [4, 15]),
    ] as [(Klondike.Drawing, UInt64, [Int])])
  func asManyLinesAsByTheRules(drawing: Klondike.Drawing, seed: UInt64, counts: [Int]) throws {
    let game = Klondike(drawing)
    let table = Match(game, seed: seed).table
    var layout = try #require(KlondikeLayout(table, of: game))
    let position = KlondikePosition(&layout)
    let depths = 1...counts.count
    #expect(depths.map { position.lines($0, &layout) } == counts)
    let ways = KlondikeWays(game: game)
    #expect(depths.map { ways.lines($0, from: table) } == counts)
  }

  @Test func everyCardHasItsNumber() {
    #expect((0..<52).map { KlondikeCard(Piece($0)).piece } == (0..<52).map(Piece.init))
    for number in 0..<52 {
      let set = Self.set([number])
      #expect(set.above == Self.set((0..<52).filter { $0 == number + 4 }))
      let hosts = (0..<52).filter {
        $0 / 4 == number / 4 + 1 && [1, 2].contains($0 % 4) != [1, 2].contains(number % 4)
      }
      #expect(set.hosts == Self.set(hosts))
    }
  }

  private static func set(_ numbers: [Int]) -> KlondikeCards {
    numbers.reduce(.none) { $0 | KlondikeCards(KlondikeCard(Piece($1))) }
  }

  private func expectSame(
    _ position: KlondikePosition, _ layout: inout KlondikeLayout, _ table: Table, _ game: Klondike
  ) throws {
    var other = try #require(KlondikeLayout(table, of: game))
    let same = KlondikePosition(&other)
    let contents = [position.content(&layout), same.content(&other)]
    try #require(contents[0] == contents[1])
  }
}

extension KlondikePosition {
  func steps(_ layout: inout KlondikeLayout) -> [KlondikeStep] {
    var steps: [KlondikeStep] = []
    for kind in KlondikeStep.Kind.allCases {
      for card in cards(kind, &layout) { steps.append(KlondikeStep(kind, card)) }
    }
    return steps
  }

  /// All there is to it, to be compared.
  fileprivate func content(_ layout: inout KlondikeLayout) -> [UInt64] {
    var rest = reserve
    var reserve: [UInt64] = []
    while rest != 0 {
      reserve.append(UInt64(layout.card(rest.trailingZeroBitCount).number))
      rest &= rest - 1
    }
    return [up, known, grounded, drawable(&layout)].map(\.bits)
      + [groundedCount, waste, redeals].map(UInt64.init) + [UInt64(emptyColumns)] + reserve
  }

  fileprivate func lines(_ depth: Int, _ layout: inout KlondikeLayout) -> Int {
    guard depth > 0 else { return 1 }
    var sum = 0
    for step in steps(&layout) {
      var next = self
      next.take(step, &layout)
      sum += next.lines(depth - 1, &layout)
    }
    return sum
  }
}

extension KlondikeStep {
  fileprivate var order: Int { Int(kind.rawValue) << 6 | card.index }
}

extension Array {
  fileprivate func element(_ generator: inout Generator) -> Element? {
    isEmpty ? nil : self[generator.below(count)]
  }
}
