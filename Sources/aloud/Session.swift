// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Dialogue
import Engine
import Foundation
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
  private let resources: Resources
  private let library: Library
  private let printer: LinePrinter
  private var voicing: Voicing
  private let braille: BrailleOutput
  private let observers: [any EffectsObserver]
  /// Nil where the player wants none, or nobody plays.
  private var pads: Pads?
  private let environment: [String: String]
  private let isInteractive: Bool
  private var archive: Archive
  private var dialogue: Dialogue
  private var phrasebook: Phrasebook
  /// The settings in force: those kept, and what holds for this run only.
  private var settings: Settings
  private var clock: SessionClock
  private var lexicon = Lexicon()
  /// The kind of voice that was made or tried last.
  private var voice: Settings.Voice
  private var isLeaving = false
  /// What is being typed where a text is asked for, in key mode.
  private var typed = TypedLine()
  /// When the dialogue wants to be woken; nil where it does not.
  private var alarm: ContinuousClock.Instant?
  /// The places of the table that is played on, or was last.
  private var places: [Place] = []
  /// Where a card is in hand, as far as that is heard.
  private var placeInHand: Place?
  /// The colour of the next line, where colour is wanted; its words say the same.
  private var tint: Colour?
  /// What the player has to be told before anything else.
  private var notices: [Term]
  /// What went wrong while an answer was performed, to be told at its end.
  private var troubles: [Term] = []
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
    library = try Library(resources, own: archive.folders)
    let (saves, claimNotices) = archive.claim(GameList.slots)

    let languages = Phrasebook.languages(in: resources.locales)
    settings = options.settings(
      from: archive.settings, environment: environment, languages: languages,
      isInteractive: isInteractive)
    phrasebook = Phrasebook(
      language: Phrasebook.negotiate(
        flag: nil, setting: settings.language, environment: environment, available: languages),
      locales: resources.locales)
    var unwritten: [Term] = []
    printer = try Self.printer(
      isColoured: ColourChoice(settings.colour).allows(
        descriptor: STDOUT_FILENO, environment: environment),
      transcript: options.transcript, &unwritten)
    voice = settings.voice
    voicing = Voicing(
      voice: settings.voice, placement: Placement(settings.placement), record: options.record,
      isInteractive: isInteractive, sounds: resources.data.appending(path: "sounds"),
      own: archive.folders?.sounds)
    let log = options.effects.flatMap { EffectsLog($0) }
    braille = BrailleOutput(file: options.brailleFile)
    observers = log.map { [$0] } ?? []
    let unlogged = options.effects != nil && log == nil ? [Term("effects-failed")] : []
    notices =
      archive.notices + claimNotices + unwritten + unlogged + voicing.notices + braille.notices
      + library.problems + options.complaints(languages)

    let records = archive
    dialogue = Dialogue(
      world: World(
        kinds: library.kinds, languages: languages, voiceVariants: voicing.variants,
        sounds: voicing.cues, teaching: library.teaching, onlooker: library.gallery.onlooker,
        statistics: records.statistics, finished: records.finished),
      settings: settings, saves: saves,
      recent: Dictionary(
        uniqueKeysWithValues: library.kinds.map { ($0.id, records.recent($0.id)) }),
      hintsGiven: isInteractive ? records.hintsGiven : [], respellings: archive.respellings,
      seed: seed ?? UInt64.random(in: .min ... .max))
    dialogue.world.hasSpeechDispatcher =
      !settings.firstStartDone && SpeechServer.ofPlayer != nil
    dialogue.world.keepsMatches = !claimNotices.contains { $0.key == "storage-open-elsewhere" }
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

  /// Where the match played last is kept, of a game or of all; nil where none is kept.
  func slotPlayedLast(of game: String?) -> String? {
    dialogue.saves.first { game == nil || type(of: $0.match.game).id == game }?.slot
  }

  /// The game that was played last: one that is kept, else one that was played to its end.
  var gamePlayedLast: String? {
    if let kept = dialogue.saves.first { return type(of: kept.match.game).id }
    do { return try archive.lastFinished(of: nil)?.game } catch { return nil }
  }

  /// A new round as the command line asks for it; the main menu, with the reason, where none is to
  /// be had.
  mutating func round(
    of game: String, _ wish: DealOptions? = nil,
    made: (any GameKind, Library, RoundOrder) throws(Objection) -> Round
  ) -> Dialogue.Start {
    guard let kind = library.kinds.first(where: { $0.id == game }) else { return .mainMenu }
    let order = dialogue.order(
      wish?.deal(today: clock.now.day) ?? .next, of: kind,
      at: wish?.difficulty.map(Difficulty.init(rawValue:)), isAny: wish?.anyDeal ?? false)
    do {
      return .round(try made(kind, library, order))
    } catch {
      notices.append(error.reason)
      return .mainMenu
    }
  }

  /// Plays until the player leaves or nothing more comes.
  mutating func run(_ start: Dialogue.Start) async throws {
    let reader = try InputReader(mode: settings.input == .keys ? .keys : .lines)
    defer { reader.close() }
    if isInteractive { braille.listen { [reader] input in reader.add(input) } }
    braille.adopt(settings, language: phrasebook.language)
    say(Utterance([welcome], .now))
    notices += dialogue.world.keymaps.strangers.map {
      Term("setting-unknown", ["name": .text("key.\($0)")])
    }
    for notice in notices { say(Utterance([notice])) }
    perform(dialogue.start(start, at: clock.now), urgency: .next)
    while !isLeaving {
      reader.use(settings.input == .keys ? .keys : .lines)
      plugPads(into: reader)
      guard let input = await next(from: reader) else { break }
      respond(to: input)
    }
    if !isLeaving { perform(dialogue.respond(to: .leave, at: clock.now)) }
    pads?.close()
    if let trouble = await voicing.finish() { say(Utterance(trouble)) }
    if let trouble = braille.finish() { say(Utterance(trouble)) }
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
    guard let alarm else { return await reader.next() }
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
    if input == .nudge { return perform([]) }
    clock.count()
    voicing.endListening()
    switch input {
    case .line(let line):
      guard isInteractive || !line.hasPrefix("#") else { return }
      echo(line)
      perform(dialogue.respond(to: .line(line), at: clock.now))
    case .key(let key) where dialogue.wantsText: enter(key)
    case .key(let key):
      printer.note("> \(key.name)")
      perform(dialogue.respond(to: .key(key.name), at: clock.now))
    case .button(let name):
      printer.note("> \(name)")
      perform(dialogue.respond(to: .key(name), at: clock.now))
    case .news(let key):
      dialogue.world.hasPad = pads?.count ?? 0 > 0
      say(Utterance(Term(Key(key))))
    case .interrupt, .end, .hangup:
      perform(dialogue.respond(to: .leave, at: clock.now))
    case .resumed, .elapsed, .nudge: break
    }
  }

  /// A text is typed key by key, seen and heard, and can be given up with Escape.
  private mutating func enter(_ key: KeyPress) {
    let step = typed.take(key)
    do { try printer.echo(step.echo) } catch { isLeaving = true }
    switch step {
    case .typed(let character), .erased(let character):
      speaker?.say([SpokenPiece(String(character), manner: .spelled)], .focus)
    case .ended(let text):
      printer.note("> \(text)")
      perform(dialogue.respond(to: .line(text), at: clock.now))
    case .givenUp: perform(dialogue.respond(to: .line(""), at: clock.now))
    case .nothing: break
    }
  }

  /// A script's commands stand in what it prints, so that it can be read afterwards; what a player
  /// types is on the screen already.
  private mutating func echo(_ line: String) {
    if isInteractive { printer.note("> \(line)") } else { print("> \(line)") }
  }
}

extension Session {
  /// - Parameter urgency: what takes the place of each utterance's own; the first answer does not
  ///   silence what was told before it.
  private mutating func perform(_ requests: [Request], urgency: Urgency? = nil) {
    places = dialogue.places ?? places
    for request in requests {
      switch request {
      case .say(let utterance):
        say(utterance, urgency?.asSpoken)
      case .hush: voicing.hush()
      case .sound(let name): voicing.play([Cue(rawValue: name)], volume: settings.soundVolume)
      case .listen(let piece, of: let game): listen(to: piece, of: game)
      case .wake(let seconds): alarm = .now + .seconds(seconds)
      case .saySlowly(let sentences): say(Utterance(sentences), .focus, .slow)
      case .spell(let name): spell(name)
      case .show(let scene): show(scene)
      case .save, .forget, .record, .hintGiven: tellOnce(archive.perform(request))
      case .keep, .drop:
        tellOnce(archive.performOnWords(request))
        lexicon = Lexicon(phrasebook, own: dialogue.respellings)
      case .apply(let changed):
        tellOnce(archive.keep(changed, over: settings))
        adopt(changed)
      case .leave: isLeaving = true
      }
    }
    hum()
    // Printed last; heard at once, for the next answer would silence it.
    let told = troubles + voicing.takeTroubles() + braille.takeTroubles()
    troubles = []
    if settings.sounds, !told.isEmpty { voicing.play([.message], volume: settings.soundVolume) }
    for trouble in told.map({ Utterance($0) }) {
      say(trouble, .alert)
      dialogue.remember(trouble)
    }
    braille.show()
  }

  /// Lets a card in hand be heard, as long as it is.
  private mutating func hum() {
    let place = settings.sounds ? dialogue.placeInHand : nil
    guard place != placeInHand else { return }
    placeInHand = place
    voicing.hum(from: place.map(direction), volume: settings.pendingVolume)
  }

  private func direction(of place: Place?) -> Direction { Direction(place, among: places) }

  /// Nobody speaks once the player has chosen text only; a recording goes on.
  private var speaker: (any Talker)? {
    settings.voice == .off && !voicing.isRecording ? nil : voicing.speaker
  }

  private mutating func say(
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

  private mutating func listen(to piece: Piece, of game: any Game) {
    let rate = voicing.sampleRate
    guard let tile = library.gallery.tile(of: piece, in: game),
      voicing.listen(
        to: Soundscape(of: tile, sampleRate: rate), isPlaced: settings.placement != .off)
    else { return troubles.append(Term("listen-none")) }
  }

  private mutating func spell(_ name: Term) {
    let line = phrasebook.line([name], verbosity: .brief)
    let words = line.text.split(separator: " ").map { $0.map(String.init).joined(separator: " ") }
    print(words.joined(separator: ", "))
    braille.add(words.joined(separator: ", "))
    speaker?.say([SpokenPiece(line.text, manner: .spelled)], .focus)
  }

  /// A terminal that has gone away ends the game, which is saved.
  private mutating func print(_ line: String, _ colour: Colour? = nil) {
    do { try printer.print(line, colour) } catch { isLeaving = true }
    if printer.takeTranscriptFailure() != nil { troubles.append(Term("transcript-failed")) }
  }

  private mutating func show(_ scene: Scene) {
    switch scene {
    case .refused: tint = .yellow
    case .ended(.won): tint = .green
    default: break
    }
    let effects = Effects(of: scene).only(
      sounds: settings.sounds, haptics: settings.haptics, motions: settings.animations)
    guard !effects.isEmpty else { return }
    voicing.play(effects.sounds, volume: settings.soundVolume) {
      direction(of: effects.places[$0])
    }
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
    guard settings.voice != .off, voice != settings.voice, voicing.speaker == nil || isAnother,
      !voicing.isRecording
    else { return }
    voice = settings.voice
    voicing.close()
    let known = voicing.notices
    // Let go of before another voice is made: there is one eSpeak in a process.
    voicing = .silent
    voicing = Voicing(
      voice: settings.voice, placement: Placement(settings.placement), record: nil,
      isInteractive: isInteractive, sounds: resources.data.appending(path: "sounds"),
      own: archive.folders?.sounds)
    dialogue.world.voiceVariants = voicing.variants
    dialogue.world.sounds = voicing.cues
    troubles += voicing.notices.filter { !known.contains($0) }
  }

  /// Takes over settings: words, voice, keys.
  private mutating func adopt(_ changed: Settings) {
    if changed.voice == .off { speaker?.stop() }
    if changed.placement != settings.placement {
      troubles += voicing.place(Placement(changed.placement)).map { [$0] } ?? []
    }
    settings = changed
    wakeVoice()
    let language = Phrasebook.negotiate(
      flag: nil, setting: changed.language, environment: environment,
      available: dialogue.world.languages)
    if language != phrasebook.language {
      phrasebook = Phrasebook(language: language, locales: resources.locales)
    }
    braille.adopt(changed, language: language)
    lexicon = Lexicon(phrasebook, own: dialogue.respellings)
    dialogue.world.language = phrasebook.language
    voicing.speaker?.settings = VoiceSettings(changed, language: phrasebook.voice)
    dialogue.world.words = Vocabulary(phrasebook).words
    dialogue.world.typed = phrasebook.words
    dialogue.world.keymaps = Keymaps(
      of: dialogue.world.kinds, own: changed.keys, words: phrasebook.words)
  }
}
