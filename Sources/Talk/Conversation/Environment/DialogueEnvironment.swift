// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// What a dialogue knows of the world outside, all of it in memory: nothing here reads a file, asks a
/// store or makes a deal. What would is a ``Lookup``.
public struct DialogueEnvironment: Sendable {
  /// The games there are, in the order of the menu.
  public var descriptors: [any GameDescriptor]
  public var language: PlayerLanguage
  public var languages: AvailableLanguages
  public var capabilities: Capabilities
  public var equipment: Equipment

  /// - Parameter language: nil for English by the keys of its messages.
  public init(
    descriptors: [any GameDescriptor], language: PlayerLanguage? = nil,
    languages: AvailableLanguages = AvailableLanguages(["en"]),
    capabilities: Capabilities = Capabilities(), equipment: Equipment = Equipment()
  ) {
    self.descriptors = descriptors
    self.language = language ?? PlayerLanguage(keymaps: Keymaps(of: descriptors))
    self.languages = languages
    self.capabilities = capabilities
    self.equipment = equipment
  }
}

extension DialogueEnvironment {
  /// What is taught about the thing that a piece of a game stands for.
  func teaching(_ piece: Piece, in game: any Game) -> Teaching {
    guard let game = game.teaching, let subject = game.subject(of: piece) else { return Teaching() }
    return capabilities.teaching(subject, game.companions(of: piece))
  }

  /// The descriptor of a game; nil where the game is none of those there are.
  func descriptor(of game: any Game) -> (any GameDescriptor)? {
    let id = type(of: game).id
    return descriptors.first { $0.id == id }
  }

  public var settings: SettingList { SettingList(descriptors) }

  /// - Parameter descriptor: that of the game in front; nil where none is.
  func keymap(of descriptor: (any GameDescriptor)?) -> Keymap {
    language.keymaps.keymap(of: descriptor)
  }
}
