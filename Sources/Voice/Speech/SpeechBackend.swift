// SPDX-License-Identifier: GPL-3.0-or-later

/// Who says messages: a voice of the game's own, or that of the player's screen reader.
///
/// Every call but ``finished(within:)`` returns at once.
public protocol SpeechBackend: AnyObject, Sendable {
  /// The voice from the next message on.
  var settings: VoiceSettings { get set }

  /// Something is being said or waits to be said.
  var isSpeaking: Bool { get }

  /// Says a message when its lane allows.
  func say(_ message: SpeechMessage)

  /// Silences speech at once and forgets what waited; sounds go on.
  func stop()

  /// Waits until all has been heard, but no longer than `limit`; ``stop()`` and the task's
  /// cancellation end it as well.
  func finished(within limit: Duration) async
}

extension SpeechBackend {
  /// Says the pieces when their lane allows.
  public func say(
    _ pieces: [SpokenPiece], _ lane: SpeechMessage.Lane = .report, topic: String? = nil
  ) {
    say(SpeechMessage(pieces, lane, topic: topic))
  }
}
