// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Localization
import Preferences
import Terminal
import Wakeup

/// Everywhere that this machine presents to: screen and transcript, voice and recording, sounds,
/// braille, pads and the log of effects.
struct LocalOutput {
  let audio: Audio
  /// What could not be had, in words; all of it once this is open.
  private(set) var notices: [Term] = []
  private(set) var text: TextChannel
  private(set) var rumble: RumbleChannel?
  private var view: ViewFile?
  private var others: [any OutputChannel]
  /// What goes wrong on other threads.
  private let errors = Mailbox<Term>()
  /// What was presented before there was sound; nil once this is open.
  private var early: [Presentation]? = []

  /// Until this is open, what is presented is seen alone: opening sound takes longer than the first
  /// line may.
  ///
  /// - Parameters:
  ///   - isInteractive: whether somebody is there who types what no script holds.
  ///   - deliver: gets what is pressed on braille displays and pads, on other threads; nil where
  ///     nobody plays.
  init(
    _ configuration: LocalConfiguration, isInteractive: Bool,
    deliver: (@Sendable (TerminalInput) -> Void)?
  ) throws {
    let settings = configuration.settings
    text = TextChannel(
      try LinePrinter(isColoured: configuration.isColoured), showsInput: !isInteractive,
      coloursSuits: settings.suitColours)
    audio = Audio(
      Audio.Source(
        isHeard: isInteractive, sounds: configuration.sounds, ownSounds: configuration.ownSounds,
        errors: errors),
      settings, record: configuration.record)
    let braille = BrailleChannel(
      file: configuration.brailleFile, configuration.phrasebook, deliver: deliver)
    rumble = deliver.map { RumbleChannel($0) }
    others = []
    if let path = configuration.transcript {
      if let transcript = TranscriptChannel(path: path) {
        others.append(transcript)
      } else {
        notices.append(Term("transcript-failed"))
      }
    }
    others += [SpeechChannel(audio, configuration.phrasebook), SoundChannel(audio), braille]
    if let path = configuration.effects {
      if let log = EffectsLog(path) {
        others.append(log)
      } else {
        notices.append(Term("effects-failed"))
      }
    }
    if let path = configuration.log {
      if let log = LogChannel(path: path, configuration.phrasebook) {
        others.append(log)
      } else {
        notices.append(Term("log-failed"))
      }
    }
    notices += braille.notices
    do throws(Refusal) {
      view = try configuration.view.map { view throws(Refusal) in
        try ViewFile(view, troubles: errors)
      }
    } catch {
      notices.append(error.reason)
    }
    // A server that does not answer is not silence until the next key.
    if let deliver { errors.onLetter { deliver(.wake) } }
  }
}

extension LocalOutput {
  /// Begins to be heard, with what was presented so far.
  mutating func open() {
    audio.open()
    notices += audio.voicing.notices
    let missed = early ?? []
    early = nil
    for presentation in missed { presentBesideText(presentation) }
  }

  mutating func present(_ presentation: Presentation) {
    text.present(presentation)
    if early == nil { presentBesideText(presentation) } else { early?.append(presentation) }
  }

  private mutating func presentBesideText(_ presentation: Presentation) {
    for index in others.indices { others[index].present(presentation) }
    rumble?.present(presentation)
  }

  var isVisual: Bool { view != nil }

  func show(_ front: Front) { view?.show(front) }

  /// Shows what is being typed, which is no line yet.
  mutating func echo(_ typed: String) { text.echo(typed) }

  mutating func takeTroubles() -> [Term] {
    var troubles: [Term] = []
    for index in others.indices { troubles += others[index].takeTroubles() }
    return troubles
  }

  mutating func finish() async -> [Term] {
    var troubles = await rumble?.finish() ?? []
    for index in others.indices { troubles += await others[index].finish() }
    await view?.finish()
    return troubles + errors.take()
  }
}
