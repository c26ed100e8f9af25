// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Synchronization

/// The keymap of each game, as keys belong to the game in front: a letter that draws in one game
/// deals in another. Each is made when its game first comes to the front.
public struct Keymaps: Sendable {
  /// Names of commands that the player gave keys to and that there are not.
  public let strangers: [String]
  private let making: KeymapMaking

  /// - Parameters:
  ///   - own: keys by the name of a command; see ``Keymap``.
  ///   - words: what can be typed for a message key; see ``Keymap``.
  ///   - keyboard: the key of a Latin keyboard for a character of another script.
  public init(
    of descriptors: [any GameDescriptor], own: [String: [String]] = [:],
    words: @escaping @Sendable (Key) -> [[String]] = { _ in [] },
    keyboard: [Character: Character] = [:]
  ) {
    let making = KeymapMaking(descriptors, own: own, words: words, keyboard: keyboard)
    self.making = making
    let names = own.isEmpty ? [] : Set((Keymap.standard([:]) + making.special).map(\.name))
    strangers = own.keys.filter { !names.contains($0) }.sorted()
  }

  /// - Parameter descriptor: that of the game in front; nil where none is.
  public func keymap(of descriptor: (any GameDescriptor)?) -> Keymap {
    making.keymap(of: descriptor)
  }
}

/// Makes keymaps and keeps them; those who share one hear of no other's changes, for it has none.
private final class KeymapMaking: Sendable {
  private let descriptors: [any GameDescriptor]
  private let own: [String: [String]]
  private let words: @Sendable (Key) -> [[String]]
  private let keyboard: [Character: Character]
  /// By game; nil for the menus.
  private let made = Mutex<[String?: Keymap]>([:])

  init(
    _ descriptors: [any GameDescriptor], own: [String: [String]],
    words: @escaping @Sendable (Key) -> [[String]], keyboard: [Character: Character]
  ) {
    self.descriptors = descriptors
    self.own = own
    self.words = words
    self.keyboard = keyboard
  }

  func keymap(of descriptor: (any GameDescriptor)?) -> Keymap {
    let known = descriptor.flatMap { descriptor in descriptors.first { $0.id == descriptor.id } }
    return made.withLock { made in
      if let keymap = made[known?.id] { return keymap }
      let keymap = known.map(keymap(ofKnown:)) ?? menus
      made[known?.id] = keymap
      return keymap
    }
  }

  private func keymap(ofKnown descriptor: any GameDescriptor) -> Keymap {
    let foreign = Keymap.commands(
      acts.filter { descriptor.commands.acts[$0.key] == nil },
      gameQueries.filter { !descriptor.commands.has($0.key) })
    return Keymap(
      acts: descriptor.commands.acts, mainCommand: descriptor.commands.main,
      gameQueries: descriptor.commands.queries,
      foreign: foreign, own: own, words: words, keyboard: keyboard)
  }

  /// Where no game is in front.
  private var menus: Keymap {
    Keymap(foreign: special, own: own, words: words, keyboard: keyboard)
  }

  /// What only some games have.
  var special: [Keymap.Named] { Keymap.commands(acts, gameQueries) }

  private var acts: [Act: String] {
    descriptors.reduce(into: [:]) { acts, descriptor in
      acts.merge(descriptor.commands.acts) { first, _ in first }
    }
  }

  private var gameQueries: [(key: GameQuery, value: String)] {
    descriptors.flatMap { Array($0.commands.queries) }
  }
}
