// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Makes no sound, and remembers what it was asked to say.
public final class SilentSynthesizer: Synthesizer {
  private let asked = Mutex<[[SpokenPiece]]>([])

  public let sampleRate = 22_050

  public init() {}

  /// What was to be said, oldest first.
  public var said: [[SpokenPiece]] { asked.withLock { $0 } }

  public func synthesize(
    _ pieces: [SpokenPiece], _ settings: VoiceSettings, deliver: (SpeechChunk) -> Bool
  ) -> [SpeechError] {
    asked.withLock { $0.append(pieces) }
    _ = deliver(
      SpeechChunk([], landmarks: pieces.indices.map { Landmark(offset: 0, piece: $0) }))
    return []
  }
}
