// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Engine
import Localization
import Narration
import Preferences
import Sound
import Speech
import Terminal

/// Everywhere that an answer goes: screen and transcript, voice and recording, sounds, braille.
struct Channels {
  var phrasebook: Phrasebook
  var lexicon = Lexicon()
  var settings: Settings
  var voicing: Voicing
  let braille: BrailleOutput
  /// What the speaking thread reports, whichever voice it has.
  let speechTroubles: ErrorQueue
  /// The places of the table that is played on, or was last.
  var places: [Place] = []
  /// The colour of the next line, where colour is wanted; its words say the same.
  var tint: TextColour?
  /// Whether the terminal has gone away, and with it the player.
  private(set) var isGone = false
  private let printer: LinePrinter
  /// What is being typed where a text is asked for, in key mode.
  private var typed = TypedLine()
  /// Where a card is in hand, as far as that is heard.
  private var placeInHand: Place?
  /// What could not be written, in words.
  private var unwritten: [Term] = []

  init(
    _ printer: LinePrinter, _ voicing: Voicing, _ braille: BrailleOutput, _ phrasebook: Phrasebook,
    _ settings: Settings, _ speechTroubles: ErrorQueue
  ) {
    self.printer = printer
    self.voicing = voicing
    self.braille = braille
    self.phrasebook = phrasebook
    self.settings = settings
    self.speechTroubles = speechTroubles
  }

  /// Nobody speaks once the player has chosen text only; a recording goes on.
  private var speaker: (any SpeechBackend)? {
    settings.voice == .off && !voicing.isRecording ? nil : voicing.speaker
  }

  private func direction(of place: Place?) -> Direction { Direction(place, among: places) }

  /// - Parameter lane: what takes the place of the utterance's own urgency.
  mutating func say(
    _ utterance: Utterance, _ lane: SpeechMessage.Lane? = nil,
    _ manner: SpokenPiece.Manner = .plain
  ) {
    let line = phrasebook.line(utterance.sentences, verbosity: settings.verbosity.asPhrased)
    guard !line.text.isEmpty else { return }
    print(line.text, tint)
    tint = nil
    let pieces = line.spoken.map {
      SpokenPiece(
        lexicon.spoken($0.text, in: $0.language ?? phrasebook.language), language: $0.language,
        manner: manner)
    }
    speaker?.say(
      SpeechMessage(
        pieces, lane ?? utterance.urgency.asSpoken, topic: utterance.topic.map { "\($0)" },
        direction: direction(of: utterance.place)))
    braille.add(utterance, line, from: phrasebook)
  }

  mutating func spell(_ name: Term) {
    let line = phrasebook.line([name], verbosity: .brief)
    let words = line.text.split(separator: " ").map { $0.map(String.init).joined(separator: " ") }
    print(words.joined(separator: ", "))
    braille.add(words.joined(separator: ", "))
    speaker?.say([SpokenPiece(line.text, manner: .spelled)], .focus)
  }

  /// A terminal that has gone away ends the game, which is saved.
  mutating func print(_ line: String, _ colour: TextColour? = nil) {
    do { try printer.print(line, colour) } catch { isGone = true }
    if printer.takeTranscriptFailure() != nil { unwritten.append(Term("transcript-failed")) }
  }

  /// Adds what the player did to the transcript alone.
  func note(_ text: String) { printer.note("> \(text)") }

  /// A text is typed key by key, seen and heard.
  mutating func type(_ key: KeyPress) -> TypedLine.Step {
    let step = typed.take(key)
    do { try printer.echo(step.echo) } catch { isGone = true }
    switch step {
    case .typed(let character), .erased(let character):
      speaker?.say([SpokenPiece(String(character), manner: .spelled)], .focus)
    case .ended(let text): note(text)
    case .givenUp, .nothing: break
    }
    return step
  }

  func play(_ effects: Effects) {
    voicing.play(effects.sounds, volume: settings.soundVolume) {
      direction(of: effects.places[$0])
    }
  }

  /// Plays a sound that belongs to no place.
  func play(_ cue: Cue) { voicing.play([cue], volume: settings.soundVolume) }

  /// Lets a card in hand be heard, as long as it is; nil where none is.
  mutating func loop(from place: Place?) {
    let place = settings.sounds ? place : nil
    guard place != placeInHand else { return }
    placeInHand = place
    voicing.loop(from: place.map(direction), volume: settings.pendingVolume)
  }

  func stop() { speaker?.stop() }

  /// What could not be said, recorded, written or shown since this was asked last.
  mutating func takeTroubles() -> [Term] {
    defer { unwritten = [] }
    let gone = voicing.takeLoss() ? [Term("sound-gone")] : []
    return unwritten + speechTroubles.take() + gone + braille.takeTroubles()
  }
}
