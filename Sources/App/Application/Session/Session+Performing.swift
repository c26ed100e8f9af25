// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Cues
import Engine
import Localization
import Narration
import Pictures
import Preferences
import Sound

/// Does what the dialogue asks for.
extension Session {
  mutating func hear(_ found: [AnalysisWorker.Found]) {
    for result in found {
      switch result {
      case .answer(let result, to: let id):
        perform(dialogue.hear(result, to: id, at: clock.now))
      case .judgement(let result, let isWinnable):
        tellOnce(archive.keep(isWinnable: isWinnable, of: result))
      }
    }
  }

  /// - Parameter urgency: what takes the place of each utterance's own; the first answer does not
  ///   silence what was told before it.
  mutating func perform(_ requests: [Request], urgency: Urgency? = nil) {
    channels.places = dialogue.places ?? channels.places
    var found: [AnalysisWorker.Found] = []
    for request in requests {
      switch request {
      case .say(let utterance): channels.say(utterance, urgency?.asSpoken)
      case .hush: channels.voicing.hush()
      case .sound(let name): channels.play(Cue(rawValue: name))
      case .listen(let piece, of: let game): listen(to: piece, of: game)
      case .analyze(let request): found += analysisWorker?.ask(request) ?? []
      case .cancelAnalysis: analysisWorker?.stop()
      case .judge(let match):
        if let result = archive.latestResult(of: match) {
          found += analysisWorker?.judge(match, recordedAs: result) ?? []
        }
      case .wake(let seconds): alarm = .now + .seconds(seconds)
      case .saySlowly(let lines):
        for (index, line) in lines.enumerated() {
          channels.say(line, index == 0 ? .focus : .report, .slow)
        }
      case .spell(let name): channels.spell(name)
      case .show(let scene): show(scene)
      case .save, .forget, .record, .hintGiven, .answered: tellOnce(archive.perform(request))
      case .keep, .drop:
        tellOnce(archive.performOnWords(request))
        channels.lexicon = Lexicon(channels.phrasebook, own: dialogue.respellings)
      case .keepGroup, .keepDeck, .dropGroup, .dropDeck:
        tellOnce(archive.performOnGroups(request, in: library.catalogue))
        readGroups()
      case .apply(let changed):
        let isMoved = changed.groupsURL != settings.groupsURL
        tellOnce(archive.keep(changed, over: settings))
        adopt(changed)
        if isMoved {
          readGroups()
          askForGroups(isAwaited: true)
        }
      case .leave: isLeaving = true
      }
    }
    channels.loop(from: dialogue.placeInHand)
    // Printed last; heard at once, for the next answer would silence it.
    let told = troubles + channels.takeTroubles()
    troubles = []
    if settings.sounds, !told.isEmpty { channels.play(.message) }
    let alerts = told.map { Utterance($0) }
    for alert in alerts { channels.say(alert, .alert) }
    dialogue.remember(alerts)
    channels.braille.show()
    hear(found)
  }

  private mutating func listen(to piece: Piece, of game: any Game) {
    let rate = channels.voicing.sampleRate
    guard let tile = library.gallery.tile(of: piece, in: game),
      channels.voicing.listen(
        to: Soundscape(of: tile, sampleRate: rate), isPlaced: settings.placement != .off)
    else { return troubles.append(Term("listen-none")) }
  }

  private mutating func show(_ scene: Scene) {
    switch scene {
    case .refused: channels.tint = .yellow
    case .ended(.won): channels.tint = .green
    default: break
    }
    let effects = Effects(of: scene).only(
      sounds: settings.sounds, haptics: settings.haptics, motions: settings.animations)
    guard !effects.isEmpty else { return }
    channels.play(effects)
    for observer in observers { observer.observe(effects) }
    pads?.observe(effects)
  }

  private mutating func tellOnce(_ trouble: Term?) {
    if let trouble, trouble != lastTrouble { troubles.append(trouble) }
    lastTrouble = trouble
  }
}
