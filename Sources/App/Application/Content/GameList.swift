// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation
import Games
import Preferences
import Solver

/// The games there are, and what they are made with.
public enum GameList {
  /// In the order of the menus.
  static func all(with atlas: AtlasRounds, _ puzzle: PuzzleRounds) -> [any GameDescriptor] {
    [atlas] + GameFolders.descriptors + [puzzle]
  }

  /// Before there are groups and pictures to make rounds from.
  public static let descriptors = all(
    with: AtlasRounds(Catalogue(groups: [])) { _, _, _ in nil },
    PuzzleRounds(Gallery(data: URL(filePath: "/"), ownFolders: [])))

  public static let types = GameTypes(descriptors)

  public static let settings = SettingList(descriptors)

  /// What the matches of every game and difficulty are kept under.
  static let slots = descriptors.flatMap { descriptor in
    descriptor.difficulties.map { $0.slot(of: descriptor.game) }
  }

  /// The difficulties of some games, by their ids, as help lists them.
  public static func difficulties(of games: [any GameDescriptor] = descriptors) -> String {
    games.map { game in
      "\(game.id): \(game.difficulties.map(\.rawValue).joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  public static func descriptor(_ id: String) -> (any GameDescriptor)? {
    descriptors.first { $0.id == id }
  }

  static func atlas(
    themes: WorldThemes, source: @escaping AtlasRounds.Source
  ) -> AtlasRounds {
    AtlasRounds(themes: themes, source: source) { game, seed, attempts in
      guard game.setup.reshuffleLimit != nil else {
        return AtlasSolver(game).winnableDeal(from: seed, within: attempts)?.seed
      }
      // Where shuffles are counted a verdict is dear; rather an unproved deal than a long wait.
      let solver = AtlasSolver(game, effort: Effort(states: 2_000))
      return solver.winnableDeal(from: seed, within: min(attempts, 10))?.seed
    }
  }
}
