// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games

/// Every kind of game there is, for tests of what holds for all.
public enum EveryDescriptor {
  /// Rounds of the starter groups and of groups with nothing in common; every deal is taken for
  /// one that can be won.
  public static let atlas = AtlasRounds(
    Catalogue(groups: .starter + Group.lettered(12))
  ) { _, seed, _ in seed }

  /// Puzzles of two pictures, of which the second has pieces that look alike.
  public static let puzzle = PuzzleRounds(PlainGallery())

  public static let all: [any GameDescriptor] = [atlas] + GameFolders.descriptors + [puzzle]

  /// As messages list them.
  public static let ids = all.map(\.id).joined(separator: ", ")
}
