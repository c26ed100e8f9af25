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
      String(repeating: "\u{8} \u{8}", count: Self.columns(of: character))
    case .ended, .givenUp, .nothing: ""
    }
  }

  /// East Asian Width "wide" and "fullwidth" of Unicode, by blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]

  private static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first?.value else { return 1 }
    return wide.contains { $0.contains(first) } ? 2 : 1
  }
}
