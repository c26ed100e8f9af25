// SPDX-License-Identifier: GPL-3.0-or-later

// Found by trial on deals 1,001 and following: each for those that the ones before it leave open.
extension PatienceWeights {
  static func stages(
    for start: PatiencePosition
  ) -> [(weights: PatienceWeights, states: Int)] {
    if start.rules.spaces == .nothing { return withoutSpaces }
    return start.rules.turnsTheCorner ? withReserve : withCells
  }

  /// Minds every card that has to move once more.
  private static let clearing = PatienceWeights(cover: 10, buried: 150)

  /// Where most are won soon.
  private static let withCells = [
    (PatienceWeights.tidying, 5_000),
    (PatienceWeights(cover: 12, buried: 40), 10_000),
    (clearing, 30_000),
    (
      PatienceWeights(
        cover: 12, buried: 20, breaks: 20, blocks: 6, cells: 16, columns: 30, depth: 8), .max
    ),
  ]

  private static let tidying = PatienceWeights(
    cover: 12, buried: 20, breaks: 20, blocks: 6, cells: 16, columns: 30, reserve: 50, depth: 2)

  private static let withReserve = [
    (PatienceWeights.tidying, 2_000),
    (PatienceWeights.reserved, 30_000),
    (hoarding, 60_000),
    (
      PatienceWeights(
        away: 10, cover: 4, blocks: 30, columns: -20, hosts: -20, reserve: 80, talon: -30), 60_000
    ),
    (
      PatienceWeights(
        away: 10, cover: 4, blocks: 30, columns: -20, hosts: -20, reserve: 160, talon: -10), 60_000
    ),
    (
      PatienceWeights(
        away: 150, cover: 30, buried: 20, inversions: 50, blocks: 30, reserve: 20, talon: 60,
        depth: 4), 60_000
    ),
    (
      PatienceWeights(
        cover: 30, soon: 5, blocks: 30, columns: 60, hosts: -20, reserve: 50, talon: -10, depth: 4),
      60_000
    ),
    (
      PatienceWeights(
        away: 150, cover: 2, soon: 10, buried: 5, breaks: 10, hosts: 20, reserve: 50, talon: 60),
      60_000
    ),
    (
      PatienceWeights(
        away: 100, cover: 15, soon: 20, buried: 5, breaks: 20, columns: 60, reserve: 50, talon: -10),
      60_000
    ),
    (PatienceWeights.reserved, .max),
  ]

  /// Is in no hurry with the foundations: what lies there takes no other card.
  private static let hoarding = PatienceWeights(
    away: 0, cover: 4, blocks: 30, columns: -20, hosts: -20, reserve: 80, talon: -10)
  /// Empties the reserve first.
  private static let reserved = PatienceWeights(cover: 4, buried: 10, blocks: 10, reserve: 120)

  /// Most that are won are so soon, and by some of these only.
  private static let withoutSpaces = [
    (clearing, 5_000),
    (PatienceWeights(cover: 10, buried: 150, columns: -60), 5_000),
    (near, 20_000),
    (sorting, 20_000),
    (turning, 20_000),
    (PatienceWeights(away: 30, cover: 10, buried: 100, depth: 1), 10_000),
    (lifting, 30_000),
    (
      PatienceWeights(
        away: 150, cover: 2, soon: 10, buried: 400, breaks: -10, columns: 30, hosts: 20, depth: 2),
      30_000
    ),
    (
      PatienceWeights(away: 20, soon: 2, buried: 150, inversions: 100, columns: 30, depth: 2),
      30_000
    ),
    (
      PatienceWeights(
        away: 100, cover: 5, soon: 20, buried: 20, breaks: 5, blocks: 10, columns: 30, hosts: -80),
      30_000
    ),
    (
      PatienceWeights(
        away: 100, soon: 10, buried: 250, inversions: 50, columns: 30, hosts: 20, depth: 4), 30_000
    ),
    (PatienceWeights(buried: 250, hosts: -40), 30_000),
    (
      PatienceWeights(
        away: 150, cover: 40, soon: 5, buried: 80, inversions: 100, breaks: 20, columns: -30,
        depth: 1), 30_000
    ),
    (
      PatienceWeights(
        away: 30, cover: 10, soon: 2, buried: 150, breaks: -10, columns: 30, hosts: -20), 30_000
    ),
    (near, 100_000), (sorting, 100_000), (lifting, 100_000), (turning, 100_000), (near, .max),
  ]

  private static let near = PatienceWeights(
    away: 30, cover: 2, soon: 10, buried: 40, columns: -30, hosts: 20, depth: 1)
  private static let sorting = PatienceWeights(
    away: 100, cover: 5, soon: 2, buried: 400, breaks: -10, columns: 30, hosts: -20)
  private static let lifting = PatienceWeights(
    away: 100, buried: 400, breaks: -10, columns: 30, hosts: 20, depth: 1)
  private static let turning = PatienceWeights(
    away: 20, cover: 10, soon: 2, buried: 80, inversions: 50, depth: 1)
}
