// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games

/// The cards of a round as far as they differ for winning, each kind with a number, its token.
///
/// Group `g` has the tokens `g`, its base, and `groupCount + g`, any partner whose name no other
/// group holds. Each name that several groups hold is a token of its own, after all of those.
struct AtlasTokens: Sendable {
  let groupCount: Int
  /// By piece number.
  let ofPiece: [Int]
  /// The groups that hold the token's name; 0 for a base, which nothing may lie on or under.
  let groups: [UInt64]
  /// The groups that share no name: their partners differ in nothing, and only they may lie on
  /// each other.
  let plain: UInt64
  /// By shared name and group: the bit of the want, which is one group's need of one name; or 0.
  private let want: [UInt64]
  /// By group: the wants for its shared names.
  let wantsOfGroup: [UInt64]
  /// By group: every group's wants for its shared names.
  let wantsAround: [UInt64]
  /// There are more wants than bits; such a round is not looked into.
  let isTooLarge: Bool
  /// A group dealt a name twice takes it only once and is never complete.
  let isFinishable: Bool

  init(_ setup: AtlasSetup) {
    let names = Names(setup.groups)
    groupCount = setup.groups.count
    ofPiece = names.tokens
    let count = groupCount
    groups = (0..<count).map { _ in 0 } + (0..<count).map { 1 << UInt64($0) } + names.shared
    plain = ~names.shared.reduce(0, |)
    isFinishable = names.isFinishable
    isTooLarge = names.shared.reduce(0) { $0 + $1.nonzeroBitCount } > UInt64.bitWidth

    var want: [UInt64] = []
    var next: UInt64 = 1
    for holders in names.shared {
      for group in 0..<count {
        let holds = holders.has(group)
        want.append(holds ? next : 0)
        if holds { next <<= 1 }
      }
    }
    self.want = want
    let wants = names.shared.indices.map { name in
      (0..<count).reduce(0) { $0 | want[name * count + $1] }
    }
    wantsOfGroup = (0..<count).map { group in
      names.shared.indices.reduce(0) { $0 | want[$1 * count + group] }
    }
    wantsAround = (0..<count).map { group in
      names.shared.indices.reduce(0) { names.shared[$1].has(group) ? $0 | wants[$1] : $0 }
    }
  }

  func isBase(_ token: Int) -> Bool { token < groupCount }
  func isShared(_ token: Int) -> Bool { token >= 2 * groupCount }
  /// The only group of a base or of an unshared partner.
  func group(of token: Int) -> Int { token < groupCount ? token : token - groupCount }
  func single(_ group: Int) -> Int { groupCount + group }
  func name(of token: Int) -> Int { token - 2 * groupCount }
  var shared: Range<Int> { 2 * groupCount..<groups.count }
  func want(_ token: Int, of group: Int) -> UInt64 { want[name(of: token) * groupCount + group] }

  func isUnshared(_ token: Int) -> Bool { !isBase(token) && !isShared(token) }

  /// Whether partners of the token are all alike and meet only each other.
  func isPlain(_ token: Int) -> Bool {
    isUnshared(token) && plain.has(group(of: token))
  }

  func token(of piece: Piece) -> Int { ofPiece[piece.number] }
}

/// Who holds which name.
private struct Names {
  private(set) var tokens: [Int] = []
  /// The holders of each name that has several, in the order of the cards.
  private(set) var shared: [UInt64] = []
  private(set) var isFinishable = true

  init(_ groups: [Group]) {
    var holders: [Card.Identity: UInt64] = [:]
    for (index, group) in groups.enumerated() {
      for partner in group.partners {
        let known = holders[partner.identity] ?? 0
        if known.has(index) { isFinishable = false }
        holders[partner.identity] = known | 1 << UInt64(index)
      }
    }
    var tokenOfName: [Card.Identity: Int] = [:]
    for (index, group) in groups.enumerated() {
      tokens.append(index)
      for partner in group.partners {
        let mask = holders[partner.identity] ?? 0
        if mask.nonzeroBitCount == 1 {
          tokens.append(groups.count + index)
        } else if let token = tokenOfName[partner.identity] {
          tokens.append(token)
        } else {
          tokenOfName[partner.identity] = 2 * groups.count + shared.count
          tokens.append(2 * groups.count + shared.count)
          shared.append(mask)
        }
      }
    }
  }
}

extension UInt64 {
  func has(_ bit: Int) -> Bool { self & 1 << UInt64(bit) != 0 }

  /// The numbers of the bits that are set, lowest first.
  var bits: some Sequence<Int> {
    sequence(state: self) { rest -> Int? in
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return rest.trailingZeroBitCount
    }
  }
}
