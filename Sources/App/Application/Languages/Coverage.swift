// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Localization

/// How many of the names on cards a language has of its own.
public struct Coverage {
  public private(set) var names: Set<Key> = []
  public private(set) var missing: Set<Key> = []

  /// Of a hundred names so many have to be there; a group with fewer is not dealt.
  private static let enough = 99

  /// - Parameter shipped: the groups whose names the language's files have to hold; those of a
  ///   player's own group stand in its file.
  public init(of groups: [Group], shipped: Set<String>, in phrasebook: Phrasebook) {
    for group in groups {
      names.formUnion(group.partners.compactMap(\.entity).map { Key($0) })
      if shipped.contains(group.id) { names.insert(group.name.key) }
    }
    missing = names.filter { !phrasebook.has($0) }
  }

  /// Rounded down, so that a hundred is all.
  public var percent: Int {
    names.isEmpty ? 100 : (names.count - missing.count) * 100 / names.count
  }

  public var isEnough: Bool { percent >= Self.enough }
}

extension Catalogue {
  /// The groups that have too few names in a language to be dealt in it. In a language that has
  /// names for less than half of them all are dealt, with English names.
  public func unnamed(in phrasebook: Phrasebook, shipped: Set<String>) -> [Group] {
    let unnamed = groups.filter {
      !Coverage(of: [$0], shipped: shipped, in: phrasebook).isEnough
    }
    return unnamed.count * 2 > groups.count ? [] : unnamed
  }
}
