// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

/// Moves of one step and of two, counted by hand on small tables: what is listed here was found with
/// the rules of the books, not with ours. Draws and deals count, each empty place counts apart.
struct HandCountTests {
  /// KC and 4C go on 9C, 4D on 4C. After KC, 4D on 4C; after 4C, KC or 4D on it; after 4D, KC.
  @Test func accordion() throws {
    try check(
      Accordion(), [3, 4], "square 11: 9C", "square 12: KC", "square 13: 9H", "square 14: 4C",
      "square 15: 4D")
  }

  /// 9C and 2H go. After 9C the kings, the ace or 2H fill its column, or 2H goes: 4. After 2H, 9C: 1.
  @Test func acesUp() throws {
    try check(
      AcesUp(), [2, 5], "column 1: 9C", "column 2: KC", "column 3: AH", "column 4: QS 2H")
  }

  /// 5H goes on either 6, 2S to its foundation. After 5H: on the other 6, or 2S; after 2S, 5H on each.
  @Test func bakersDozen() throws {
    try check(
      BakersDozen(), [3, 6], "column 1: KS 5H", "column 2: 6C", "column 3: 3D 2S", "column 4: 6S",
      "foundation 1: AC", "foundation 2: AD", "foundation 3: AH", "foundation 4: AS")
  }

  /// 8S goes on 9H, 6C to its foundation, the waste is turned over. After 8S column 2 takes 9H with it,
  /// 8S alone, KD, 4S and 6C, and 6C and the stock are as before: 7. After 6C, 8S: 1. After the waste,
  /// 8S and drawing: 2.
  @Test func canfield() throws {
    try check(
      Canfield(), [3, 10], "foundation 1: 5C", "column 1: 9H", "column 2: 8S", "column 3: KD",
      "column 4: 4S", "waste: 6C")
  }

  /// 8S goes on 9S; eight tops and seven cards of cells go to the last cell. After 8S, seven tops and
  /// the seven: 14. After a top, 8S on 9S but where 9S went, from wherever it lies: 7. After a card of a
  /// cell all is as at first: 7 times 16.
  @Test func eightOff() throws {
    try check(
      EightOff(), [16, 133], "column 1: 9S", "column 2: 8S", "column 3: 8H", "column 4: 2C",
      "column 5: 2D", "column 6: 4C", "column 7: 4D", "column 8: 6C", "cell 1: JC", "cell 2: JD",
      "cell 3: JH", "cell 4: JS", "cell 5: QC", "cell 6: QD", "cell 7: QH")
  }

  /// 8S goes on 9S, 5D on 6D, a card is drawn. After 8S column 2 takes nine tops and 5D; 5D on 6D and
  /// drawing as before: 12. After 5D, 4D on it, 8S, drawing: 3. After drawing, 8S: 1.
  @Test func fortyThieves() throws {
    try check(
      FortyThieves(), [3, 16], "column 1: 9S", "column 2: 8S", "column 3: 3H", "column 4: 2C",
      "column 5: 4C", "column 6: 6C", "column 7: QH", "column 8: 2D", "column 9: 4D",
      "column 10: 6D", "waste: 5D", "stock: (3S)")
  }

  /// 6C and 4D go on 5S, a card is drawn. After 6C, 5H and drawing; after 4D, drawing; after that, which
  /// brings a king, nothing.
  @Test func golf() throws {
    try check(
      Golf(.apart), [3, 3], "column 1: 5H 6C", "column 2: 4D", "waste: 5S", "stock: (KC)")
  }

  /// JC goes on QH, a card is drawn. After JC, XC and drawing; after drawing nothing goes on the king.
  @Test func triPeaks() throws {
    try check(
      TriPeaks(), [2, 2], "column 9: (7D) XC", "column 10: JC", "waste: QH", "stock: (KS)")
  }

  /// 8C goes with either 5, whichever of the two is named first: 4; a card is drawn. After a pair 5D is
  /// free, and a card is drawn: 4. After drawing KC goes, and 8C with 5H, the top of the waste: 3.
  @Test func pyramid() throws {
    try check(
      Pyramid(passes: 1), [5, 7], "column 6: 5D", "column 7: 8C", "drawn-card: 5H", "waste: 5S",
      "stock: (KC)")
  }

  /// 8S goes on 9S with 3H on it, 3H on 4H, the last card is dealt. After 8S, 3H and dealing; after 3H, 8S
  /// and dealing; after dealing, which covers 9S, 3H.
  @Test func scorpion() throws {
    try check(
      Scorpion(), [3, 5], "column 1: 9S", "column 2: 8S 3H", "column 3: 4H", "column 4: (2D) 7C",
      "column 5: 8C 5D", "stock: (AC)")
  }

  private func check<Played: Solitaire>(
    _ game: Played, _ counts: [Int], _ lines: String...
  ) throws where Played.Card == PlayingCard {
    let table = try Spread(game).table(lines)
    let nexts = tables(after: table, game)
    #expect([nexts.count, nexts.map { tables(after: $0, game).count }.reduce(0, +)] == counts)
  }

  private func tables(after table: Table, _ game: some Game) -> [Table] {
    let acts = [.draw, .dealRow, .dealLast].map { Move($0) }
    return game.moves(on: table).filter { !$0.picked.isEmpty || acts.contains($0) }
      .map { game.turn(playing: $0, on: table).table }
  }
}
