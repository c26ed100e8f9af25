// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Cues
import Engine
import Localization
import Narration
import Preferences
import Speech
import Storage

/// What the dialogue asks for, as the player gets it.
extension PlayerSession {
  func manner(_ settings: Settings) -> PresentationManner {
    PresentationManner(
      settings: settings, language: phrasebook.language, respellings: dialogue.respellings)
  }

  /// - Parameter lane: what takes the place of the urgency of each utterance.
  mutating func perform(
    _ requests: [Request], lane: SpeechMessage.Lane? = nil, in response: inout Response
  ) {
    layout = dialogue.layout ?? layout
    for request in requests { perform(request, lane, in: &response) }
    finish(&response)
  }

  private mutating func perform(
    _ request: Request, _ lane: SpeechMessage.Lane?, in response: inout Response
  ) {
    switch request {
    case .say(let utterance): say(utterance, lane: lane, in: &response)
    case .saySlowly(let lines):
      for (index, line) in lines.enumerated() {
        say(line, lane: index == 0 ? .focus : .report, .slow, in: &response)
      }
    case .spell(let name): response.presentation.elements.append(.spelled(spelled(name)))
    case .hush: response.presentation.elements.append(.hush)
    case .sound(let name): response.presentation.elements.append(.sound(Cue(rawValue: name)))
    case .listen(let piece, of: let game):
      if let tile = content.gallery.tile(of: piece, in: game) {
        response.presentation.elements.append(.tile(tile))
      } else {
        response.troubles.append(Term("listen-none"))
      }
    case .show(let scene): show(scene, in: &response)
    case .wake(let seconds, let whenSaid):
      response.presentation.wake = .init(seconds: seconds, whenSaid: whenSaid)
    case .lookUp(let lookup): response.errands.append(.lookUp(lookup))
    case .cancelLookup(let id): response.errands.append(.cancelLookup(id: id))
    case .analyze(let request): response.errands.append(.analyze(request))
    case .cancelAnalysis: response.errands.append(.cancelAnalysis)
    case .prepare(let request): response.errands.append(.prepare(request))
    case .cancelPreparation: response.errands.append(.cancelPreparation)
    case .judge(let match): response.errands.append(.judge(match))
    case .save(let match, let slot, let seconds):
      response.errands.append(.keep(.save(match, slot: slot, seconds: seconds)))
    case .forget(let slot): response.errands.append(.keep(.clear(slot: slot)))
    case .record(let result, let slot):
      response.errands.append(.keep(.record(result, clearing: slot)))
    case .hintGiven(let key): response.errands.append(.keep(.setFlag(key.name, value: "given")))
    case .answered(let item, let isRight, let day):
      response.errands.append(.keep(.answer(item, isRight: isRight, on: day)))
    case .answeredInClass(let item, let isRight, let day, let code):
      response.errands.append(
        .keep(.answerInClass(item, isRight: isRight, on: day, in: code)))
    case .keep(let word): change(words: .keepWord(word), &response)
    case .drop(let word): change(words: .forgetWord(word), &response)
    case .apply(let changed):
      let isMoved = changed.groupsURL != response.settings.groupsURL
      response.errands.append(.keepSettings(changed, before: response.settings))
      response.settings = changed
      adopt(changed)
      response.presentation.elements.append(.manner(manner(changed)))
      if isMoved { response.errands.append(.fetchGroups) }
    case .leadTo(let place): response.presentation.leadsTo = place
    case .erase: response.presentation.erases = true
    case .leave: response.presentation.isEnd = true
    }
  }

  private func change(words change: PlayerChange, _ response: inout Response) {
    response.errands.append(.keep(change))
    response.presentation.elements.append(.manner(manner(response.settings)))
  }

  /// What holds at the end of an answer.
  func finish(_ response: inout Response) {
    response.presentation.layout = layout
    response.presentation.placeInHand = settings.sounds ? dialogue.placeInHand : nil
    response.presentation.expectsText = dialogue.wantsText
    response.presentation.isUnfinished = dialogue.isWaiting
  }

  mutating func say(
    _ utterance: Utterance, lane: SpeechMessage.Lane? = nil, _ pace: SpokenPiece.Manner = .plain,
    in response: inout Response
  ) {
    let line = phrasebook.line(
      utterance.sentences, verbosity: response.settings.verbosity)
    guard !line.text.isEmpty else { return }
    response.presentation.elements.append(
      .line(
        PresentedLine(
          utterance: utterance, line: line, lane: lane ?? utterance.urgency.asSpoken, pace: pace,
          mood: mood)))
    mood = nil
  }

  private func spelled(_ name: Term) -> SpelledName {
    let text = phrasebook.line([name], verbosity: .brief).text
    let words = text.split(separator: " ").map { $0.map(String.init).joined(separator: " ") }
    return SpelledName(text: words.joined(separator: ", "), name: text)
  }

  private mutating func show(_ scene: Scene, in response: inout Response) {
    switch scene {
    case .refused: mood = .refusal
    case .ended(.won): mood = .victory
    default: break
    }
    let effects = Effects(of: scene, in: layout).only(
      sounds: response.settings.sounds, haptics: response.settings.haptics,
      motions: response.settings.animations)
    if !effects.isEmpty { response.presentation.elements.append(.effects(effects)) }
  }
}
