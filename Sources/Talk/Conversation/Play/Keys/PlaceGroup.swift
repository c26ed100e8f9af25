// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Places that one letter names in every game that has them; see ``PlaceKeys``.
public enum PlaceGroup: String, Hashable, Codable, Sendable, CaseIterable {
  case waste, foundation, reserve
  /// What digits alone are too few for.
  case tens

  /// As help lists it: `command-place-waste`.
  public var title: Term { Term(Key("command-place-\(rawValue)")) }

  /// What its places have one of.
  var traits: PlaceTraits {
    switch self {
    case .waste: .showing
    case .foundation: .collecting
    case .reserve: [.holding, .supplying]
    case .tens: []
    }
  }
}
