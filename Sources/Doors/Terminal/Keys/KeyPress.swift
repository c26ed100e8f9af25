// SPDX-License-Identifier: GPL-3.0-or-later

/// One press of a key, as far as a terminal tells it.
///
/// A letter typed with Shift is the capital letter; Shift is a modifier of named keys only, and a
/// character with Control is always in lower case, since terminals do not tell the two apart.
public struct KeyPress: Hashable, Sendable {
  /// The key itself, without what was held down with it.
  public enum Base: Hashable, Sendable {
    /// A printable scalar, never a control character. A combining mark comes as a press of its
    /// own, so that the letter before it need not wait.
    case character(Character)
    case enter, escape, tab, backspace, insert, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 to F20.
    case function(Int)
  }

  /// What was held down with the key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// xterm's modifier parameter less one: 1, 2 and 4 as below.
    public let rawValue: UInt8

    /// Bits above 4 mean nothing.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift, with named keys only.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key, in the case it was typed in.
  public let base: Base
  /// What was held down, where it is not already in the character.
  public let modifiers: Modifiers

  /// Shift with a character becomes the capital; Control with one makes it small.
  public init(_ base: Base, _ modifiers: Modifiers = []) {
    guard case .character(let character) = base else {
      self.base = base
      self.modifiers = modifiers
      return
    }
    self.base = .character(KeyPress.cased(character, modifiers))
    self.modifiers = modifiers.subtracting(.shift)
  }

  /// The press of a plain character.
  public init(_ character: Character) { self.init(.character(character)) }

  /// The text the press stands for; nil for a named key or one held with Control or Alt.
  public var text: Character? {
    guard case .character(let character) = base, modifiers.isEmpty else { return nil }
    return character
  }

  private static func cased(_ character: Character, _ modifiers: Modifiers) -> Character {
    let text = String(character)
    let cased =
      modifiers.contains(.control)
      ? text.lowercased() : modifiers.contains(.shift) ? text.uppercased() : text
    return cased.unicodeScalars.count == 1 ? Character(cased) : character
  }
}
