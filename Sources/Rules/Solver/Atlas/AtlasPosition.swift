// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// All that decides whether a table can be won while the reserve, stock and waste in one, is freely
/// reachable: every card that is in no column, on no foundation and not out of play is in it.
struct AtlasPosition: Hashable {
  var columns: SIMD4<Int32>
  /// The groups whose base has come to a foundation, completed or not.
  var opened: UInt64
  /// The wants that are met; see ``AtlasTokens/want(_:of:)``.
  var met: UInt64

  /// The same position with its columns in a fixed order, which makes no difference to winning.
  var canonical: AtlasPosition {
    var sorted = columns
    for (low, high) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] where sorted[low] > sorted[high] {
      (sorted[low], sorted[high]) = (sorted[high], sorted[low])
    }
    return AtlasPosition(columns: sorted, opened: opened, met: met)
  }

  var isWon: Bool { columns == .zero }
}

/// What a line of moves is made of before it is played out.
enum AtlasStep: Hashable {
  /// A group's base goes to an empty foundation.
  case open(group: Int)
  /// The top `count` tokens of a column go onto another; a plain token stands for all of its kind
  /// that lie together.
  case carry(count: Int, from: Int, to: Int)
  /// A partner goes to its open group, from a column or (nil) from the reserve.
  case play(token: Int, from: Int?, group: Int)
  /// A shared name comes from the reserve onto a column, to join what has no name in common.
  case bridge(token: Int, to: Int)
}

extension AtlasColumns {
  mutating func position(of table: Table) -> AtlasPosition {
    var position = AtlasPosition(columns: .zero, opened: 0, met: 0)
    for index in 0..<AtlasSetup.columnCount {
      for lying in table[.column(index + 1)] {
        let token = tokens.token(of: lying.piece)
        position.columns[index] = laying(
          token, on: position.columns[index], isFaceUp: lying.isFaceUp)
      }
    }
    let progress = tokens.progress(of: table)
    position.opened = progress.opened
    position.met = progress.met
    return position
  }
}

extension AtlasTokens {
  /// The groups whose base has come to a foundation, and the wants that are met.
  typealias Progress = (opened: UInt64, met: UInt64)

  func progress(of table: Table) -> Progress {
    var progress: Progress = (0, 0)
    for place in table.places where place.kind == .foundation || place.kind == .completed {
      var group = 0
      for piece in table[place].pieces {
        let token = token(of: piece)
        if isBase(token) {
          group = token
          progress.opened |= 1 << UInt64(group)
        } else if isShared(token) {
          progress.met |= want(token, of: group)
        }
      }
    }
    return progress
  }

  /// Whether a free card goes to its open group without doubt: no other group wants it, and no card
  /// that is left to play could be laid on it but for those that are as free as itself.
  func isSettling(_ token: Int, _ progress: Progress) -> Bool {
    guard isUnshared(token) else { return false }
    let group = group(of: token)
    return progress.opened.has(group) && wantsAround[group] & ~progress.met == 0
  }
}
