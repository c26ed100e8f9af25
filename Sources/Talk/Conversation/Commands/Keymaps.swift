// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The keymap of each game, as keys belong to the game in front: a letter that draws in one game
/// deals in another.
public struct Keymaps: Sendable {
  private let games: [String: Keymap]
  /// Where no game is in front.
  private let menus: Keymap
  /// Names of commands that the player gave keys to and that there are not.
  public let strangers: [String]

  /// - Parameters:
  ///   - own: keys by the name of a command; see ``Keymap``.
  ///   - words: what can be typed for a message key; see ``Keymap``.
  ///   - keyboard: the key of a Latin keyboard for a character of another script.
  public init(
    of kinds: [any GameDescriptor], own: [String: [String]] = [:],
    words: (Key) -> [[String]] = { _ in [] }, keyboard: [Character: Character] = [:]
  ) {
    let acts = kinds.reduce(into: [:]) { acts, kind in
      acts.merge(kind.commands.acts) { first, _ in first }
    }
    let gameQueries = kinds.flatMap { Array($0.commands.queries) }
    games = Dictionary(
      kinds.map { kind in
        let foreign = Keymap.commands(
          acts.filter { kind.commands.acts[$0.key] == nil },
          gameQueries.filter { !kind.commands.has($0.key) })
        let keymap = Keymap(
          acts: kind.commands.acts, mainCommand: kind.commands.main,
          gameQueries: kind.commands.queries,
          foreign: foreign,
          own: own, words: words, keyboard: keyboard)
        return (kind.id, keymap)
      }
    ) { first, _ in first }
    let special = Keymap.commands(acts, gameQueries)
    menus = Keymap(foreign: special, own: own, words: words, keyboard: keyboard)
    let names = Set((Keymap.standard([:]) + special).map(\.name))
    strangers = own.keys.filter { !names.contains($0) }.sorted()
  }

  /// - Parameter kind: that of the game in front; nil where none is.
  public func keymap(of kind: (any GameDescriptor)?) -> Keymap {
    kind.flatMap { games[$0.id] } ?? menus
  }
}
