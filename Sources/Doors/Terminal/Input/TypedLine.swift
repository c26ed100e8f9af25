// SPDX-License-Identifier: GPL-3.0-or-later

/// A line that is typed key by key, where the terminal's own line editing would hold Escape back.
public struct TypedLine: Hashable, Sendable {
  /// What was typed so far.
  public private(set) var text = ""

  public init() {}

  /// What a key did to the line.
  public enum Step: Hashable, Sendable {
    case typed(Character)
    /// A character is gone again.
    case erased(Character)
    /// The line is whole, and typing begins anew.
    case ended(String)
    /// The line is given up, and typing begins anew.
    case givenUp
    /// The key means nothing here.
    case nothing
  }

  public mutating func take(_ key: KeyPress) -> Step {
    switch key.base {
    case .enter: return .ended(end())
    case .escape:
      _ = end()
      return .givenUp
    case .backspace: return text.popLast().map { .erased($0) } ?? .nothing
    default:
      guard let character = key.text, text.utf8.count < LineDecoder.longestLine else {
        return .nothing
      }
      text.append(character)
      return .typed(character)
    }
  }

  private mutating func end() -> String {
    defer { text = "" }
    return text
  }
}

extension TypedLine.Step {
  /// What a terminal has to be sent for the step to be seen; empty where nothing changes.
  public var echo: String {
    switch self {
    case .typed(let character): String(character)
    case .erased(let character):
      String(repeating: "\u{8} \u{8}", count: character.columns)
    case .ended, .givenUp, .nothing: ""
    }
  }
}
