// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Looks for a win, depth first.
///
/// What goes between foundations and columns, and uncovers nothing, can be taken back. So all that
/// lies between two steps that cannot be is looked into at once: each of these steps is a branch,
/// whatever has to be raised or lowered before it. A line has no more than 52 of them.
///
/// Where the line of best looking branches does not win within some positions, it seldom does soon
/// after: then the search begins anew with other branches first. What was given up stays given up.
struct KlondikeSearch {
  typealias AnalysisResult = SearchFinding<KlondikeStep>

  let effort: Effort
  let root: KlondikePosition
  var layout: KlondikeLayout
  /// How many positions were looked into.
  var states = 0
  /// How many may be, before the search begins anew.
  var bound = 0
  var isCancelled = false
  var weights = KlondikeWeights()
  var generator = Generator(seed: 0)
  /// The branches of the positions on the path that are still to be taken.
  var branches: [KlondikeBranch] = []
  /// What can be on the foundations without a step that cannot be taken back.
  var ups: [KlondikeCards] = []
  /// The branches that lead to where the search is; after a win, those that win.
  private(set) var path: [KlondikeBranch] = []
  /// The keys of positions that do not win, mixed.
  private var lost = HashTable()

  init(from start: KlondikePosition, _ layout: KlondikeLayout, effort: Effort) {
    self.effort = effort
    self.layout = layout
    root = start
  }

  mutating func result() -> AnalysisResult {
    var start = root
    climb(&start)
    if start.isWon { return .won(line()) }
    for stage in 0... {
      let count: Int
      (weights, count) = KlondikeWeights.stage(stage, drawing: layout.step)
      bound = count < effort.states - states ? states + count : effort.states
      path.removeAll(keepingCapacity: true)
      branches.removeAll(keepingCapacity: true)
      if let isWon = wins(from: start) { return isWon ? .won(line()) : .lost }
      if states >= effort.states || isCancelled { break }
    }
    return .unknown
  }

  /// - Returns: nil where the bound is reached.
  private mutating func wins(from position: KlondikePosition) -> Bool? {
    var isWon: Bool? = false
    if weights.putsOffDetours {
      isWon = wins(from: position, .near)
      if isWon == false { isWon = wins(from: position, .far) }
    } else {
      isWon = wins(from: position, .all)
    }
    if isWon == false { giveUp(position) }
    return isWon
  }

  private mutating func wins(
    from position: KlondikePosition, _ reach: KlondikeBranch.Reach
  ) -> Bool? {
    let first = branches.count
    guard branch(from: position, reach) else { return nil }
    sort(from: first)
    for index in first..<branches.count {
      let branch = branches[index]
      var next = position
      take(branch, &next)
      climb(&next)
      if !next.isWon, lost.contains(Self.mixed(next.key)) { continue }
      path.append(branch)
      guard !next.isWon else { return true }
      guard let isWon = wins(from: next) else { return nil }
      if isWon { return true }
      path.removeLast()
    }
    branches.removeLast(branches.count - first)
    return false
  }

  /// With the waste turned over there is less to be had, and so no win either.
  private mutating func giveUp(_ position: KlondikePosition) {
    _ = lost.insert(Self.mixed(position.key))
    guard position.waste > 0, layout.redeals == nil else { return }
    var other = position
    other.turnOver()
    _ = lost.insert(Self.mixed(other.key))
  }

  private mutating func sort(from first: Int) {
    for index in branches.indices.dropFirst(first + 1) {
      let branch = branches[index]
      var place = index
      while place > first, branch.score > branches[place - 1].score {
        branches[place] = branches[place - 1]
        place -= 1
      }
      branches[place] = branch
    }
  }

  /// Different for each key, and the lowest bit left free.
  private static func mixed(_ key: UInt64) -> UInt64 {
    var mixed = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15 & (.max >> 1)
    mixed ^= mixed >> 29
    return mixed << 1
  }
}

// Steps that lose nothing.
extension KlondikeSearch {
  private mutating func take(_ branch: KlondikeBranch, _ position: inout KlondikePosition) {
    position.up = branch.up
    position.take(branch.step, &layout)
    if let second = branch.second { position.take(second, &layout) }
  }

  /// Plays what is safe, and what can be taken back.
  mutating func climb(_ position: inout KlondikePosition) {
    while let step = climbingStep(position) { position.take(step, &layout) }
  }

  mutating func climbingStep(_ position: KlondikePosition) -> KlondikeStep? {
    if let step = safeStep(position) { return step }
    let free = (position.next & position.open & position.visible) - position.grounded
    return free.first.map { KlondikeStep(.raise, $0) }
  }

  /// A card goes to its foundation where that cannot be wrong.
  ///
  /// From stock and waste it cannot, if it is safe, where every card can be drawn. Where three are
  /// drawn, this holds for the last one while the waste is turned over: without it, all others come
  /// to lie on top as they did, and the one before it too.
  private mutating func safeStep(_ position: KlondikePosition) -> KlondikeStep? {
    let safe = position.next & position.up.safe
    if safe.isEmpty { return nil }
    if let card = (safe & position.open & position.visible).first {
      return KlondikeStep(.raise, card)
    }
    guard layout.redeals == nil, position.waste == 0, !(safe - position.known).isEmpty else {
      return nil
    }
    let drawable = layout.step == 1 ? position.drawable(&layout) : position.last(&layout)
    return (safe & drawable).first.map { KlondikeStep(.raiseDrawn, $0) }
  }
}
