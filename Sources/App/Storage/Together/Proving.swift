// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// What is held against others' counts only where it is proven: by the moves as they are kept, played
/// again from the deal by the rules.
extension SaveDatabase {
  /// Records a result, and whether it is proven. One that is not is the player's own alone.
  ///
  /// - Returns: others, who are to be told of it.
  func recordProven(
    _ result: RoundResult, clearing slot: String?, by access: WriteAccess, now: Date
  ) throws(StorageProblem) -> [PlayerID] {
    let match = try proof(of: result, in: slot, by: access)
    return try record(result, clearing: slot, provenBy: match, by: access, now: now)
  }

  /// The match of a slot played again, where that bears a result out; nil where it does not, and for
  /// the player at home, who has nobody to be held against.
  private func proof(
    of result: RoundResult, in slot: String?, by access: WriteAccess
  ) throws(StorageProblem) -> Match? {
    guard let slot, case .exclusive = access, access.player != .home else { return nil }
    let text = try read { try storedText(of: slot, access.player, in: $0) }
    do {
      guard let match = try text?.replay(games: games).match, result.isBorneOut(by: match) else {
        return nil
      }
      return match
    } catch {
      return nil
    }
  }
}
