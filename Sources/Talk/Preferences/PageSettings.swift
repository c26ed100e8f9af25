// SPDX-License-Identifier: GPL-3.0-or-later

/// How the page in a browser looks and sounds.
public struct PageSettings: Equatable, Sendable, Codable {
  public var voice = Voice.reader
  public var theme = Theme.system
  /// Of text in ``Theme/own``.
  public var text = Colour.black
  /// Of the background in ``Theme/own``.
  public var back = Colour.white
  /// In per cent of the browser's own size of text.
  public var size = 100
  public var cards = Cards.large
  /// Whether the place in focus is drawn once more, as large as the page is wide.
  public var closeUp = false
  public var spacing = Spacing.normal

  public init() {}

  /// Who says what happens.
  public enum Voice: String, CaseIterable, Sendable, Codable {
    case reader, browser, espeak
  }
  public enum Theme: String, CaseIterable, Sendable, Codable {
    case system, light, dark, yellow, own
  }
  public enum Colour: String, CaseIterable, Sendable, Codable {
    case black, white, yellow, cream, green, cyan, blue, brown
  }
  public enum Cards: String, CaseIterable, Sendable, Codable { case large, letters, words }
  public enum Spacing: String, CaseIterable, Sendable, Codable { case normal, wide }
}
