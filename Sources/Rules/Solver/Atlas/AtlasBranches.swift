// SPDX-License-Identifier: GPL-3.0-or-later

import Games

extension AtlasSearch {
  struct Branch {
    let step: AtlasStep
    let position: AtlasPosition
  }

  /// Where a line may go from a settled position, the most promising first. Steps that another
  /// line can do without are left out, and a step that is always right stands alone.
  mutating func branches(of position: AtlasPosition) -> [Branch] {
    let openings = openings(of: position)
    if let safe = safeOpening(openings, in: position) { return [safe] }
    let gatherings = gatherings(in: position)
    if !gatherings.isEmpty { return gatherings }
    return openings + plays(in: position) + carries(in: position) + bridges(in: position)
  }

  /// A base in the reserve is opened only where that frees a column's top card: else it can wait.
  private func openings(of position: AtlasPosition) -> [Branch] {
    guard hasFreeFoundation(position) else { return [] }
    var fromColumns: [Branch] = []
    var fromReserve: [Branch] = []
    var buried: UInt64 = 0
    for index in position.columns.indices {
      let top = columns[position.columns[index]]
      buried |= top.bases
      guard position.columns[index] != AtlasColumns.empty, tokens.isBase(top.token) else {
        continue
      }
      var opened = position
      opened.columns[index] = top.uncovered
      fromColumns.append(opening(top.token, opened))
    }
    for group in (wanted(in: position) & ~position.opened & ~buried).bits {
      fromReserve.append(opening(group, position))
    }
    return fromColumns + fromReserve
  }

  private func opening(_ group: Int, _ position: AtlasPosition) -> Branch {
    var position = position
    position.opened |= 1 << UInt64(group)
    return Branch(step: .open(group: group), position: settled(position))
  }

  /// The groups that could take a column's top card if they were open.
  private func wanted(in position: AtlasPosition) -> UInt64 {
    position.columns.indices.reduce(0) {
      let column = position.columns[$1]
      return column == AtlasColumns.empty
        ? $0 : $0 | takers(of: columns[column].token, in: position)
    }
  }

  /// The groups that still need a partner, open or not.
  func takers(of token: Int, in position: AtlasPosition) -> UInt64 {
    guard tokens.isShared(token) else { return tokens.groups[token] }
    return tokens.groups[token].bits.reduce(0) {
      tokens.want(token, of: $1) & position.met == 0 ? $0 | 1 << UInt64($1) : $0
    }
  }

  /// An opening that cannot be wrong: every group that is left has a foundation, or the group is
  /// complete at once and takes no name that another group might need more.
  private func safeOpening(_ openings: [Branch], in position: AtlasPosition) -> Branch? {
    let left = tokens.groupCount - completed(position).nonzeroBitCount
    if left <= AtlasSetup.foundationCount { return openings.first }
    return openings.first { branch in
      guard case .open(let group) = branch.step else { return false }
      return tokens.plain.has(group) && completed(branch.position).has(group)
    }
  }

  /// Plain cards of one group on top of several columns: all but one go. Which one stays is the
  /// only question, and it is none where one of them is all that its column holds.
  private func gatherings(in position: AtlasPosition) -> [Branch] {
    let indices = position.columns.indices
    for index in indices where position.columns[index] != AtlasColumns.empty {
      let token = columns[position.columns[index]].token
      guard tokens.isPlain(token) else { continue }
      let alike = indices.filter { columns[position.columns[$0]].token == token }
      guard alike.count > 1 else { continue }
      let lone = alike.first { columns[position.columns[$0]].height == 1 }
      if let lone, let other = alike.first(where: { $0 != lone }) {
        return [gathering(from: lone, to: other, position)]
      }
      return alike.flatMap { from in
        alike.filter { $0 != from }.map { gathering(from: from, to: $0, position) }
      }
    }
    return []
  }

  private func gathering(from: Int, to goal: Int, _ position: AtlasPosition) -> Branch {
    var position = position
    position.columns[from] = columns[position.columns[from]].uncovered
    return Branch(step: .carry(count: 1, from: from, to: goal), position: settled(position))
  }
}
