// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A part of the world by which learning is chosen and told. The words are those of the command line.
public enum Continent: String, CaseIterable, Hashable, Sendable, Codable {
  case africa, asia, europe
  case northAmerica = "north-america"
  case oceania
  case southAmerica = "south-america"

  /// By the key of its name, as facts have it.
  public init?(entity: String) {
    guard entity.hasPrefix(Self.prefix) else { return nil }
    self.init(rawValue: String(entity.dropFirst(Self.prefix.count)))
  }

  /// The key of its name.
  public var entity: String { Self.prefix + rawValue }
  public var name: Term { Term(Key(entity)) }

  private static let prefix = "continent-"
}
