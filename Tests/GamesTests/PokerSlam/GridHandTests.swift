// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience
import Testing

@testable import Games

struct GridHandTests {
  private let sketch = GridSketch()
  private var game: PokerSlam { sketch.game }

  /// Every set of two to five of the 25 squares that hangs together, found without the walk: by
  /// spreading from one of its squares.
  private static let touchingSets: [UInt32] = {
    let near = (0..<25).map { square -> UInt32 in
      (0..<25).reduce(0) { mask, other in
        let (rows, columns) = (abs(square / 5 - other / 5), abs(square % 5 - other % 5))
        return max(rows, columns) == 1 ? mask | 1 << UInt32(other) : mask
      }
    }
    func isTouching(_ set: UInt32) -> Bool {
      var (reached, last) = (set & (0 &- set), UInt32(0))
      while reached != last {
        last = reached
        for square in 0..<25 where last & 1 << UInt32(square) != 0 { reached |= near[square] & set }
      }
      return reached == set
    }
    var sets: [UInt32] = []
    func add(_ left: Int, _ set: UInt32, from first: Int) {
      guard left > 0 else {
        if isTouching(set) { sets.append(set) }
        return
      }
      for square in first..<25 { add(left - 1, set | 1 << UInt32(square), from: square + 1) }
    }
    for size in 2...5 { add(size, 0, from: 0) }
    return sets
  }()

  @Test("A full grid has 4,983 touching sets of two to five cards, each walked to once")
  func touchingSets() {
    let sizes = [2: 72, 3: 256, 4: 973, 5: 3_682]
    #expect(
      Dictionary(grouping: Self.touchingSets, by: \.nonzeroBitCount).mapValues(\.count) == sizes)
    #expect(Self.touchingSets.count == 4_983)
    var walked: [UInt32] = []
    var set: [UInt32] = [0, 0, 0, 0, 0, 0]
    for step in TouchingSets.walk {
      let size = Int(step.size)
      set[size] = set[size - 1] | 1 << UInt32(step.square)
      if size > 1 { walked.append(set[size]) }
    }
    #expect(walked.count == 4_983)
    #expect(Set(walked) == Set(Self.touchingSets))
  }

  @Test("The hands on a grid are those of all touching sets, also on late grids with gaps")
  func bruteForce() throws {
    var generator = Generator(seed: 12)
    for seed in 1...4 as ClosedRange<UInt64> {
      var match = Match(game, seed: seed)
      while match.outcome == .open {
        check(match.table)
        let moves = match.game.moves(on: match.table)
        try match.play(moves[generator.below(moves.count)])
      }
      check(match.table)
    }
  }

  private func check(_ table: Table) {
    let cards = game.places.prefix(25).map { table[$0].top.map(\.piece) }
    var expected: [Set<Piece>: PokerHand] = [:]
    for set in Self.touchingSets {
      let pieces = (0..<25).filter { set & 1 << UInt32($0) != 0 }.compactMap { cards[$0] }
      guard pieces.count == set.nonzeroBitCount, let hand = game.hand(of: pieces) else { continue }
      expected[Set(pieces)] = hand
    }
    let found = game.hands(on: table)
    #expect(Dictionary(found.map { (Set($0.cards), $0.hand) }) { first, _ in first } == expected)
    #expect(found.count == expected.count)
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.hand >= $1.hand })
    #expect(
      game.moves(on: table).allSatisfy { game.refusal(of: $0, on: table) == nil })
    #expect((game.outcome(of: table) == .open) == !expected.isEmpty)
  }

  @Test("The best hand comes first, with its cards in an order in which they can be chosen")
  func best() throws {
    let table = try sketch.table("9C 2D 4H -- --", "-- 9D 3S -- --", "7C 9H -- -- --")
    let hands = game.hands(on: table)
    #expect(
      hands.map { "\($0.hand): \(sketch.words($0.cards))" } == [
        "threeOfAKind: 9C 9D 9H", "miniStraight: 2D 4H 3S", "pair: 9C 9D", "pair: 9D 9H",
      ])
    let three = try sketch.pieces("3S")[0]
    #expect(game.bestHand(with: three, on: table) == hands[1])
    #expect(game.bestHand(with: try sketch.pieces("7C")[0], on: table) == nil)
    #expect(
      game.entry(of: hands[2])
        == Term(
          "pokerslam-entry",
          [
            "hand": .term(Term("hand-pair")), "score": 15,
            "cards": .list(
              [PlayingCard(.nine, of: .clubs), .init(.nine, of: .diamonds)].map(\.name)),
          ]))
    let advice = game.advice(on: table)
    #expect(advice?.move == Move(.playHand, with: try sketch.pieces("9C 9D 9H")))
    #expect(
      advice?.reason
        == Term(
          "pokerslam-hint",
          [
            "hand": .term(Term("hand-three-of-a-kind")), "score": 45,
            "place": .term(Place.square(row: 1, column: 1).name),
            "chain": .term(game.chain(of: try sketch.pieces("9C 9D 9H"), on: table)),
          ]))
  }

  @Test(
    "Chosen cards connect by the way from the last one before straight beside them, else by a corner"
  )
  func links() throws {
    let table = try sketch.table("9C 2D 4H -- --", "5C 9D 3S -- --", "7C 9H 6S -- --")
    let centre = try sketch.pieces("9D")[0]
    for (word, way) in zip(
      ["9C", "2D", "4H", "5C", "3S", "7C", "9H", "6S"],
      ["up-left", "up", "up-right", "left", "right", "down-left", "down", "down-right"])
    {
      let piece = try sketch.pieces(word)[0]
      let link = try #require(game.links(of: [centre, piece], on: table).first)
      #expect(link.direction.rawValue == way)
      #expect(link.from == centre && link.to == piece)
    }
    let chosen = try sketch.pieces("9C 2D 4H 5C")
    #expect(
      game.links(of: chosen, on: table).map { "\(sketch.words([$0.from])) \($0.direction)" }
        == ["9C right", "2D right", "9C down"])
  }

  @Test("A chain goes on from the card said last, or says from which")
  func chain() throws {
    let table = try sketch.table("-- -- 9C 2D --", "-- 5C -- -- --")
    let fork = try sketch.pieces("9C 2D 5C")
    #expect(game.chain(of: Array(fork.prefix(1)), on: table) == game.name(of: fork[0]))
    let first = Term(
      "pokerslam-chain",
      [
        "chain": name("9c"), "direction": .term(Term("direction-right")), "from": name("9c"),
        "card": name("2d"),
      ])
    let second = Term(
      "pokerslam-chain-from",
      [
        "chain": .term(first), "direction": .term(Term("direction-down-left")),
        "from": name("9c"), "card": name("5c"),
      ])
    #expect(game.chain(of: fork, on: table) == second)
  }

  @Test("The deck is told by rank and by suit, not by its order")
  func deck() throws {
    let table = try sketch.table("9C 2D -- -- --", deck: "KD 3C KC AH")
    let unseen = game.unseen(on: table)
    #expect(sketch.words(unseen) == "AH 3C KC KD")
    #expect(
      game.summary(of: unseen) == [
        counts(rank("ace", 1), rank("three", 1), rank("king", 2)),
        counts(suit("clubs", 2), suit("diamonds", 1), suit("hearts", 1)),
      ])
    #expect(game.summary(of: []) == [])
  }

  private func counts(_ counts: Term...) -> Term {
    Term("pokerslam-deck", ["counts": .list(counts)])
  }

  private func rank(_ word: String, _ count: Int) -> Term {
    Term("pokerslam-deck-rank", ["rank": .text(word), "count": .number(count)])
  }

  private func suit(_ word: String, _ count: Int) -> Term {
    Term("pokerslam-deck-suit", ["suit": .text(word), "count": .number(count)])
  }
}
