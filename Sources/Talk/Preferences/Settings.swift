// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a player can choose about how the game sounds, speaks and plays.
///
/// ``SettingList`` describes each field once, for the menu, the command line and the file.
public struct Settings: Equatable, Sendable, Codable {
  /// A BCP 47 tag; nil for the language of the system.
  public var language: String?
  public var voice = Voice.auto
  /// In per cent of the voice's range, as pitch and volume are.
  @Percent public var speechRate = 25
  @Percent public var speechPitch = 50
  @Percent public var speechVolume = 100
  /// The synthesizer's name for a variant of the voice, such as "f2"; nil for the plain voice.
  public var voiceVariant: String?
  public var sounds = true
  @Percent public var soundVolume = 100
  /// Of the sound that comes again and again while a card is in hand; 0 for none.
  @Percent public var pendingVolume = 30
  /// How places are made to be heard.
  public var placement = Placement.stereo
  public var haptics = true
  /// Whether gamepads are listened to.
  public var pads = true
  public var animations = true
  /// Whether a braille display shows what is said.
  public var braille = false
  public var brailleGrade = BrailleGrade.one
  public var verbosity = Verbosity.normal
  /// Whether a label ends with where the card lies in its pile.
  public var positions = true
  public var counts = true
  /// Whether a move that changes the score tells it.
  public var scores = false
  /// Whether a prompt explains how it is used.
  public var hints = true
  public var learner = false
  public var input = InputMode.lines
  /// Whether a card with one target that makes sense moves as soon as it is chosen.
  public var quickMoves = false
  /// Whether destructive acts ask first.
  public var confirmations = true
  /// How many moves can be undone, 1 or more; nil for all.
  public var undoBound: Int?
  /// What games let the player choose of their deals.
  public var dealOptions = DealOptionValues()
  /// Whether only deals that can be won are dealt, in every game that can tell; where deals promise
  /// nothing of the kind, they are looked for.
  public var winnable = true
  /// When the player is told that a game cannot be won any more.
  public var unwinnableAlert = UnwinnableAlert.whereOpen
  public var difficulty = UsualDifficulty.easy
  /// The address of a file of groups on a server; nil for none.
  public var groupsURL: String?
  public var colour = Colour.auto
  /// Whether the names of cards are printed in the colours of their suits.
  public var suitColours = false
  /// How the page in a browser looks and sounds.
  public var page = PageSettings()
  /// Whether the questions of the first start have been answered.
  public var firstStartDone = false
  /// The keys of each command that has keys of the player's own; see ``bind(_:to:)``.
  public private(set) var keys: [String: [String]] = [:]

  public init() {}

  public enum Voice: String, CaseIterable, Sendable, Codable { case auto, espeak, speechd, off }
  public enum Placement: String, CaseIterable, Sendable, Codable { case off, stereo, hrtf }
  /// Braille without or with contractions.
  public enum BrailleGrade: String, CaseIterable, Sendable, Codable {
    case one = "1"
    case two = "2"
  }
  public enum UnwinnableAlert: String, CaseIterable, Sendable, Codable {
    /// As soon as it is found out, where no card lies face down: it tells of nothing hidden.
    case whereOpen = "open-cards"
    /// As soon as it is found out.
    case atOnce = "at-once"
    /// Some moves later, so that the player can find out alone.
    case later
    case never
  }
  public enum InputMode: String, CaseIterable, Sendable, Codable { case lines, keys }
  public enum UsualDifficulty: String, CaseIterable, Sendable, Codable {
    case relaxed, easy, medium, hard, expert
  }
  public enum Colour: String, CaseIterable, Sendable, Codable { case auto, on, off }
}

extension Settings {
  /// Gives a command keys instead of those it comes with: no key at all for an empty list, those
  /// it comes with for nil. Commands and keys are single words.
  public mutating func bind(_ command: String, to keys: [String]?) throws(SettingRefusal) {
    guard Word.isBare(command), !command.contains("=") else { throw .unknown("key.\(command)") }
    if let wrong = keys?.first(where: { !Word.isBare($0) }) {
      throw .notAWord(setting: "key.\(command)", value: wrong)
    }
    self.keys[command] = keys
  }
}

/// A whole number kept within 0 and 100.
@propertyWrapper public struct Percent: Equatable, Sendable, Codable {
  public var wrappedValue: Int { didSet { wrappedValue = Self.within(wrappedValue) } }

  public init(wrappedValue: Int) { self.wrappedValue = Self.within(wrappedValue) }

  private static func within(_ value: Int) -> Int { min(max(value, 0), 100) }
}
