// SPDX-License-Identifier: GPL-3.0-or-later

/// Who plays. Everything that is kept is kept by it.
public struct PlayerID: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one player of a program that runs on the player's own machine.
  public static let home = PlayerID(rawValue: "home")
}
