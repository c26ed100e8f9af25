// SPDX-License-Identifier: GPL-3.0-or-later

import Games

/// What names in several groups make possible, and carries in general.
extension AtlasSearch {
  /// A free partner to each open group that takes it, a shared name also from the reserve.
  func plays(in position: AtlasPosition) -> [Branch] {
    var plays: [Branch] = []
    for index in position.columns.indices where position.columns[index] != AtlasColumns.empty {
      let token = columns[position.columns[index]].token
      for group in (takers(of: token, in: position) & position.opened).bits {
        plays.append(play(token, from: index, to: group, position))
      }
    }
    for token in tokens.shared where isInReserve(token, position) {
      for group in (takers(of: token, in: position) & position.opened).bits {
        plays.append(play(token, from: nil, to: group, position))
      }
    }
    return plays
  }

  private func play(_ token: Int, from index: Int?, to group: Int, _ position: AtlasPosition)
    -> Branch
  {
    var position = position
    if let index { position.columns[index] = columns[position.columns[index]].uncovered }
    if tokens.isShared(token) { position.met |= tokens.want(token, of: group) }
    return Branch(
      step: .play(token: token, from: index, group: group), position: settled(position))
  }

  /// As many copies are left of a name as groups that still need it.
  private func isInReserve(_ token: Int, _ position: AtlasPosition) -> Bool {
    let copies = position.columns.indices.reduce(0) {
      $0 + columns.count(of: token, in: position.columns[$1])
    }
    return copies < takers(of: token, in: position).nonzeroBitCount
  }

  /// Runs and parts of runs onto columns that end in a shared group, or onto an empty one where
  /// they uncover something.
  mutating func carries(in position: AtlasPosition) -> [Branch] {
    var carries: [Branch] = []
    let indices = position.columns.indices
    let vacant = indices.first { position.columns[$0] == AtlasColumns.empty }
    for from in indices where position.columns[from] != AtlasColumns.empty {
      let run = columns.run(of: position.columns[from])
      let height = columns[position.columns[from]].height
      for count in 1...run.count {
        for goal in indices where goal != from && position.columns[goal] != AtlasColumns.empty {
          let top = columns[position.columns[goal]].token
          guard tokens.groups[top] & run[count - 1].common != 0 else { continue }
          carries.append(carry(run.prefix(count).map(\.token), from, goal, position))
        }
        if let vacant, count < height {
          carries.append(carry(run.prefix(count).map(\.token), from, vacant, position))
        }
      }
    }
    return carries
  }

  private mutating func carry(_ load: [Int], _ from: Int, _ goal: Int, _ position: AtlasPosition)
    -> Branch
  {
    var position = position
    for _ in load { position.columns[from] = columns[position.columns[from]].uncovered }
    for token in load.reversed() {
      position.columns[goal] = columns.laying(token, on: position.columns[goal])
    }
    return Branch(
      step: .carry(count: load.count, from: from, to: goal), position: settled(position))
  }

  /// A card of the reserve is never better off in a column, but one that shares a name with two
  /// columns lets one of them go on the other.
  mutating func bridges(in position: AtlasPosition) -> [Branch] {
    var bridges: [Branch] = []
    for token in tokens.shared where isInReserve(token, position) {
      for goal in position.columns.indices where position.columns[goal] != AtlasColumns.empty {
        let top = columns[position.columns[goal]].token
        guard tokens.groups[top] & tokens.groups[token] != 0 else { continue }
        var bridged = position
        bridged.columns[goal] = columns.laying(token, on: position.columns[goal])
        bridges.append(Branch(step: .bridge(token: token, to: goal), position: bridged))
      }
    }
    return bridges
  }
}
