// SPDX-License-Identifier: GPL-3.0-or-later

import Narration

/// Who sees the pieces of a round, in a game whose names do not say what they look like.
///
/// No part of the value that a round is: rounds are compared without it, and whoever reads one that
/// was written down supplies it anew.
struct Sight: Equatable, Codable, Sendable {
  var describer: (any PieceDescriber)?

  init(_ describer: (any PieceDescriber)? = nil) { self.describer = describer }

  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: Nothing.self)
  }

  static func == (one: Sight, other: Sight) -> Bool { true }

  private enum Nothing: CodingKey {}
}
