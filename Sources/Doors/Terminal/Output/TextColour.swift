// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The sixteen colours that every palette of the player's can change.
public enum TextColour: Int, Hashable, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The line in the colour, with the terminal's own colour after it (ECMA-48 SGR).
  func painted(_ line: String) -> String {
    let code = rawValue < 8 ? 30 + rawValue : 82 + rawValue
    return "\u{1B}[\(code)m\(line)\u{1B}[39m"
  }
}

/// A part of a line; nil for the terminal's own colour.
public struct ColouredText: Hashable, Sendable {
  let text: String
  let colour: TextColour?

  public init(_ text: String, _ colour: TextColour? = nil) {
    self.text = text
    self.colour = colour
  }

  var painted: String { text.isEmpty ? "" : colour?.painted(text) ?? text }
}

/// When lines are coloured.
public enum ColourChoice: String, Hashable, Sendable, CaseIterable {
  case never
  /// On a terminal that has colours, unless `NO_COLOR` is set to anything but nothing.
  case auto
  /// Whatever the output is: the player asked for it.
  case always

  /// Whether lines written to the descriptor shall be coloured.
  public func allows(descriptor: Int32, environment: [String: String]) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .auto:
      environment["NO_COLOR", default: ""].isEmpty && Self.hasColours(environment)
        && isatty(descriptor) == 1
    }
  }

  private static func hasColours(_ environment: [String: String]) -> Bool {
    let terminal = environment["TERM", default: ""]
    if terminal.isEmpty || terminal == "dumb" { return false }
    let coloured = ["xterm", "linux", "screen", "tmux", "rxvt", "alacritty", "foot", "konsole"]
    return terminal.contains("color") || !environment["COLORTERM", default: ""].isEmpty
      || coloured.contains { terminal.hasPrefix($0) }
  }
}
