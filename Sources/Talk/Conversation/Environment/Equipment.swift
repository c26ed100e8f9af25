// SPDX-License-Identifier: GPL-3.0-or-later

/// What a player's side is equipped with now; a gamepad comes and goes.
public struct Equipment: Hashable, Sendable {
  /// The variants of the voice, by the synthesizer's names.
  public var voiceVariants: [String]
  /// The sounds there are, by their names.
  public var sounds: [String]
  public var hasPad: Bool
  /// Whether the voice of the player's screen reader is to be had; asked at the first start.
  public var hasSpeechDispatcher: Bool
  public var seat: Seat
  /// Whether other devices can join, each of which can be seen and ended.
  public var hasDevices: Bool
  /// The address by which others come to the page, without a path; nil where that is not known.
  public var address: String?

  /// Where the player sits.
  public enum Seat: Hashable, Sendable {
    case terminal
    /// At a page in a browser, where what can be chosen stands as buttons.
    case page
    /// At a program that brings lines and shows lines, and has a voice of its own or none.
    case lineClient
  }

  public init(
    voiceVariants: [String] = [], sounds: [String] = [], hasPad: Bool = false,
    hasSpeechDispatcher: Bool = false, seat: Seat = .terminal,
    hasDevices: Bool = false, address: String? = nil
  ) {
    self.voiceVariants = voiceVariants
    self.sounds = sounds
    self.hasPad = hasPad
    self.hasSpeechDispatcher = hasSpeechDispatcher
    self.seat = seat
    self.hasDevices = hasDevices
    self.address = address
  }

  public var isPage: Bool { seat == .page }
}
