// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// A dialogue without its environment, as it is written to be gone on with elsewhere.
///
/// It is read by a decoder whose user info is ``userInfo(for:)``. What was asked aside is not
/// answered elsewhere, unless it is asked once more; what the player waits for is
/// ``Dialogue/unanswered``.
public struct DialogueSnapshot: Equatable, Codable, Sendable {
  fileprivate var screens: [Screen]
  fileprivate let memory: Memory

  /// What a decoder has to know of the games there are.
  public static func userInfo(
    for games: [any GameDescriptor]
  ) -> [CodingUserInfoKey: any Sendable] {
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    if let key = GameTypes.userInfoKey { userInfo[key] = GameTypes(games) }
    if let key = DealSearchRequest.gamesKey { userInfo[key] = games }
    return userInfo
  }
}

extension Dialogue: Equatable {
  public var snapshot: DialogueSnapshot {
    var memory = memory
    if memory.next?.state == .searching { memory.next = nil }
    return DialogueSnapshot(screens: screens, memory: memory)
  }

  /// Goes on where another dialogue was.
  ///
  /// - Parameter describer: who sees the pieces of a game; nil for a game whose pieces' names say
  ///   what they look like. Asked once for each game in play.
  public init(
    _ snapshot: DialogueSnapshot, environment: DialogueEnvironment,
    describer: (any Game) -> (any PieceDescriber)? = { _ in nil }
  ) {
    self.environment = environment
    screens = snapshot.screens.map { $0.described(by: describer) }
    memory = snapshot.memory
  }

  /// Whether both are at the same point, whatever they know of the world outside.
  public static func == (one: Dialogue, other: Dialogue) -> Bool { one.snapshot == other.snapshot }
}

extension Screen {
  fileprivate func described(by describer: (any Game) -> (any PieceDescriber)?) -> Screen {
    switch self {
    case .playing(var playing):
      playing.sight = Sight(describer(playing.game))
      return .playing(playing)
    case .ended(var ended):
      ended.table.sight = Sight(describer(ended.table.game))
      return .ended(ended)
    case .menu, .text, .number: return self
    }
  }
}
