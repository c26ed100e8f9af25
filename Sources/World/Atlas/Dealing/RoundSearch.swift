// SPDX-License-Identifier: GPL-3.0-or-later

/// Looks for the first groups in an order that can be dealt together.
///
/// Taking each group that fits nearly always succeeds at once. When it does not, earlier choices
/// are taken back, so that a small catalogue is searched to the end; a large one until the
/// patience, counted in groups tried, runs out.
struct RoundSearch {
  private let order: [Group]
  private let count: Int
  private var patience = 5_000

  init(_ order: [Group], count: Int) {
    self.order = order
    self.count = count
  }

  mutating func extend(_ round: ExclusiveRound, from start: Int = 0) -> ExclusiveRound? {
    let wanted = count - round.groups.count
    guard wanted > 0 else { return round }
    var next = start
    while order.count - next >= wanted, patience > 0 {
      patience -= 1
      if let longer = round.adding(Members(order[next])), let found = extend(longer, from: next + 1)
      {
        return found
      }
      next += 1
    }
    return nil
  }
}
