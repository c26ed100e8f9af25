// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Dialogue
import Engine
import Foundation
import Learning
import Narration
import Pads
import Phrasebook
import Pictures
import Preferences
import Sound
import Speech
import SpeechDispatcher
import Terminal

/// A run of the program: reads what the player types, and does what the dialogue asks for.
struct Session {
  let resources: Resources
  var library: Library
  var channels: Channels
  private let observers: [any EffectsObserver]
  /// Nil where the player wants none, or nobody plays.
  private var pads: Pads?
  private let environment: [String: String]
  private let isInteractive: Bool
  var archive: Archive
  var dialogue: Dialogue
  /// The settings in force: those kept, and what holds for this run only.
  var settings: Settings
  var clock: SessionClock
  /// The kind of voice that was made or tried last.
  private var voice: Settings.Voice
  private var isLeaving = false
  /// When the dialogue wants to be woken; nil where it does not.
  private var alarm: ContinuousClock.Instant?
  /// What the player has to be told before anything else.
  var notices: [Term]
  /// Nil where nobody plays.
  var remote: RemoteAsking?
  private var thinker: Thinker?
  /// What went wrong while an answer was performed, to be told at its end.
  var troubles: [Term] = []
  /// The last thing that could not be kept; told once, not with every move.
  private var lastTrouble: Term?

  /// - Throws: where the program's own files are missing or a file asked for cannot be made.
  init(_ options: SessionOptions, seed: UInt64? = nil) throws {
    let environment = ProcessInfo.processInfo.environment
    self.environment = environment
    isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    clock = SessionClock(isScript: !isInteractive)
    resources = try Resources(environment: environment)
    archive = Archive(environment: environment, games: GameList.types)
    let records = archive
    library = try Library(resources, archive) { [clock] () throws(Objection) in
      try records.due(on: Day(clock.now.day))
    }
    let (saves, claimNotices) = archive.claim(GameList.slots)

    let languages = Phrasebook.sortedByName(Phrasebook.languages(in: resources.locales))
    settings = options.settings(
      from: archive.settings, environment: environment, languages: languages,
      isInteractive: isInteractive)
    let phrasebook = Phrasebook(
      language: Phrasebook.negotiate(
        flag: nil, setting: settings.language, environment: environment, available: languages),
      locales: resources.locales)
    var unwritten: [Term] = []
    let printer = try Self.printer(
      isColoured: ColourChoice(settings.colour).allows(
        descriptor: STDOUT_FILENO, environment: environment),
      transcript: options.transcript, &unwritten)
    voice = settings.voice
    let speechTroubles = Troubles()
    let voicing = Voicing(
      voice: settings.voice, placement: Placement(settings.placement), record: options.record,
      isInteractive: isInteractive, sounds: resources.data.appending(path: "sounds"),
      own: archive.folders?.sounds, troubles: speechTroubles)
    let log = options.effects.flatMap { EffectsLog($0) }
    let braille = BrailleOutput(file: options.brailleFile)
    channels = Channels(printer, voicing, braille, phrasebook, settings, speechTroubles)
    observers = log.map { [$0] } ?? []
    let unlogged = options.effects != nil && log == nil ? [Term("effects-failed")] : []
    // Only a round would be lost by it: that is told where one begins.
    let claimTroubles = claimNotices.filter { $0.key != "storage-open-elsewhere" }
    notices =
      archive.notices + claimTroubles + unwritten + unlogged + voicing.notices + braille.notices
      + library.problems + options.complaints(settings, languages)

    let kinds = library.kinds(in: phrasebook)
    dialogue = Dialogue(
      world: World(
        kinds: kinds, languages: languages,
        languageCalled: { Phrasebook.match($0, available: languages) },
        voiceVariants: voicing.variants, sounds: voicing.cues, teaching: library.teaching(_:among:),
        onlooker: library.gallery.onlooker,
        statistics: records.statistics, finished: records.finished),
      settings: settings, saves: saves,
      recent: Dictionary(
        uniqueKeysWithValues: kinds.map { ($0.id, records.recent($0.id)) }),
      hintsGiven: isInteractive ? records.hintsGiven : [], respellings: archive.respellings,
      own: archive.ownGroups(in: library.catalogue),
      seed: seed ?? UInt64.random(in: .min ... .max))
    dialogue.world.counsel = { Counsel(on: $0) }
    dialogue.world.learning = library.learningSource(of: records)
    dialogue.world.credits = { [resources] in resources.credits }
    dialogue.world.hasSpeechDispatcher =
      !settings.firstStartDone && SpeechServer.ofPlayer != nil
    dialogue.world.keepsMatches = claimTroubles.count == claimNotices.count
    adopt(settings)
  }

  /// A transcript that cannot be written does not keep anybody from playing.
  private static func printer(
    isColoured: Bool, transcript: String?, _ notices: inout [Term]
  ) throws -> LinePrinter {
    guard let transcript else { return try LinePrinter(isColoured: isColoured) }
    do { return try LinePrinter(isColoured: isColoured, transcript: transcript) } catch {
      notices.append(Term("transcript-failed"))
      return try LinePrinter(isColoured: isColoured)
    }
  }

  /// Plays until the player leaves or nothing more comes.
  mutating func run(_ start: Dialogue.Start) async throws {
    let reader = try InputReader(mode: settings.input == .keys ? .keys : .lines)
    defer { reader.close() }
    if isInteractive {
      channels.braille.listen { [reader] input in reader.add(input) }
      // A server that does not answer is not silence until the next key.
      channels.speechTroubles.listen { [reader] in reader.add(.nudge) }
      remote = RemoteAsking { [reader] in reader.add(.nudge) }
    }
    thinker = Thinker(isScript: !isInteractive) { [reader] in
      reader.isLeaveWaiting
    } bell: { [reader] in
      reader.add(.nudge)
    }
    channels.braille.adopt(settings, language: channels.phrasebook.language)
    channels.say(Utterance([welcome], .now))
    notices += dialogue.world.keymaps.strangers.map {
      Term("setting-key-unknown", ["name": .text($0)])
    }
    for notice in notices { channels.say(Utterance([notice])) }
    perform(dialogue.start(start, at: clock.now), urgency: .next)
    askForGroups(isAwaited: false)
    while !isLeaving, !channels.isGone {
      reader.use(settings.input == .keys ? .keys : .lines)
      plugPads(into: reader)
      guard let input = await next(from: reader) else { break }
      respond(to: input)
    }
    if !isLeaving { perform(dialogue.respond(to: .leave, at: clock.now)) }
    hear(thinker?.finish() ?? [])
    pads?.close()
    if let trouble = await channels.voicing.finish() { channels.say(Utterance(trouble)) }
    if let trouble = channels.braille.finish() { channels.say(Utterance(trouble)) }
  }

  /// Listens to gamepads, or no longer, as the player wants it. The first question is out by then.
  private mutating func plugPads(into reader: InputReader) {
    let isWanted = settings.pads && isInteractive
    guard isWanted != (pads != nil) else { return }
    pads?.close()
    pads = isWanted ? Pads { reader.add(Terminal.Input($0)) } : nil
    dialogue.world.hasPad = false
  }

  /// What comes next, input or alarm. A script does not wait: its time goes by its lines.
  private func next(from reader: InputReader) async -> Terminal.Input? {
    guard let alarm, isInteractive || !reader.isLeaveWaiting else { return await reader.next() }
    return isInteractive ? await reader.next(until: alarm) : .elapsed
  }

  private var welcome: Term {
    Term(
      "welcome",
      ["version": .text(Program.version), "input": .text(settings.input.rawValue)])
  }

  private mutating func respond(to input: Terminal.Input) {
    if input == .elapsed {
      alarm = nil
      return perform(dialogue.respond(to: .tick, at: clock.now))
    }
    // Whoever has news tells it at the end of an answer.
    if input == .nudge {
      takeGroups()
      let found = thinker?.take() ?? []
      return found.isEmpty ? perform([]) : hear(found)
    }
    clock.count()
    channels.voicing.endListening()
    switch input {
    case .line(let line):
      guard isInteractive || !line.hasPrefix("#") else { return }
      isInteractive ? channels.note(line) : channels.print("> \(line)")
      perform(dialogue.respond(to: .line(line), at: clock.now))
    case .key(let key) where dialogue.wantsText: enter(key)
    case .key(let key):
      channels.note(key.name)
      perform(dialogue.respond(to: .key(key.name), at: clock.now))
    case .button(let name):
      channels.note(name)
      perform(dialogue.respond(to: .key(name), at: clock.now))
    case .news(let key):
      dialogue.world.hasPad = pads?.count ?? 0 > 0
      channels.say(Utterance(Term(Key(key))))
    case .interrupt, .end, .hangup:
      perform(dialogue.respond(to: .leave, at: clock.now))
    case .resumed, .elapsed, .nudge: break
    }
  }

  /// A text that is being typed can be given up with Escape.
  private mutating func enter(_ key: KeyPress) {
    switch channels.type(key) {
    case .ended(let text): perform(dialogue.respond(to: .line(text), at: clock.now))
    case .givenUp: perform(dialogue.respond(to: .line(""), at: clock.now))
    case .typed, .erased, .nothing: break
    }
  }
}

extension Session {
  private mutating func hear(_ found: [Thinker.Found]) {
    for finding in found {
      switch finding {
      case .answer(let finding, to: let id):
        perform(dialogue.hear(finding, to: id, at: clock.now))
      case .judgement(let result, let isWinnable):
        tellOnce(archive.keep(isWinnable: isWinnable, of: result))
      }
    }
  }

  /// - Parameter urgency: what takes the place of each utterance's own; the first answer does not
  ///   silence what was told before it.
  private mutating func perform(_ requests: [Request], urgency: Urgency? = nil) {
    channels.places = dialogue.places ?? channels.places
    var found: [Thinker.Found] = []
    for request in requests {
      switch request {
      case .say(let utterance): channels.say(utterance, urgency?.asSpoken)
      case .hush: channels.voicing.hush()
      case .sound(let name): channels.play(Cue(rawValue: name))
      case .listen(let piece, of: let game): listen(to: piece, of: game)
      case .ponder(let inquiry): found += thinker?.ask(inquiry) ?? []
      case .stopPondering: thinker?.stop()
      case .judge(let match):
        if let result = archive.latestResult(of: match) {
          found += thinker?.judge(match, recordedAs: result) ?? []
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
    channels.hum(from: dialogue.placeInHand)
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
      voice: settings.voice, placement: Placement(settings.placement), record: nil,
      isInteractive: isInteractive, sounds: resources.data.appending(path: "sounds"),
      own: archive.folders?.sounds, troubles: channels.speechTroubles)
    dialogue.world.voiceVariants = channels.voicing.variants
    dialogue.world.sounds = channels.voicing.cues
    troubles += channels.voicing.notices.filter { !known.contains($0) }
  }

  /// Takes over settings: words, voice, keys.
  private mutating func adopt(_ changed: Settings) {
    if changed.voice == .off { channels.stop() }
    if changed.placement != settings.placement {
      troubles += channels.voicing.place(Placement(changed.placement)).map { [$0] } ?? []
    }
    settings = changed
    channels.settings = changed
    wakeVoice()
    let language = Phrasebook.negotiate(
      flag: nil, setting: changed.language, environment: environment,
      available: dialogue.world.languages)
    if language != channels.phrasebook.language {
      channels.phrasebook = Phrasebook(language: language, locales: resources.locales)
      dialogue.world.kinds = library.kinds(in: channels.phrasebook)
    }
    let phrasebook = channels.phrasebook
    channels.braille.adopt(changed, language: language)
    channels.lexicon = Lexicon(phrasebook, own: dialogue.respellings)
    dialogue.world.language = phrasebook.language
    channels.voicing.speaker?.settings = VoiceSettings(changed, language: phrasebook.voice)
    dialogue.world.words = Vocabulary(phrasebook).words
    dialogue.world.typed = phrasebook.words
    dialogue.world.workshop = GroupShop(library.catalogue, phrasebook, archive)
    dialogue.world.keymaps = Keymaps(
      of: dialogue.world.kinds, own: changed.keys, words: phrasebook.words,
      keyboard: phrasebook.keyboard)
  }
}
