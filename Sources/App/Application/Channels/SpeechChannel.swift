// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Localization
import Narration
import Sound
import Speech

/// Lines as they are said, and pieces of pictures in their place.
struct SpeechChannel: OutputChannel {
  private let audio: Audio
  private let phrasebook: @Sendable (String) -> Phrasebook
  /// The language in use, as a BCP 47 tag.
  private var language = Phrasebook.fallbackLanguage
  private var lexicon = Lexicon()
  /// For voices that need no respelling but the player's.
  private var ownLexicon = Lexicon()

  /// - Parameter phrasebook: that of a language.
  init(_ audio: Audio, _ phrasebook: @escaping @Sendable (String) -> Phrasebook) {
    self.audio = audio
    self.phrasebook = phrasebook
  }

  mutating func present(_ presentation: Presentation) {
    for element in presentation.elements {
      switch element {
      case .manner(let manner): adopt(manner)
      case .line(let line): say(line, in: presentation.layout)
      case .spelled(let name):
        audio.speaker?.say([SpokenPiece(name.name, manner: .spelled)], .focus)
      case .hush: audio.voicing.hush()
      case .tile(let tile): audio.listen(to: tile)
      case .input, .effects, .sound: break
      }
    }
  }

  private mutating func adopt(_ manner: PresentationManner) {
    audio.adopt(manner.settings)
    let phrasebook = phrasebook(manner.language)
    language = manner.language
    lexicon = Lexicon(phrasebook, own: manner.respellings)
    ownLexicon = Lexicon(own: manner.respellings, in: manner.language)
    audio.voicing.speaker?.settings = VoiceSettings(manner.settings, language: phrasebook.voice)
  }

  private func say(_ line: PresentedLine, in layout: Layout) {
    func pieces(_ fragments: [Fragment], _ lexicon: Lexicon) -> [SpokenPiece] {
      fragments.map {
        SpokenPiece(
          lexicon.spoken($0.text, in: $0.language ?? language), language: $0.language,
          manner: line.pace)
      }
    }
    audio.speaker?.say(
      SpeechMessage(
        pieces(line.line.spoken, lexicon), printed: pieces(line.line.printed, ownLexicon),
        line.lane, topic: line.utterance.topic.map { "\($0)" },
        direction: Direction(line.utterance.place, in: layout)))
  }

  mutating func takeTroubles() -> [Term] { audio.takeTroubles() }

  mutating func finish() async -> [Term] { await audio.voicing.finish().map { [$0] } ?? [] }
}
