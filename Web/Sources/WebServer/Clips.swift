// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ESpeak
import Localization
import Pages
import Pictures
import Sound
import Speech

/// Makes what is heard of a page's lines: the game's own voice, and pictures as sound.
///
/// There is one voice in a process, which says one line after the other.
actor Clips {
  /// Nil where eSpeak cannot speak here.
  private let synthesizer: ESpeakSynthesizer?
  private let content: Content
  /// Sound files by what they hold, and what is held from the oldest to the newest.
  private var known: [Clip: [UInt8]] = [:]
  private var order: [Clip] = []

  /// As many are kept; one of a usual line has some 150 kB.
  private static let mostKept = 100
  /// In samples a second, where no voice sets the rate.
  private static let soundRate = 22_050

  private enum Clip: Hashable {
    case speech([SpokenPiece], VoiceSettings)
    case tile(Tile, isPlaced: Bool)
  }

  init(_ content: Content) {
    self.content = content
    synthesizer = try? ESpeakSynthesizer()
  }

  /// The variants of the voice, by the synthesizer's names.
  nonisolated var variants: [String] { synthesizer?.variants ?? [] }

  /// A WAV file; nil where nothing can be heard of it.
  func file(of happening: Happening, _ manner: PresentationManner) -> [UInt8]? {
    switch happening.kind {
    case .line(let line): speech(line.line, line.pace, manner)
    case .notice(let line), .heading(let line): speech(line, .plain, manner)
    case .spelled(let name): speech([SpokenPiece(name.name, manner: .spelled)], manner)
    case .tile(let tile):
      file(.tile(tile, isPlaced: manner.settings.placement != .off))
    case .sound, .vibration: nil
    }
  }

  private func speech(
    _ line: Line, _ pace: SpokenPiece.Manner, _ manner: PresentationManner
  ) -> [UInt8]? {
    let lexicon = Lexicon(phrasebook(manner), own: manner.respellings)
    let pieces = line.spoken.map {
      SpokenPiece(
        lexicon.spoken($0.text, in: $0.language ?? manner.language), language: $0.language,
        manner: pace)
    }
    return speech(pieces, manner)
  }

  private func speech(_ pieces: [SpokenPiece], _ manner: PresentationManner) -> [UInt8]? {
    guard synthesizer != nil else { return nil }
    return file(
      .speech(pieces, VoiceSettings(manner.settings, language: phrasebook(manner).voice)))
  }

  private func phrasebook(_ manner: PresentationManner) -> Phrasebook {
    content.phrasebooks.words(in: manner.language).phrasebook
  }

  private func file(_ clip: Clip) -> [UInt8] {
    if let file = known[clip] { return file }
    let file = wave(clip).bytes
    known[clip] = file
    order.append(clip)
    if order.count > Self.mostKept { known[order.removeFirst()] = nil }
    return file
  }

  private func wave(_ clip: Clip) -> Wave {
    switch clip {
    case .speech(let pieces, let settings):
      var samples: [Int16] = []
      _ = synthesizer?.synthesize(pieces, settings) { chunk in
        samples += chunk.samples
        return true
      }
      return Wave(samples, sampleRate: synthesizer?.sampleRate ?? Self.soundRate)
    case .tile(let tile, let isPlaced):
      let sound = Soundscape(of: tile, sampleRate: Self.soundRate)
      return isPlaced
        ? Wave(sound.stereo, sampleRate: Self.soundRate, channels: 2)
        : Wave(sound.samples, sampleRate: Self.soundRate)
    }
  }
}
