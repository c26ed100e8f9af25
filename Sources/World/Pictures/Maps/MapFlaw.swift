// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Why nothing can be said of the pieces of a map.
public enum MapFlaw: Error, Hashable, Sendable {
  case notFound, unreadable, broken

  /// The reason alone, to follow the name of the file.
  public var term: Term {
    switch self {
    case .notFound: Term("flaw-not-found")
    case .unreadable: Term("flaw-unreadable")
    case .broken: Term("map-broken")
    }
  }
}
