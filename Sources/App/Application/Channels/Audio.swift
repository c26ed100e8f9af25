// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Pictures
import Preferences
import Sound
import Speech
import Wakeup

/// The voice and the sounds in use; none before it is opened. They are made anew when the player asks for another voice.
final class Audio {
  private(set) var voicing = Voicing.silent
  private let source: Source
  private var settings: Settings
  /// The kind of voice that was made or tried last.
  private var voice: Settings.Voice
  /// What could not be had since that was asked last, in words.
  private var troubles: [Term] = []
  /// The path of a WAV file that gets what is heard.
  private let record: String?

  /// What voice and sounds are made from.
  struct Source {
    /// Whether somebody listens, whom sounds reach without being asked for.
    let isHeard: Bool
    /// The sounds that come with the game.
    let sounds: URL
    /// The player's, which take their place.
    let ownSounds: URL?
    /// Where the speaking thread reports what could not be said.
    let errors: Mailbox<Term>

    fileprivate func voicing(for settings: Settings, record: String?) -> Voicing {
      Voicing(
        voice: settings.voice, placement: SoundPlacement(settings.placement), record: record,
        isInteractive: isHeard, sounds: sounds, own: ownSounds, troubles: errors)
    }
  }

  /// - Parameter record: the path of a WAV file that gets what is heard.
  init(_ source: Source, _ settings: Settings, record: String?) {
    self.source = source
    self.settings = settings
    voice = settings.voice
    self.record = record
  }

  func open() { voicing = source.voicing(for: settings, record: record) }

  /// Nobody speaks once the player has chosen text only; a recording goes on.
  var speaker: (any SpeechBackend)? {
    settings.voice == .off && !voicing.isRecording ? nil : voicing.speaker
  }

  func adopt(_ changed: Settings) {
    if changed.voice == .off { speaker?.stop() }
    if changed.placement != settings.placement {
      troubles += voicing.place(SoundPlacement(changed.placement)).map { [$0] } ?? []
    }
    settings = changed
    wakeVoice()
  }

  /// Makes a voice for a player who has just asked for one.
  private func wakeVoice() {
    let isAnother = (settings.voice == .speechd) != (voice == .speechd)
    guard settings.voice != .off, voice != settings.voice,
      voicing.speaker == nil || isAnother, !voicing.isRecording
    else { return }
    voice = settings.voice
    voicing.close()
    let known = voicing.notices
    // Let go of before another voice is made: there is one eSpeak in a process.
    voicing = .silent
    voicing = source.voicing(for: settings, record: nil)
    troubles += voicing.notices.filter { !known.contains($0) }
  }

  /// Plays a piece of a picture in place of what is being said.
  func listen(to tile: Tile) {
    let sound = Soundscape(of: tile, sampleRate: voicing.sampleRate)
    if !voicing.listen(to: sound, isPlaced: settings.placement != .off) {
      troubles.append(Term("listen-none"))
    }
  }

  /// Ends what is listened to, as whatever the player does next.
  func endListening() { voicing.endListening() }

  func takeTroubles() -> [Term] {
    defer { troubles = [] }
    return troubles + source.errors.take() + (voicing.takeLoss() ? [Term("sound-gone")] : [])
  }
}
