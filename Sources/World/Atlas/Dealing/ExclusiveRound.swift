// SPDX-License-Identifier: GPL-3.0-or-later

/// Groups that can be dealt together, each with the partners that fit no other of them.
struct ExclusiveRound {
  private(set) var groups: [(members: Members, left: [Member])] = []
  let partnersPerGroup: Int

  init(partnersPerGroup: Int) { self.partnersPerGroup = partnersPerGroup }

  /// The round with one more group; nil when that leaves any of them with too few partners.
  func adding(_ newcomer: Members) -> ExclusiveRound? {
    var round = self
    for index in groups.indices {
      let members = groups[index].members
      if members.base.sound == newcomer.base.sound { return nil }
      round.groups[index].left.removeAll(where: newcomer.take)
      guard isEnough(round.groups[index].left, of: members) else { return nil }
    }
    let left = newcomer.partners.filter { partner in
      !groups.contains { $0.members.take(in: partner) }
    }
    guard isEnough(left, of: newcomer) else { return nil }
    round.groups.append((newcomer, left))
    return round
  }

  private func isEnough(_ left: [Member], of members: Members) -> Bool {
    left.count >= min(partnersPerGroup, members.partners.count)
  }
}
