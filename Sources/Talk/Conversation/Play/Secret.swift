// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The secret of some games, and what it opens; see ``Layout/secret``.
struct Secret: Equatable, Codable, Sendable {
  /// The squares chosen last with nothing picked, as far as they are the beginning of the secret.
  private var trail: [Place] = []
  /// Whether the player has found it.
  private(set) var isKnown = false
  /// The round being played to its end by itself; nil where the player plays.
  var solving: Solving?

  /// The acts that it has opened.
  var acts: [Act] { isKnown ? Solving.acts : [] }

  /// Takes note of a place that was chosen with nothing picked.
  ///
  /// - Returns: whether it was the last of the secret's, which is now known or hidden again.
  mutating func follow(_ place: Place, of secret: [Place]) -> Bool {
    trail.append(place)
    if !secret.starts(with: trail) { trail = secret.first == place ? [place] : [] }
    guard trail == secret else { return false }
    trail = []
    isKnown.toggle()
    return true
  }
}
