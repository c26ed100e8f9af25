// SPDX-License-Identifier: GPL-3.0-or-later

import CESpeak
import Speech

/// The library's state: who holds this may call it.
struct Engine {
  private static let chunkMilliseconds: Int32 = 60
  /// Between words that are read slowly, in the library's unit, which grows as the rate falls: 10 ms
  /// at 175 words a minute.
  private static let slowGap: Int32 = 20

  /// The identifier of the voice found for a tag; nil inside if there is none.
  private var identifiers: [String: String?] = [:]
  private var selected: String?
  private var reported: Set<SpeechError> = []

  static func start(data: String?) throws(ESpeakError) {
    espeak_ng_InitializePath(data)
    var found: UnsafePointer<CChar>?
    guard espeak_ng_Initialize(nil) == ENS_OK,
      espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, chunkMilliseconds, nil) == ENS_OK
    else { throw .noData(folder: data) }
    // A folder without data is passed over in silence for the system's own.
    espeak_Info(&found)
    if let data, let found, !String(cString: found).hasPrefix(data) {
      throw .noData(folder: data)
    }
    espeak_SetSynthCallback { wave, count, events in
      SampleDelivery.receive(wave, count, events) ? 0 : 1
    }
    espeak_SetUriCallback { _, _, _ in 1 }
  }

  /// All but the voice is set anew before every utterance, so that nothing outlives one.
  func prepare(_ settings: VoiceSettings) {
    espeak_SetParameter(espeakRATE, Int32(settings.wordsPerMinute), 0)
    espeak_SetParameter(espeakPITCH, Int32(settings.pitch), 0)
    espeak_SetParameter(espeakVOLUME, Int32(settings.volume), 0)
    espeak_SetParameter(espeakWORDGAP, 0, 0)
    name(settings.symbols)
  }

  /// Only symbols that the library passes over otherwise: it reads "&" and "%" in any case.
  private func name(_ symbols: VoiceSettings.Symbols) {
    let list = Symbols.named(symbols)
    let mode = list.isEmpty ? espeakPUNCT_NONE : espeakPUNCT_SOME
    espeak_SetParameter(espeakPUNCTUATION, Int32(mode.rawValue), 0)
    if !list.isEmpty { espeak_SetPunctuationList(list) }
  }

  mutating func say(
    _ piece: SpokenPiece, at index: Int, _ settings: VoiceSettings, _ delivery: inout SampleDelivery
  ) -> [SpeechError] {
    var errors: [SpeechError] = []
    switch piece.manner {
    case .pause(let milliseconds):
      delivery.begin(index)
      let count = max(0, milliseconds) * Int(espeak_ng_GetSampleRate()) / 1_000
      delivery.add([Int16](repeating: 0, count: count))
    case .plain:
      errors = select(piece.language ?? settings.language, settings)
      delivery.begin(index, followingWords: true)
      errors += synthesize(piece.text, &delivery)
    case .slow:
      errors = select(piece.language ?? settings.language, settings)
      delivery.begin(index, followingWords: true)
      espeak_SetParameter(espeakRATE, Int32(settings.slowWordsPerMinute), 0)
      espeak_SetParameter(espeakWORDGAP, Self.slowGap, 0)
      errors += synthesize(piece.text, &delivery)
      prepare(settings)
    case .spelled:
      errors = select(piece.language ?? settings.language, settings)
      errors += spell(piece.text.speakable, at: index, settings, &delivery)
    }
    return errors.filter { reported.insert($0).inserted }
  }

  private func spell(
    _ text: String, at index: Int, _ settings: VoiceSettings, _ delivery: inout SampleDelivery
  ) -> [SpeechError] {
    espeak_SetParameter(espeakPUNCTUATION, Int32(espeakPUNCT_ALL.rawValue), 0)
    var errors: [SpeechError] = []
    var character = 0
    // A letter that is all of a text is read by its name.
    for letter in text where !delivery.isOver {
      delivery.begin(index, at: character)
      errors += synthesize(String(letter), &delivery)
      character += letter.unicodeScalars.count
    }
    prepare(settings)
    return errors
  }

  /// A text that the selected voice can say.
  private func safe(_ text: String) -> String {
    selected?.split(separator: "+").first?.hasSuffix("/hi") == true
      ? text.withoutCrowdedSigns : text
  }

  private func synthesize(_ text: String, _ delivery: inout SampleDelivery) -> [SpeechError] {
    let text = safe(text.speakable)
    // Of no text the library makes a silence.
    if text.isEmpty { return [] }
    let status = withUnsafeMutablePointer(to: &delivery) {
      espeak_Synth(
        text, text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, $0)
    }
    return status == EE_OK ? [] : [.refused(code: Int(status.rawValue))]
  }

  /// Loading a voice costs as much as the first chunk, so it is done on a change only;
  /// what a text may command does not reach it.
  private mutating func select(_ language: String, _ settings: VoiceSettings) -> [SpeechError] {
    var errors: [SpeechError] = []
    var voice = identifier(language)
    if voice == nil {
      errors.append(.noVoice(language: language))
      voice = identifier(settings.language) ?? identifier("en")
    }
    guard let voice else { return errors }
    // A name with a stroke would lead out of the folder of variants, to any file there is.
    let variant = settings.voice.flatMap { $0.contains("/") ? nil : $0 }
    let wanted = variant.map { "\(voice)+\($0)" } ?? voice
    if selected != wanted {
      espeak_SetVoiceByName(wanted)
      selected = wanted
      prepare(settings)
    }
    if let variant = settings.voice, Voice.selected?.hasSuffix("+" + variant) != true {
      errors.append(.noVariant(name: variant))
    }
    return errors
  }

  /// The voice that matches a BCP 47 tag best.
  mutating func identifier(_ language: String) -> String? {
    if let known = identifiers[language] { return known }
    selected = nil
    let found = Voice.select(language) ? Voice.selected : nil
    identifiers[language] = .some(found)
    return found
  }

  mutating func phonemes(_ text: String, _ language: String) -> String? {
    guard let voice = identifier(language) else { return nil }
    espeak_SetVoiceByName(voice)
    selected = voice
    return safe(text).withCString { text in
      var rest: UnsafeRawPointer? = UnsafeRawPointer(text)
      var clauses: [String] = []
      while rest != nil, let clause = espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, 0) {
        clauses.append(String(cString: clause))
      }
      return clauses.joined(separator: " ")
    }
  }
}
