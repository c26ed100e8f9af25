// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Localization
import Preferences
import Sound
import Speech

/// Settings that change while the game goes on.
extension Session {
  /// Makes a voice for a player who has just asked for one.
  private mutating func wakeVoice() {
    let isAnother = (settings.voice == .speechd) != (voice == .speechd)
    guard settings.voice != .off, voice != settings.voice,
      channels.voicing.speaker == nil || isAnother,
      !channels.voicing.isRecording
    else { return }
    voice = settings.voice
    channels.voicing.close()
    let known = channels.voicing.notices
    // Let go of before another voice is made: there is one eSpeak in a process.
    channels.voicing = .silent
    channels.voicing = Voicing(
      voice: settings.voice, placement: SoundPlacement(settings.placement), record: nil,
      isInteractive: isInteractive, sounds: resources.data.appending(path: "sounds"),
      own: archive.folders?.sounds, troubles: channels.speechTroubles)
    dialogue.environment.voiceVariants = channels.voicing.variants
    dialogue.environment.sounds = channels.voicing.cues
    troubles += channels.voicing.notices.filter { !known.contains($0) }
  }

  /// Takes over settings: words, voice, keys.
  mutating func adopt(_ changed: Settings) {
    if changed.voice == .off { channels.stop() }
    if changed.placement != settings.placement {
      troubles += channels.voicing.place(SoundPlacement(changed.placement)).map { [$0] } ?? []
    }
    settings = changed
    channels.settings = changed
    wakeVoice()
    let language = Phrasebook.negotiate(
      flag: nil, setting: changed.language, environment: environment,
      available: dialogue.environment.languages)
    if language != channels.phrasebook.language {
      channels.phrasebook = Phrasebook(language: language, locales: resources.locales)
      dialogue.environment.kinds = library.kinds(in: channels.phrasebook)
    }
    let phrasebook = channels.phrasebook
    channels.braille.adopt(changed, language: language)
    channels.lexicon = Lexicon(phrasebook, own: dialogue.respellings)
    dialogue.environment.language = phrasebook.language
    channels.voicing.speaker?.settings = VoiceSettings(changed, language: phrasebook.voice)
    dialogue.environment.words = Vocabulary(phrasebook).words
    dialogue.environment.typed = phrasebook.words
    dialogue.environment.workshop = GroupShop(library.catalogue, phrasebook, archive)
    dialogue.environment.keymaps = Keymaps(
      of: dialogue.environment.kinds, own: changed.keys, words: phrasebook.words,
      keyboard: phrasebook.keyboard)
  }
}
