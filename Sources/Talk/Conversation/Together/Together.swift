// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What is asked of a server that others play at, too.
public enum TogetherQuestion: Equatable, Codable, Sendable {
  /// What came of a game's deal of a day: ``TogetherAnswer/board(_:game:)``.
  case board(game: String, day: Int)
  /// Invites to a deal: ``TogetherAnswer/made(_:)``.
  case newLink(Deal)
  /// Those that the player has made or opened: ``TogetherAnswer/links(_:)``.
  case links
  /// What a code leads to: ``TogetherAnswer/link(_:)``.
  case code(JoinCode)
  /// Has the player have nothing to do with a link any more: ``TogetherAnswer/dropped``.
  case dropLink(JoinCode)
  case ofClass(ClassQuestion)
}

public enum TogetherAnswer: Sendable {
  case board(DealBoard, game: String)
  case made(DealLink)
  case links([DealLink])
  case link(DealLink)
  case dropped
  case ofClass(ClassAnswer)
}
