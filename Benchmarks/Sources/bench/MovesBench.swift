// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// Whole random rounds by the rules: every fourth move is taken back and done again.
func measureMoves() throws {
  for kind in try Kinds.all() { try measureMoves(of: kind) }
}

private func measureMoves(of kind: any GameDescriptor) throws {
  var (rates, rounds, lengths) = ([Double](), [Double](), [Double]())
  let perRun = 12
  for run in 0..<7 {
    var chance = Generator(seed: UInt64(run))
    var (moves, spent, length) = (0, Duration.zero, 0)
    let start = ContinuousClock().now
    for number in 1...perRun {
      let round = try kind.easyRound(UInt64(number))
      let played = play(Match(round.game, seed: round.seed), &chance)
      moves += played.moves
      spent += played.spent
      length += played.length
    }
    rounds.append(Double(perRun) / (start.duration(to: .now) / .seconds(1)))
    rates.append(Double(moves) / (spent / .seconds(1)))
    lengths.append(Double(length) / Double(perRun))
  }
  print(
    "\(kind.id): \(Int(middle(rates))) moves made, taken back or done again a second;",
    "\(show(middle(rounds))) whole rounds a second, dealing and listing every legal move,",
    "of \(Int(middle(lengths))) moves")
}

private func play(
  _ match: Match, _ chance: inout Generator
) -> (moves: Int, spent: Duration, length: Int) {
  var match = match
  var (moves, spent) = (0, Duration.zero)
  let clock = ContinuousClock()
  while match.moveCount < 200, let move = chance.nextMove(in: match) {
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
  return (moves, spent, match.moveCount)
}

func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
