// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// Whole random rounds by the rules: every fourth move is taken back and done again.
func measureMoves() throws {
  let rounds = AtlasRounds(try Checkout.catalogue()) { _, _, _ in nil }
  var (rates, listed) = ([Double](), [Double]())
  for run in 0..<7 {
    var chance = Generator(seed: UInt64(run))
    var (moves, spent) = (0, Duration.zero)
    let start = ContinuousClock().now
    for number in 1...60 {
      let order = RoundOrder(difficulty: "medium", number: UInt64(number), isWinnable: false)
      let round = try rounds.round(order)
      let match = Match(round.game, seed: round.seed)
      let played = play(match, &chance)
      moves += played.moves
      spent += played.spent
    }
    listed.append(Double(moves) / (start.duration(to: .now) / .seconds(1)))
    rates.append(Double(moves) / (spent / .seconds(1)))
  }
  print("moves made, taken back or done again: \(Int(middle(rates))) a second, each run 60 rounds")
  print("whole rounds, dealing and listing every legal move: \(Int(middle(listed))) a second")
}

private func play(_ match: Match, _ chance: inout Generator) -> (moves: Int, spent: Duration) {
  var match = match
  var (moves, spent) = (0, Duration.zero)
  let clock = ContinuousClock()
  while match.outcome == .open, match.moveCount < 200 {
    let legal = match.game.moves(on: match.table)
    guard !legal.isEmpty else { break }
    let carries = legal.filter { !$0.picked.isEmpty }
    let choice = !carries.isEmpty && chance.below(3) > 0 ? carries : legal
    let move = choice[chance.below(choice.count)]
    let isRepeated = chance.below(4) == 0
    spent += clock.measure {
      guard (try? match.play(move)) != nil else { return }
      moves += 1
      guard isRepeated else { return }
      match.undo()
      match.redo()
      moves += 2
    }
  }
  return (moves, spent)
}

func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
