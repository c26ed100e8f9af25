// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Cues
import Engine
import Foundation
import Gamepads
import Learning
import Localization
import Narration
import Preferences
import Sound
import SpeechDispatcher
import Terminal

/// A run of the program: reads what the player types, and does what the dialogue asks for.
public struct Session {
  let resources: Resources
  var library: Content
  var channels: Channels
  let observers: [any EffectsObserver]
  /// Nil where the player wants none, or nobody plays.
  var pads: GamepadMonitor?
  let environment: [String: String]
  let isInteractive: Bool
  var archive: Archive
  var dialogue: Dialogue
  /// The settings in force: those kept, and what holds for this run only.
  var settings: Settings
  var clock: SessionClock
  /// The kind of voice that was made or tried last.
  var voice: Settings.Voice
  var isLeaving = false
  /// When the dialogue wants to be woken; nil where it does not.
  var alarm: ContinuousClock.Instant?
  /// What the player has to be told before anything else.
  var notices: [Term]
  /// Nil where nobody plays.
  var remote: RemoteAsking?
  var analysisWorker: AnalysisWorker?
  /// What went wrong while an answer was performed, to be told at its end.
  var troubles: [Term] = []
  /// The last thing that could not be kept; told once, not with every move.
  var lastTrouble: Term?

  /// - Throws: where the program's own files are missing or a file asked for cannot be made.
  public init(_ configuration: SessionConfiguration, seed: UInt64? = nil) throws {
    let environment = ProcessInfo.processInfo.environment
    self.environment = environment
    isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    clock = SessionClock(isScript: !isInteractive)
    resources = try Resources(environment: environment)
    archive = Archive(environment: environment, games: GameList.types)
    let records = archive
    library = try Content(resources, archive) { [clock] () throws(Refusal) in
      try records.due(on: Day(clock.now.day))
    }
    let (saves, claimNotices) = archive.claim(GameList.slots)

    let languages = Phrasebook.sortedByName(Phrasebook.languages(in: resources.locales))
    settings = configuration.settings(
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
      transcript: configuration.transcript, &unwritten)
    voice = settings.voice
    let speechTroubles = ErrorQueue()
    let voicing = Voicing(
      voice: settings.voice, placement: SoundPlacement(settings.placement),
      record: configuration.record,
      isInteractive: isInteractive, sounds: resources.data.appending(path: "sounds"),
      own: archive.folders?.sounds, troubles: speechTroubles)
    let log = configuration.effects.flatMap { EffectsLog($0) }
    let braille = BrailleOutput(file: configuration.brailleFile)
    channels = Channels(printer, voicing, braille, phrasebook, settings, speechTroubles)
    observers = log.map { [$0] } ?? []
    let unlogged = configuration.effects != nil && log == nil ? [Term("effects-failed")] : []
    // Only a round would be lost by it: that is told where one begins.
    let isOpenElsewhere = { (notice: Term) in notice.key == "storage-open-elsewhere" }
    notices =
      archive.notices + claimNotices.filter { !isOpenElsewhere($0) } + unwritten + unlogged
      + voicing.notices + braille.notices + library.problems
      + configuration.complaints(settings, languages)

    let kinds = library.kinds(in: phrasebook)
    dialogue = Dialogue(
      environment: DialogueEnvironment(
        kinds: kinds, languages: languages,
        languageCalled: { Phrasebook.match($0, available: languages) },
        voiceVariants: voicing.variants, sounds: voicing.cues, teaching: library.teaching(_:among:),
        describer: library.gallery.describer,
        statistics: records.statistics, finished: records.finished),
      settings: settings, saves: saves,
      recent: Dictionary(
        uniqueKeysWithValues: kinds.map { ($0.id, records.recent($0.id)) }),
      hintsGiven: isInteractive ? records.hintsGiven : [], respellings: archive.respellings,
      own: archive.ownGroups(in: library.catalogue),
      seed: seed ?? UInt64.random(in: .min ... .max))
    dialogue.environment.analysisCapability = { AnalysisCapability(on: $0) }
    dialogue.environment.learning = library.learningSource(of: records)
    dialogue.environment.credits = { [resources] in resources.credits }
    dialogue.environment.hasSpeechDispatcher =
      !settings.firstStartDone && SpeechServer.ofPlayer != nil
    dialogue.environment.keepsMatches = !claimNotices.contains(where: isOpenElsewhere)
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
  public mutating func run(_ start: Dialogue.Start) async throws {
    let reader = try InputReader(mode: settings.input == .keys ? .keys : .lines)
    defer { reader.close() }
    if isInteractive {
      channels.braille.listen { [reader] input in reader.add(input) }
      // A server that does not answer is not silence until the next key.
      channels.speechTroubles.listen { [reader] in reader.add(.wake) }
      remote = RemoteAsking { [reader] in reader.add(.wake) }
    }
    analysisWorker = AnalysisWorker(isScript: !isInteractive) { [reader] in
      reader.isLeaveWaiting
    } notify: { [reader] in
      reader.add(.wake)
    }
    channels.braille.adopt(settings, language: channels.phrasebook.language)
    channels.say(Utterance([welcome], .now))
    notices += dialogue.environment.keymaps.strangers.map {
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
    hear(analysisWorker?.finish() ?? [])
    pads?.close()
    if let trouble = await channels.voicing.finish() { channels.say(Utterance(trouble)) }
    if let trouble = channels.braille.finish() { channels.say(Utterance(trouble)) }
  }

  /// Listens to gamepads, or no longer, as the player wants it. The first question is out by then.
  private mutating func plugPads(into reader: InputReader) {
    let isWanted = settings.pads && isInteractive
    guard isWanted != (pads != nil) else { return }
    pads?.close()
    pads = isWanted ? GamepadMonitor { reader.add(TerminalInput($0)) } : nil
    dialogue.environment.hasPad = false
  }

  /// What comes next, input or alarm. A script does not wait: its time goes by its lines.
  private func next(from reader: InputReader) async -> TerminalInput? {
    guard let alarm, isInteractive || !reader.isLeaveWaiting else { return await reader.next() }
    return isInteractive ? await reader.next(until: alarm) : .elapsed
  }

  private var welcome: Term {
    Term(
      "welcome",
      ["version": .text(Release.version), "input": .text(settings.input.rawValue)])
  }

  private mutating func respond(to input: TerminalInput) {
    if input == .elapsed {
      alarm = nil
      return perform(dialogue.respond(to: .tick, at: clock.now))
    }
    // Whoever has news tells it at the end of an answer.
    if input == .wake {
      takeGroups()
      let found = analysisWorker?.take() ?? []
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
      dialogue.environment.hasPad = pads?.count ?? 0 > 0
      channels.say(Utterance(Term(Key(key))))
    case .interrupt, .end, .hangup:
      perform(dialogue.respond(to: .leave, at: clock.now))
    case .resumed, .elapsed, .wake: break
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
