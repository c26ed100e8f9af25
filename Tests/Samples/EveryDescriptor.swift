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

  /// Those in which nothing is ever in hand, as what is chosen goes where it belongs at once.
  public static let playAtOnce = all.filter { descriptor in
    let order = DealRequest(difficulty: descriptor.difficulties[0], number: 1)
    return (try? descriptor.deal(order))?.game.directPlay?.asksWhereTo == false
  }.map(\.id)

  /// The number by which the main menu begins a game.
  public static func entry(of id: String) -> String {
    String((all.firstIndex { $0.id == id } ?? -1) + 1)
  }

  /// As messages list them.
  public static let ids = all.map(\.id).joined(separator: ", ")
}
