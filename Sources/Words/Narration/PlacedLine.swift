// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A line of what is read, and the one place it is about; nil where it is about several or none.
public struct PlacedLine: Hashable, Sendable {
  public let sentences: [Term]
  public let place: Place?

  public init(_ sentences: [Term], at place: Place? = nil) {
    self.sentences = sentences
    self.place = place
  }
}
