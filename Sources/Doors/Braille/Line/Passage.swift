// SPDX-License-Identifier: GPL-3.0-or-later

/// Words on a braille line, and what the routing keys over them do.
public struct Passage: Hashable, Sendable {
  public let text: String
  public let target: Target?

  public init(_ text: String, target: Target? = nil) {
    self.text = text
    self.target = target
  }

  public enum Target: Hashable, Sendable {
    /// The entry of this number, in a menu or a list.
    case entry(Int)
    /// What the focus is on.
    case focus
  }
}
